import { sql } from 'drizzle-orm'

import { products } from '#features/shop/core/tables.server.ts'
import { findPage } from '#features/site/core/find-page.server.ts'
import type { SitePorts } from '#features/site/core/ports.server.ts'
import type { Infrastructure } from '#platform/infrastructure.server.ts'

import { affiliateClicks } from './affiliate-tables.server.ts'
import type { Target } from './targets.server.ts'

interface Click {
  readonly day: string
  readonly target: string
  readonly page: string
  readonly label: string
  readonly productId: string | null
  readonly count: number
}

/** So many different ones wait at most; whoever clicks while the database is gone that long is not counted. */
const MAX_WAITING = 1_000

/** Clicks that wait for the one writing that is under way; however many come, there is one at a time. */
const waiting = new WeakMap<Infrastructure['db'], Map<string, Click>>()

/** Counts a click, by the day, what was clicked and where it stood; nothing about who did it. Never fails. */
export async function countClick(
  services: Pick<Infrastructure, 'db' | 'broadcast' | 'clock' | 'log' | 'site'> & SitePorts,
  { slug, label, productId }: Target,
  referrer: string | null,
): Promise<void> {
  const { db, clock, log } = services
  try {
    const day = clock.now().toISOString().slice(0, 10)
    const page = await pageOf(services, referrer)
    const isWriting = waiting.has(db)
    const clicks = waiting.get(db) ?? new Map<string, Click>()
    waiting.set(db, clicks)
    const key = JSON.stringify([day, slug, page])
    const count = (clicks.get(key)?.count ?? 0) + 1
    if (count > 1 || clicks.size < MAX_WAITING) clicks.set(key, { day, target: slug, page, productId, label, count })
    if (!isWriting) await writeAll(db, clicks).finally(() => waiting.delete(db))
  } catch (error) {
    log.warn({ err: error }, 'A click could not be counted.')
  }
}

async function writeAll(db: Infrastructure['db'], clicks: Map<string, Click>): Promise<void> {
  while (clicks.size > 0) {
    // In one order everywhere, so that two processes never wait for each other.
    const rows = [...clicks]
      .toSorted(([a], [b]) => (a < b ? -1 : 1))
      .map(([, click]) => ({ ...click, productId: ifStillThere(click.productId) }))
    clicks.clear()
    const { day, target, page } = affiliateClicks
    await db
      .insert(affiliateClicks)
      .values(rows)
      .onConflictDoUpdate({
        target: [day, target, page],
        set: { count: sql`${affiliateClicks.count} + excluded.count`, label: sql`excluded.label` },
      })
  }
}

/** The page of ours on which the link stood; empty for any other, so that nobody can fill the table with names of their own. */
async function pageOf(
  services: Pick<Infrastructure, 'db' | 'broadcast' | 'log' | 'site'> & SitePorts,
  referrer: string | null,
): Promise<string> {
  if (!referrer || !URL.canParse(referrer)) return ''
  const { origin, pathname } = new URL(referrer)
  if (!services.site.origins.includes(origin) || pathname.length > 200) return ''
  return (await findPage(services, pathname)) ? pathname : ''
}

/** A product may be taken away between the click and its writing. */
function ifStillThere(id: string | null) {
  return id && sql<string | null>`(select ${products.id} from ${products} where ${products.id} = ${id})`
}
