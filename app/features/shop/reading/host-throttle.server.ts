import { eq, sql } from 'drizzle-orm'

import type { Infrastructure } from '#platform/infrastructure.server.ts'

import { scrapedHosts } from './reading-tables.server.ts'

type Throttling = Pick<Infrastructure, 'db' | 'clock'>

/**
 * The instant at which a request to a host may begin. It is the asker’s alone, whatever other workers ask: each takes the next one,
 * `spacingMs` after the one before. `later`: none within `upToMs`; nothing is taken then.
 */
export async function takeSlot(
  { db, clock }: Throttling,
  host: string,
  { spacingMs, upToMs }: { spacingMs: number; upToMs: number },
): Promise<{ readonly at: Date } | { readonly later: Date }> {
  const now = clock.now()
  const latest = new Date(now.getTime() + upToMs)
  const begins = sql`greatest(${scrapedHosts.nextVisitAt}, ${now.toISOString()}::timestamptz)`
  const [taken] = await db
    .insert(scrapedHosts)
    .values({ host, nextVisitAt: new Date(now.getTime() + spacingMs) })
    .onConflictDoUpdate({
      target: scrapedHosts.host,
      set: { nextVisitAt: sql`${begins} + ${spacingMs} * interval '1 millisecond'` },
      setWhere: sql`${scrapedHosts.nextVisitAt} <= ${latest.toISOString()}::timestamptz`,
    })
    .returning({ nextVisitAt: scrapedHosts.nextVisitAt })
  if (taken) return { at: new Date(taken.nextVisitAt.getTime() - spacingMs) }
  const [host_] = await db.select({ nextVisitAt: scrapedHosts.nextVisitAt }).from(scrapedHosts).where(eq(scrapedHosts.host, host))
  return { later: host_?.nextVisitAt ?? latest }
}

/** Leaves a host alone until an instant. */
export async function leaveAlone({ db }: Pick<Infrastructure, 'db'>, host: string, until: Date): Promise<void> {
  await db
    .insert(scrapedHosts)
    .values({ host, nextVisitAt: until })
    .onConflictDoUpdate({
      target: scrapedHosts.host,
      set: { nextVisitAt: sql`greatest(${scrapedHosts.nextVisitAt}, excluded.next_visit_at)` },
    })
}
