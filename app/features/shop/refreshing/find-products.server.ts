import { canonicalSource } from '#features/shop/addresses/canonical-source.ts'
import { isHostOf } from '#features/shop/addresses/retailer-address.ts'
import { isIgnored } from '#features/shop/extraction/ignored-pages.ts'
import { productLinks, sitemapLinks } from '#features/shop/extraction/product-links.ts'
import { readProductPage } from '#features/shop/extraction/read-product-page.ts'
import { readProductsJson } from '#features/shop/extraction/shopify-list.ts'
import { readSitemap } from '#features/shop/extraction/sitemap.ts'
import type { ShopReader } from '#features/shop/reading/shop-reader.server.ts'
import type { Infrastructure } from '#platform/infrastructure.server.ts'

import { addPages, noteOutcome, type NewPage } from './frontier.server.ts'
import type { RefreshPage } from './refresh-rows.server.ts'
import type { ShopBeingRead } from './shop-being-read.ts'
import { lockProductOf, takeOver } from './take-over.server.ts'
import type { Visited } from './visit-product.server.ts'

interface Finding {
  readonly services: Pick<Infrastructure, 'db' | 'jobs' | 'broadcast' | 'clock'>
  readonly page: RefreshPage
  readonly reader: ShopReader
  readonly shop: ShopBeingRead
}

const A_PAGE = 250
const MAX_LISTS = 40

/** Looks for products at an address that is none itself, and notes where they are. */
export async function findProducts(finding: Finding): Promise<Visited> {
  const { kind, url } = finding.page
  const { pathname } = new URL(url)
  if (kind === 'products-json') return readList(finding, url)
  if (kind === 'sitemap') return readMap(finding)
  if (kind === 'listing') return readListing(finding)
  if (pathname.endsWith('/products.json')) return readList(finding, listAddress(url, 1))
  if (/\.xml(?:\.gz)?$/i.test(pathname)) return readMap(finding)
  const list = /^\/(?:collections\/[^/]+\/?)?$/.test(pathname) ? await readList(finding, listAddress(url, 1), false) : 'none'
  return list === 'none' ? readListing(finding) : list
}

/** A page of `products.json`. Of a guess (not `isNamed`) that was wrong it says `none`, and notes nothing. */
async function readList(finding: Finding, address: string, isNamed?: true): Promise<Visited>
async function readList(finding: Finding, address: string, isNamed: false): Promise<Visited | 'none'>
async function readList({ services, page, reader, shop }: Finding, address: string, isNamed = true): Promise<Visited | 'none'> {
  const visit = await reader.read(address)
  if (visit.what === 'later' || (visit.what === 'failed' && (isNamed || visit.isSilent))) return visit
  const list = visit.what === 'page' ? readProductsJson(visit.text, visit.url) : null
  const number = Number(new URL(address).searchParams.get('page') ?? 1)
  if (!isNamed && !list?.count) return 'none'
  if (!list) return { what: 'failed', reason: 'This is no list of products.' }
  await services.db.transaction(async (tx) => {
    const pages: NewPage[] = []
    for (const product of list.products) {
      const isWanted = !isIgnored(product) || (await lockProductOf(tx, product.url)) !== null
      const outcome = isWanted ? await takeOver(services, tx, shop, product) : ({ what: 'left-out' } as const)
      pages.push({ url: product.url, kind: 'product', outcome })
    }
    const isLast = list.count < A_PAGE
    if (!isLast && number < MAX_LISTS) pages.push({ url: listAddress(address, number + 1), kind: 'products-json' })
    await addPages(tx, page.refreshId, pages)
    const isWhole = isLast && list.products.length === list.count && (number > 1 || list.count > 0)
    await noteOutcome(tx, page, { what: 'listed', isWhole })
  })
  return 'done'
}

async function readMap({ services, page, reader, shop }: Finding): Promise<Visited> {
  const visit = await reader.read(page.url)
  if (visit.what === 'later' || visit.what === 'failed') return visit
  const sitemap = visit.what === 'page' ? readSitemap(visit.text) : null
  // Where nobody named one, there need not be any.
  if (visit.what === 'gone' && page.kind === 'sitemap') {
    await services.db.transaction((tx) => noteOutcome(tx, page, { what: 'listed' }))
    return 'done'
  }
  if (!sitemap) return { what: 'failed', reason: 'This is no sitemap.' }
  const { sitemaps, products } = sitemapLinks(sitemap, page.url, (host) => isHostOf(shop.domain, host))
  await services.db.transaction(async (tx) => {
    await addPages(tx, page.refreshId, [
      ...sitemaps.map((url): NewPage => ({ url, kind: 'sitemap' })),
      ...products.map((url): NewPage => ({ url, kind: 'product' })),
    ])
    await noteOutcome(tx, page, { what: 'listed' })
  })
  return 'done'
}

/** A listing, a home page, or a product’s page after all. */
async function readListing(finding: Finding): Promise<Visited> {
  const { services, page, reader, shop } = finding
  const visit = await reader.read(page.url)
  if (visit.what === 'later' || visit.what === 'failed') return visit
  if (visit.what !== 'page') return { what: 'failed', reason: 'There is no such page (any more).' }
  const { pathname, origin } = new URL(visit.url)
  const isHome = pathname === '/'
  const found = isHome ? null : readProductPage(visit.text, visit.url)
  if (page.kind === 'start' && found?.ok) {
    await services.db.transaction(async (tx) =>
      noteOutcome(tx, page, await takeOver(services, tx, shop, found.product, page.url)),
    )
    return 'done'
  }
  const { products, next } = productLinks(visit.text, visit.url, (host) => isHostOf(shop.domain, host))
  const maps = isHome ? await mapsOf(finding, origin) : []
  if (!Array.isArray(maps)) return maps
  await services.db.transaction(async (tx) => {
    await addPages(tx, page.refreshId, [
      ...maps.map((url): NewPage => ({ url, kind: 'sitemap' })),
      ...products.map((url): NewPage => ({ url, kind: 'product' })),
      ...(next === null ? [] : [{ url: next, kind: 'listing' } as const]),
    ])
    await noteOutcome(tx, page, { what: 'listed' })
  })
  return 'done'
}

/** The sitemaps that a shop names, else where they usually are. */
async function mapsOf({ reader, shop }: Finding, origin: string): Promise<string[] | Exclude<Visited, 'done'>> {
  const rules = await reader.robots(origin)
  if ('what' in rules) return rules.what === 'later' || rules.what === 'failed' ? rules : []
  const named = rules.sitemaps
    .flatMap((url) => canonicalSource(url) ?? [])
    .filter((url) => isHostOf(shop.domain, new URL(url).hostname))
  return named.length > 0 ? named.slice(0, 10) : [`${origin}/sitemap.xml`]
}

function listAddress(from: string, page: number): string {
  const url = new URL(from)
  if (!url.pathname.endsWith('/products.json')) url.pathname = `${url.pathname.replace(/\/$/, '')}/products.json`
  url.search = `?limit=${A_PAGE}&page=${page}`
  return url.href
}
