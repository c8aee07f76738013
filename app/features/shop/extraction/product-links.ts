import { canonicalSource } from '#features/shop/addresses/canonical-source.ts'

import { readLooseJson } from './loose-json.ts'
import { scanPage } from './page-scan.ts'
import type { Sitemap } from './sitemap.ts'

/** Where a listing leads. */
export interface ListingLinks {
  /** Addresses that are likely products, each once. */
  readonly products: ReadonlyArray<string>
  readonly next: string | null
}

/** Says of a host whether its pages may be read. */
export type AllowsHost = (host: string) => boolean

const MOST = 2_000
const OF_PRODUCTS = /\/(?:products?|produkte?|produits?|productos?|p|dp|item|items|sku)\/[^/]/i
const OF_OTHERS =
  /\/(?:blogs?|news|articles?|pages?|collections?|categor(?:y|ies)|tags?|authors?|about|contact|account|login|register|cart|checkout|search|wishlist|polic(?:y|ies)|legal|privacy|terms|faq|help|support|careers?|press|stores?|gift-?cards?|reviews?|recipes?|wp-[a-z]+)(?:\/|$)/i
const NO_PAGE = /\.(?:jpe?g|png|gif|webp|avif|svg|pdf|zip|mp4|css|js|json|xml|ico)$/i

/** The products that a page of a listing leads to: those it names as a list; else those whose links or addresses are of products. */
export function productLinks(html: string, url: string, allows: AllowsHost): ListingLinks {
  const { linkedData, links, productMarks, next, base } = scanPage(html)
  const from = base !== null && URL.canParse(base, url) ? new URL(base, url).href : url
  const clean = (given: ReadonlyArray<string>) =>
    addresses(given, from, allows).filter((address) => address !== canonicalSource(url))
  const listed = clean(linkedData.flatMap((script) => itemAddresses(readLooseJson(script))))
  const shaped = clean(links).filter((address) => OF_PRODUCTS.test(new URL(address).pathname))
  const marked = clean(productMarks).filter((address) => !OF_OTHERS.test(new URL(address).pathname))
  const products = [listed, shaped, marked].find(({ length }) => length > 0) ?? []
  return { products: products.slice(0, MOST), next: next === null ? null : (addresses([next], from, allows)[0] ?? null) }
}

/** The sitemaps and pages of a sitemap that may lead to products: those that are named for them, if any are. */
export function sitemapLinks({ sitemaps, pages }: Sitemap, url: string, allows: AllowsHost) {
  const inner = addresses(sitemaps, url, allows)
  const named = inner.filter((address) => /product|produkt|produit/i.test(new URL(address).pathname))
  const all = addresses(pages, url, allows).filter((address) => new URL(address).pathname !== '/')
  const shaped = all.filter((address) => OF_PRODUCTS.test(new URL(address).pathname))
  const isOfProducts = /product|produkt|produit/i.test(new URL(url).pathname)
  const rest = isOfProducts ? all : all.filter((address) => !OF_OTHERS.test(new URL(address).pathname))
  return {
    sitemaps: (named.length > 0
      ? named
      : inner.filter((address) => !/blog|page|collection|categor|image|video|news/i.test(address))
    ).slice(0, 50),
    products: (shaped.length > 0 ? shaped : rest).slice(0, MOST),
  }
}

/** Canonical https addresses on allowed hosts, each once. */
function addresses(given: ReadonlyArray<string>, base: string, allows: AllowsHost): string[] {
  const found = new Set<string>()
  for (const each of given) {
    if (each.length > 2_000 || !URL.canParse(each, base)) continue
    const address = canonicalSource(new URL(each, base))
    if (address === null) continue
    const { hostname, port, pathname } = new URL(address)
    const isHere = port === new URL(base).port
    if (isHere && allows(hostname) && !NO_PAGE.test(pathname.replace(/\.xml$/i, ''))) found.add(address)
  }
  return [...found]
}

/** The addresses of an ItemList of JSON-LD. */
function itemAddresses(value: unknown, depth = 0): string[] {
  if (typeof value !== 'object' || value === null || depth > 6) return []
  if (Array.isArray(value)) return value.slice(0, MOST).flatMap((each) => itemAddresses(each, depth + 1))
  const { itemListElement, '@graph': graph, mainEntity, ...rest } = value as Record<string, unknown>
  const isCrumbs = String(rest['@type']).includes('Breadcrumb')
  const here = itemListElement && !isCrumbs ? [itemListElement].flat().slice(0, MOST).flatMap(addressOfItem) : []
  return [...here, ...itemAddresses(graph, depth + 1), ...itemAddresses(mainEntity, depth + 1)]
}

function addressOfItem(item: unknown): string[] {
  if (typeof item === 'string') return [item]
  if (typeof item !== 'object' || item === null) return []
  const { url, item: inner, '@id': id } = item as Record<string, unknown>
  if (typeof url === 'string') return [url]
  if (inner !== undefined) return addressOfItem(inner)
  return typeof id === 'string' ? [id] : []
}
