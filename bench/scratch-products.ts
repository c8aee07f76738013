import { sql } from 'drizzle-orm'

import { insertProduct } from '#features/shop/products/products.server.ts'
import type { Services } from '#services.server.ts'

import { openScratchDatabase } from './scratch-database.ts'

const kinds = [
  'Creatine Monohydrate',
  'Grass-Fed Whey Isolate',
  'Plant Protein',
  'Omega-3 Fish Oil',
  'Magnesium Citrate',
  'Collagen Peptides',
  'Vitamin D3',
  'Multivitamin',
  'Sleep Aid',
  'Ashwagandha',
  'Zinc',
  'Electrolytes',
  'Iron Bisglycinate',
  'Fibre',
  'Probiotic',
  'Beta-Alanine',
  'Caffeine',
  'Tyrosine',
  'Curcumin',
]
const gear = ['Barbell', 'Kettlebell', 'Bumper Plate', 'Power Rack', 'Rowing Machine', 'Jump Rope', 'Sandbag', 'Gymnastic Rings']
const forms = ['Powder, Vanilla', 'Powder, Unflavoured', 'Capsules', 'Tablets', 'Drops', 'Sachets']
const sentence = 'Made with few ingredients, tested in a laboratory by lot, and packed without a scoop that nobody needs. '

/** A database of its own with that many products, two in five of them equipment, each written as the product writes them. */
export async function openScratchProducts(
  most: number,
): Promise<{ services: Services; slug: string; close: () => Promise<void> }> {
  const { services, clock, close } = await openScratchDatabase()
  let slug = ''
  for (let begin = 0; begin < most; begin += 500) {
    clock.set(new Date(Date.UTC(2026, 0, 1) + begin * 60_000))
    await services.db.transaction(async (tx) => {
      for (let at = begin; at < Math.min(begin + 500, most); at++)
        slug = (await insertProduct(services, tx, productNumber(at), 'page')).slug
    })
  }
  await services.db.execute(sql`vacuum analyze products`)
  return { services, slug, close }
}

function productNumber(at: number) {
  const isEquipment = at % 5 < 2
  const kind = isEquipment ? gear[at % gear.length]! : `${kinds[at % kinds.length]} ${forms[at % forms.length]}`
  return {
    name: `${kind}, lot ${at}`,
    description: sentence.repeat(3 + (at % 12)),
    price: at % 9 === 0 ? '' : `$${(at * 37) % 400}.${10 + (at % 90)}`,
    priceSource: 'page' as const,
    checkedAt: new Date(Date.UTC(2026, 0, 1 + (at % 6))),
    category: isEquipment ? ('equipment' as const) : ('protein' as const),
    sourceSite: 'scratch',
    sourceUrl: `https://shop.example/products/${at}`,
    affiliateUrl: `https://shop.example/products/${at}?a=1`,
    featured: at % 40 === 0,
    inStock: at % 25 !== 0,
  }
}
