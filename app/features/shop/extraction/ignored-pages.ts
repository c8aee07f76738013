import type { ScrapedProduct } from '#features/shop/core/scraped-product.ts'

/** What shops sell beside their products, in whole words of a name or a kind: none of it belongs on the shelves. */
export const leftOutWords: ReadonlyArray<string> = [
  'gift card',
  'gift cards',
  'giftcard',
  'e-gift',
  'gift certificate',
  'gift wrap',
  'gutschein',
  'sample',
  'samples',
  'sampler',
  'sample pack',
  'test product',
  'test item',
  'testprodukt',
  'dummy product',
  'do not buy',
  'do not purchase',
  'do not order',
  'merch',
  'merchandise',
  'swag',
  't-shirt',
  't-shirts',
  'tshirt',
  'tee',
  'tees',
  'hoodie',
  'hoodies',
  'sweatshirt',
  'crewneck',
  'joggers',
  'tank top',
  'snapback',
  'beanie',
  'trucker hat',
  'baseball cap',
  'sticker',
  'stickers',
  'keychain',
  'lanyard',
  'mug',
  'tote bag',
  'poster',
  'enamel pin',
  'shipping protection',
  'package protection',
  'route protection',
  'donation',
]

const word = leftOutWords.map((each) => each.replaceAll(/[ -]/g, '[\\s-]*')).join('|')
const WITHIN = new RegExp(`(?<![\\p{L}\\p{N}])(?:${word})(?![\\p{L}\\p{N}])`, 'iu')
const WHOLE = new RegExp(`^(?:${word})$`, 'iu')

/** Whether a thing is merch, a sample, a gift card or a test of its shop. Tags count as a whole: many only touch upon such a word. */
export function isIgnored({ name, kind, tags }: Pick<ScrapedProduct, 'name' | 'kind' | 'tags'>): boolean {
  return WITHIN.test(name) || WITHIN.test(kind) || tags.some((tag) => WHOLE.test(tag.trim()))
}
