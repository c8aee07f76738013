import type { Found } from './found.ts'
import { readLooseJson } from './loose-json.ts'
import { termsOf, type Offer } from './offer-terms.ts'

export interface ShopifyProduct extends Found {
  readonly handle: string | null
}

type Fields = Readonly<Record<string, unknown>>

const MAX_VARIANTS = 250
const MAX_LISTED = 250

/** A product as Shopify writes it (`{handle}.js`, `{handle}.json`, within a page); null for everything else. */
export function readShopifyProduct(value: unknown, currency: string | null = null): ShopifyProduct | null {
  if (!isFields(value)) return null
  const product = isFields(value.product) ? value.product : value
  const { title, variants } = product
  if (typeof title !== 'string' || !Array.isArray(variants) || variants.length === 0) return null
  const offers = variants
    .slice(0, MAX_VARIANTS)
    .filter(isFields)
    .map((variant) => offerOf(variant, currency))
  if (offers.every(({ price }) => price === '')) return null
  const description = [product.body_html, product.description, product.content].find(
    (each) => typeof each === 'string' && each !== '',
  )
  const images = [product.images, product.media, product.featured_image, product.image].flatMap((each) =>
    Array.isArray(each) ? each.slice(0, 50).flatMap(sourceOf) : sourceOf(each),
  )
  const tags = Array.isArray(product.tags) ? product.tags : String(product.tags ?? '').split(',')
  const kind = [product.product_type, product.type].find((each) => typeof each === 'string') ?? ''
  return {
    name: title,
    ...(description !== undefined && { description: String(description) }),
    images,
    terms: termsOf(offers),
    kind: String(kind),
    tags: tags.slice(0, 50).filter((each) => typeof each === 'string'),
    handle: typeof product.handle === 'string' && /^[\p{L}\p{N}_-]{1,255}$/u.test(product.handle) ? product.handle : null,
  }
}

/** The products of a page of `products.json`, and how many stand there; null when it is none. */
export function readShopifyList(text: string, currency: string | null = null): { found: ShopifyProduct[]; count: number } | null {
  const value = readLooseJson(text)
  if (!isFields(value) || !Array.isArray(value.products)) return null
  const found = value.products.slice(0, MAX_LISTED).flatMap((each) => readShopifyProduct(each, currency) ?? [])
  return { found, count: value.products.length }
}

/** The product among the JSON scripts of a page. */
export function findShopifyProduct(scripts: ReadonlyArray<string>, currency: string | null): ShopifyProduct | null {
  for (const script of scripts) {
    if (!script.includes('"variants"') || !script.includes('"title"')) continue
    const found = readShopifyProduct(readLooseJson(script), currency)
    if (found) return found
  }
  return null
}

function offerOf(variant: Fields, currency: string | null): Offer {
  const inStock = typeof variant.available === 'boolean' ? variant.available : null
  return { price: amountOf(variant.price), compareAt: amountOf(variant.compare_at_price), currency, inStock }
}

/** Numbers are cents, texts are amounts. */
function amountOf(value: unknown): string {
  if (typeof value === 'number' && Number.isFinite(value)) return (value / 100).toFixed(2)
  return typeof value === 'string' ? value.trim() : ''
}

function sourceOf(value: unknown): string[] {
  const source = isFields(value) ? (value.src ?? (isFields(value.preview_image) ? value.preview_image.src : undefined)) : value
  return typeof source === 'string' && source !== '' ? [source] : []
}

function isFields(value: unknown): value is Fields {
  return typeof value === 'object' && value !== null && !Array.isArray(value)
}
