import { eq, lte, sql } from 'drizzle-orm'
import { z } from 'zod'

import type { Clock } from './clock.ts'
import type { Database, Transaction } from './db.server.ts'
import { defineJob, handleJob } from './jobs.server.ts'
import { rateLimits } from './tables.server.ts'
import { keyedHash } from './tokens.server.ts'

/** A limit: at most `limit` events in any window of `windowSeconds` for one key. */
export interface RateLimit {
  readonly name: string
  readonly limit: number
  readonly windowSeconds: number
}

/** Counters kept in the database, so that neither a restart nor a second replica resets them. */
export interface RateLimits {
  /** Counts one event. Not ok: the limit is reached, and nothing was counted. */
  take(limit: RateLimit, key: string): Promise<{ ok: true } | { ok: false; retryAfterSeconds: number }>
  /** Counts one event of each in one go. Not ok as soon as one limit is reached; the longest wait is told, the others were counted. */
  takeAll(all: ReadonlyArray<readonly [RateLimit, string]>): Promise<{ ok: true } | { ok: false; retryAfterSeconds: number }>
  /** Forgets what was counted (a right password clears the wrong ones). */
  clear(limit: RateLimit, key: string): Promise<void>
  /** The same counters in the caller's transaction: what it takes is counted only if the transaction commits. */
  within(tx: Transaction): RateLimits
}

/**
 * Sliding windows, exact: a row keeps the instants of its window, at most `limit` of them, so that there is no border between
 * two fixed windows at which twice the limit would pass. Meant for limits up to some hundreds. Counting is one statement;
 * takers of one key queue up at its row, and a refusal writes nothing.
 */
export function createRateLimits(db: Database, clock: Clock, secret: string): RateLimits {
  const keyOf = ({ name }: RateLimit, key: string) => keyedHash(secret, `rate-limit ${name}`, key)
  const takeAll: RateLimits['takeAll'] = async (all) => {
    const now = clock.now().getTime()
    const instant = (ms: number) => sql`${new Date(ms).toISOString()}::timestamptz`
    const wanted = all
      .map(([limit, key]) => ({ limit, key: keyOf(limit, key) }))
      // Everybody queues up at the rows in the same order.
      .toSorted((a, b) => (a.key < b.key ? -1 : 1))
      .map(
        ({ limit: { limit, windowSeconds }, key }) =>
          sql`(${key}, ${limit}::int, ${instant(now - windowSeconds * 1000)}, ${instant(now + windowSeconds * 1000)})`,
      )
    const recent = sql`array(
      select t from unnest(${rateLimits.takenAt}) t where t > (select since from wanted where key = excluded.key) order by t)`
    const { rows } = await db.execute<{ taken: boolean; until: string; oldest: string | null }>(sql`
      with wanted (key, max, since, until) as (values ${sql.join(wanted, sql`, `)}),
      taken as (
        insert into ${rateLimits} (key, taken_at, expires_at) select key, array[${instant(now)}], until from wanted
        on conflict (key) do update set taken_at = ${recent} || ${instant(now)}, expires_at = excluded.expires_at
          where cardinality(${recent}) < (select max from wanted where key = excluded.key)
        returning key
      )
      select
        wanted.key in (select key from taken) as taken,
        extract(epoch from until) * 1000 as until,
        (select extract(epoch from min(t)) * 1000 from ${rateLimits}, unnest(${rateLimits.takenAt}) t
          where ${rateLimits.key} = wanted.key and t > wanted.since) as oldest
      from wanted`)
    const refused = rows.filter(({ taken }) => !taken)
    if (refused.length === 0) return { ok: true }
    // Another taker may have filled the window after this statement began: then the oldest is not known, and is just now.
    const waits = refused.map(({ until, oldest }) =>
      Math.ceil((Number(until) - now + (oldest === null ? 0 : Number(oldest) - now)) / 1000),
    )
    return { ok: false, retryAfterSeconds: Math.max(1, ...waits) }
  }
  return {
    take: (limit, key) => takeAll([[limit, key]]),
    takeAll,
    async clear(limit, key) {
      await db.delete(rateLimits).where(eq(rateLimits.key, keyOf(limit, key)))
    },
    within: (tx) => createRateLimits(tx, clock, secret),
  }
}

/** Every hour: rows whose window has passed. */
export const sweepRateLimits = handleJob(
  defineJob({ name: 'platform.sweep-rate-limits', payload: z.object({}), cron: '23 * * * *' }),
  async ({ db, clock }) => {
    await db.delete(rateLimits).where(lte(rateLimits.expiresAt, clock.now()))
  },
)
