import { eq, lte, sql } from 'drizzle-orm'
import { z } from 'zod'

import type { Clock } from './clock.ts'
import type { Database } from './db.server.ts'
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
  /** Forgets what was counted (a right password clears the wrong ones). */
  clear(limit: RateLimit, key: string): Promise<void>
}

/**
 * Sliding windows, exact: a row keeps the instants of its window, at most `limit` of them, so that there is no border between
 * two fixed windows at which twice the limit would pass. Meant for limits up to some hundreds. Counting is one statement;
 * takers of one key queue up at its row, and a refusal writes nothing.
 */
export function createRateLimits(db: Database, clock: Clock, secret: string): RateLimits {
  const keyOf = ({ name }: RateLimit, key: string) => keyedHash(secret, `rate-limit ${name}`, key)
  return {
    async take(limit, key) {
      const now = clock.now().getTime()
      const at = sql`${new Date(now).toISOString()}::timestamptz`
      const windowStart = sql`${new Date(now - limit.windowSeconds * 1000).toISOString()}::timestamptz`
      const expires = sql`${new Date(now + limit.windowSeconds * 1000).toISOString()}::timestamptz`
      const recent = sql`array(select t from unnest(${rateLimits.takenAt}) t where t > ${windowStart} order by t)`
      const { rows } = await db.execute<{ taken: boolean; oldest: string | null }>(sql`
        with taken as (
          insert into ${rateLimits} (key, taken_at, expires_at) values (${keyOf(limit, key)}, array[${at}], ${expires})
          on conflict (key) do update set taken_at = ${recent} || ${at}, expires_at = ${expires}
            where cardinality(${recent}) < ${limit.limit}
          returning 1
        )
        select
          exists (select from taken) as taken,
          (select extract(epoch from min(t)) * 1000 from ${rateLimits}, unnest(${rateLimits.takenAt}) t
            where ${rateLimits.key} = ${keyOf(limit, key)} and t > ${windowStart}) as oldest`)
      if (rows[0]!.taken) return { ok: true }
      // Another taker may have filled the window after this statement began: then the oldest is not known, and is just now.
      const oldest = rows[0]!.oldest === null ? now : Number(rows[0]!.oldest)
      return { ok: false, retryAfterSeconds: Math.max(1, Math.ceil((oldest - now) / 1000 + limit.windowSeconds)) }
    },
    async clear(limit, key) {
      await db.delete(rateLimits).where(eq(rateLimits.key, keyOf(limit, key)))
    },
  }
}

/** Every hour: rows whose window has passed. */
export const sweepRateLimits = handleJob(
  defineJob({ name: 'platform.sweep-rate-limits', payload: z.object({}), cron: '23 * * * *' }),
  async ({ db, clock }) => {
    await db.delete(rateLimits).where(lte(rateLimits.expiresAt, clock.now()))
  },
)
