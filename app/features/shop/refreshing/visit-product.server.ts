import { eq } from 'drizzle-orm'

import type { PageOutcome } from '#features/shop/core/page-outcome.ts'
import type { PageReading } from '#features/shop/core/scraped-product.ts'
import { products } from '#features/shop/core/tables.server.ts'
import { isIgnored } from '#features/shop/extraction/ignored-pages.ts'
import { readProductPage } from '#features/shop/extraction/read-product-page.ts'
import type { ShopReader, Visit } from '#features/shop/reading/shop-reader.server.ts'
import type { Infrastructure } from '#platform/infrastructure.server.ts'

import { findEdition, noteEdition, noteOutcome } from './frontier.server.ts'
import type { RefreshPage } from './refresh-rows.server.ts'
import type { ShopBeingRead } from './shop-being-read.ts'
import { lockProductOf, noteUnchanged, takeOver } from './take-over.server.ts'

/** A visit that a page is done with, or what the host said instead. */
export type Visited = 'done' | Exclude<Visit, { what: 'page' | 'unchanged' | 'gone' }>

interface Visiting {
  readonly reader: ShopReader
  readonly shop: ShopBeingRead
  /** Read for somebody to look at; nothing is taken over. */
  readonly isForReview: boolean
}

const NOT_THERE = 'There is no such page (any more).'

/** Reads the page of one product and takes over what it says. */
export async function visitProduct(
  services: Pick<Infrastructure, 'db' | 'jobs' | 'broadcast' | 'clock'>,
  page: RefreshPage,
  visiting: Visiting,
): Promise<Visited> {
  const { url } = page
  const known = visiting.isForReview ? null : await findStored(services, url)
  const visit = await visiting.reader.read(url, known && (await findEdition(services, url)))
  if (visit.what === 'later' || visit.what === 'failed') return visit
  const keep = (outcome: PageOutcome) => services.db.transaction((tx) => noteOutcome(tx, page, outcome))
  if (visit.what === 'gone') {
    // It is marked when the reading ends: a shop that only answers so for an hour has lost nothing.
    await keep(known ? { what: 'gone', ...known } : { what: 'failed', reason: NOT_THERE })
    return 'done'
  }
  if (visit.what === 'unchanged') {
    await services.db.transaction(async (tx) => {
      const stored = await lockProductOf(tx, url)
      await noteOutcome(tx, page, stored ? await noteUnchanged(services, tx, stored) : { what: 'left-out' })
    })
    return 'done'
  }
  const reading = await readVisited(visiting.reader, visit)
  if (!('ok' in reading)) return reading
  if (!reading.ok) {
    await keep(known || visiting.isForReview ? { what: 'failed', reason: reading.reason } : { what: 'left-out' })
    return 'done'
  }
  const { product } = reading
  if (visiting.isForReview) await keep({ what: 'found', product })
  else
    await services.db.transaction(async (tx) => {
      const isKnown = known !== null || (await lockProductOf(tx, product.url, url)) !== null
      const isWanted = isKnown || !isIgnored(product)
      await noteOutcome(tx, page, isWanted ? await takeOver(services, tx, visiting.shop, product, url) : { what: 'left-out' })
      await noteEdition(services, tx, url, visit.edition)
    })
  return 'done'
}

/** The product of a page; of a Shopify shop whose page says nothing, that of the JSON beside it. */
async function readVisited(
  reader: ShopReader,
  { text, url }: Extract<Visit, { what: 'page' }>,
): Promise<PageReading | Exclude<Visited, 'done'>> {
  const reading = readProductPage(text, url)
  const { origin, pathname } = new URL(url)
  if (reading.ok || !/\/products\/[^/.]+$/.test(pathname)) return reading
  const beside = await reader.read(`${origin}${pathname}.js`)
  if (beside.what === 'later') return beside
  const other = beside.what === 'page' ? readProductPage(beside.text, beside.url) : reading
  return other.ok ? other : reading
}

async function findStored({ db }: Pick<Infrastructure, 'db'>, url: string): Promise<{ name: string; slug: string } | null> {
  const [stored] = await db.select({ name: products.name, slug: products.slug }).from(products).where(eq(products.sourceUrl, url))
  return stored ?? null
}
