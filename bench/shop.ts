import { findProductPage } from '#features/shop/product-page/product-page.server.ts'
import { questionOf } from '#features/shop/shelves/shelf.ts'
import { findShopView } from '#features/shop/shelves/shop-view.server.ts'

import { openScratchProducts } from './scratch-products.ts'
import type { Figure } from './table.ts'

const PRODUCTS = 5_000
const ROUNDS = 15

const questions = {
  'the first page': '',
  'the last page': 'page=100000',
  'by name': 'sort=name-asc',
  'by name, backwards, far back': 'sort=name-desc&page=50',
  'by price': 'sort=price-asc',
  'by price, the dearest first, far back': 'sort=price-desc&page=40',
  'the equipment': 'tab=equipment',
  'the equipment by price': 'tab=equipment&sort=price-asc',
  'a word of one in twenty': 'q=magnesium',
  'a word of nearly all of them': 'q=with',
  'two words': 'q=powder+vanilla&sort=price-asc',
  'two letters': 'q=d3',
  'a word that stands nowhere': 'q=xylophonist',
  'nonsense words': 'q=xylophonist+quagmirez+zyxwvuts+plinkplonk+brrrrring+wobblyfoo+hmmmmmmm+fizzbuzzy',
  'a slip of the finger': 'q=magnesum',
  'three words with a slip each': 'q=magnesum+citrte+capsles',
}

/** What the pages of the shop cost at the database, as visitors ask for them. */
export async function benchShop(note: (figure: Figure) => void): Promise<void> {
  const { services, slug, close } = await openScratchProducts(PRODUCTS)
  const measure = async (what: string, ask: () => Promise<unknown>) => {
    const times: number[] = []
    for (let round = 0; round < ROUNDS; round++) {
      const begun = performance.now()
      await ask()
      times.push(performance.now() - begun)
    }
    const median = times.toSorted((a, b) => a - b)[Math.floor(ROUNDS / 2)]!
    note({ what: `shop, ${PRODUCTS} products: ${what}`, measured: median, goal: { atMost: 30 }, unit: 'ms' })
  }
  try {
    for (const [what, params] of Object.entries(questions)) {
      const question = questionOf(new URLSearchParams(params))
      await measure(what, () => findShopView(services, question))
    }
    await measure('the page of a product', () => findProductPage(services, slug))
  } finally {
    await close()
  }
}
