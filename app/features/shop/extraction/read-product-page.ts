import { canonicalSource } from '#features/shop/addresses/canonical-source.ts'
import type { ExtractionWay, ProductField } from '#features/shop/core/product.ts'
import type { PageReading, ScrapedProduct } from '#features/shop/core/scraped-product.ts'

import { longest, type FoundBy } from './found.ts'
import { readThings } from './linked-data.ts'
import { readLooseJson } from './loose-json.ts'
import { priceIn, type OfferTerms } from './offer-terms.ts'
import { readOpenGraph } from './open-graph.ts'
import { guessFromPage } from './page-heuristics.ts'
import { scanPage, type PageScan } from './page-scan.ts'
import { plainLine, plainText } from './plain-text.ts'
import { findShopifyProduct, readShopifyProduct } from './shopify.ts'

const NOTHING = 'No product was found on this page.'
const SEVERAL = 'This page shows several products. Open one of them and use its address.'

/**
 * The product that a page sells, field by field from the best source that has it: JSON-LD, microdata, Open Graph, Shopify’s JSON, and what
 * the page shows. `url` is where the page came from; it may also be Shopify’s JSON of one product.
 */
export function readProductPage(text: string, url: string): PageReading {
  const source = canonicalSource(url)
  if (source === null) return { ok: false, reason: 'This is no address of a page.' }
  if (text.trim() === '') return { ok: false, reason: 'The page is empty.' }
  if (/^\s*\{/.test(text)) {
    const found = readShopifyProduct(readLooseJson(text))
    const page = source.replace(/\.js(?:on)?$/, '')
    return found ? productOf([{ ...found, way: 'shopify' }], page, url) : { ok: false, reason: NOTHING }
  }
  return readScan(scanPage(text), source)
}

function readScan(scan: PageScan, source: string): PageReading {
  const base = absolute(scan.base ?? '', source) ?? source
  const canonical = sameSite(absolute(scan.canonical ?? '', base), source)
  const openGraph = readOpenGraph(scan)
  const guess = guessFromPage(scan)
  const comparable = (address: string) => canonicalSource(absolute(address, base) ?? '')
  const about = { url: canonical ?? source, name: plainLine(scan.heading || (openGraph.name ?? ''), longest.name), comparable }
  const linked = readThings(
    scan.linkedData.map((script) => readLooseJson(script)),
    about,
  )
  const micro = readThings(scan.microdata, about)
  const shopify = findShopifyProduct(scan.embedded, scan.shopCurrency)
  const isProduct =
    [linked, micro].some((found) => found && found !== 'several') || openGraph.isProduct || shopify || guess.isProduct
  if (!isProduct) return { ok: false, reason: linked === 'several' || micro === 'several' ? SEVERAL : NOTHING }
  const ways: FoundBy[] = [
    ...(linked && linked !== 'several' ? [{ ...linked, way: 'json-ld' as const }] : []),
    ...(micro && micro !== 'several' ? [{ ...micro, way: 'microdata' as const }] : []),
    { ...openGraph, way: 'open-graph' },
    ...(shopify ? [{ ...shopify, way: 'shopify' as const }] : []),
    { ...guess, way: 'page' },
  ]
  return productOf(ways, about.url, base)
}

/** Each field from the first way that has it. */
export function productOf(ways: ReadonlyArray<FoundBy>, url: string, base: string): PageReading {
  const provenance: { -readonly [Field in ProductField]?: ExtractionWay } = {}
  function first<Value>(field: ProductField | null, read: (found: FoundBy) => Value | null, nothing: Value): Value {
    for (const found of ways) {
      const value = read(found)
      if (value === null || value === '') continue
      if (field) provenance[field] = found.way
      return value
    }
    return nothing
  }
  const name = first('name', (found) => plainLine(found.name ?? '', longest.name), '')
  if (name === '') return { ok: false, reason: 'The page shows a product without a name.' }
  const terms = first<OfferTerms | null>('price', ({ terms }) => (terms?.price ? terms : null), null)
  const images = first('imageUrl', (found) => pictureAddresses(found.images ?? [], base) ?? null, [])
  const inStock = first<boolean | null>('inStock', ({ terms }) => terms?.inStock ?? null, null)
  const description = first('description', (found) => plainText(found.description ?? '', longest.description), '')
  if (terms?.compareAt && provenance.price) provenance.compareAt = provenance.price
  const currency = terms?.currency ?? first(null, ({ terms }) => terms?.currency ?? null, null)
  const product: ScrapedProduct = {
    name,
    description,
    price: plainLine(priceIn(terms?.price ?? '', currency), longest.price),
    currency,
    compareAt: plainLine(priceIn(terms?.compareAt ?? '', currency), longest.price),
    images,
    inStock,
    url,
    kind: plainLine(ways.map(({ kind = '' }) => kind).join(' '), longest.kind),
    tags: ways.flatMap(({ tags = [] }) => tags.map((tag) => plainLine(tag, 100))),
    method: provenance.name ?? 'page',
    provenance,
  }
  return { ok: true, product }
}

function absolute(address: string, base: string): string | null {
  return address !== '' && URL.canParse(address, base) ? new URL(address, base).href : null
}

/** A page may name another address as its own one, on its own host: not its home, which faulty shops name on every page. */
function sameSite(canonical: string | null, source: string): string | null {
  const address = canonicalSource(canonical ?? '')
  if (address === null) return null
  const url = new URL(address)
  return url.host === new URL(source).host && url.pathname !== '/' ? address : null
}

/** Absolute https addresses of pictures, each once, at most twelve; null when none is left. */
function pictureAddresses(given: ReadonlyArray<string>, base: string): string[] | null {
  const addresses = new Set<string>()
  for (const each of given) {
    const address = each.trim()
    if (address === '' || !URL.canParse(address, base)) continue
    const url = new URL(address, base)
    // Shops that moved to https long ago still write the old one.
    if (url.protocol === 'http:' && url.port === '') url.protocol = 'https:'
    if (url.protocol !== 'https:' || url.username || url.href.length > longest.address) continue
    url.hash = ''
    addresses.add(url.href)
    if (addresses.size >= longest.images) break
  }
  return addresses.size === 0 ? null : [...addresses]
}
