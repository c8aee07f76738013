import { and, eq } from 'drizzle-orm'

import type { Day } from '#base/dates/calendar-day.ts'
import { noteHealthAccess } from '#features/audit/health-access.server.ts'
import type { Accessor } from '#features/audit/health-access.ts'
import type { Achievement } from '#features/health/core/achievements.ts'
import { tryRefreshProgress } from '#features/health/progress/progress.server.ts'
import { rememberTimeZone } from '#features/identity/core/profile.server.ts'
import type { Viewer } from '#features/identity/core/viewer.ts'
import type { Transaction } from '#platform/db.server.ts'
import type { Infrastructure } from '#platform/infrastructure.server.ts'

import type { CheckIn } from './check-in.ts'
import { healthStats } from './core/tables.server.ts'
import { hasArrived, idempotencyKeyOf } from './idempotency-key.server.ts'
import { hrvMethodAfter, sourcesAfter } from './sources/after-check-in.ts'
import { lockEntries } from './sources/lock-entries.server.ts'
import { resolveDays } from './sources/resolve.server.ts'

/** Whose record it is; a program that writes for a person knows no more of them. */
type Member = Pick<Viewer, 'userId' | 'timeZone'>

const MEMBER = { kind: 'member' } as const
const CHECK_IN = { action: 'changed', what: 'check-in' } as const

/**
 * Takes one day's check-in back: what files say of the day stands there again. Streaks follow; achievements that were granted stay.
 * False when there was none of that day.
 */
export async function removeCheckIn(
  services: Pick<Infrastructure, 'db' | 'clock' | 'log'>,
  viewer: Member,
  day: Day,
): Promise<boolean> {
  const { userId } = viewer
  const removed = await services.db.transaction(async (tx) => {
    await lockEntries(tx, userId)
    const removed = await tx
      .delete(healthStats)
      .where(and(eq(healthStats.userId, userId), eq(healthStats.day, day)))
      .returning({ day: healthStats.day })
    await resolveDays(tx, { userId, zone: viewer.timeZone ?? 'UTC', now: services.clock.now() }, [day])
    if (removed.length > 0) await noteHealthAccess({ ...services, db: tx }, { userId, by: MEMBER, ...CHECK_IN })
    return removed
  })
  if (removed.length > 0) await tryRefreshProgress(services, viewer.userId, viewer.timeZone ?? 'UTC')
  return removed.length > 0
}

/**
 * Keeps one day's check-in: a day has one entry, and saving it again edits that one. The browser's zone is remembered on
 * the profile. Returns the achievements this check-in has unlocked.
 */
export async function recordCheckIn(
  services: Pick<Infrastructure, 'db' | 'clock' | 'log'>,
  viewer: Member,
  checkIn: CheckIn,
  by: Accessor = MEMBER,
): Promise<Achievement[]> {
  const { db, clock } = services
  const { userId } = viewer
  const { day, timeZone, vitals, hrvMethod, key } = checkIn
  const zone = timeZone ?? viewer.timeZone ?? 'UTC'
  const now = clock.now()
  await db.transaction(async (tx) => {
    await lockEntries(tx, userId)
    if (key !== undefined && (await hasArrived(tx, userId, idempotencyKeyOf(key, checkIn), now))) return
    if (timeZone !== null && timeZone !== viewer.timeZone) await rememberTimeZone({ ...services, db: tx }, userId, timeZone)
    const stored = await findDay(tx, userId, day)
    const origin = { sources: sourcesAfter(stored, vitals), hrvMethod: hrvMethodAfter(stored, vitals, hrvMethod) }
    const entry = { ...vitals, ...origin, recordedAt: now, enteredAt: now, zone }
    await tx
      .insert(healthStats)
      .values({ userId, day, ...entry })
      .onConflictDoUpdate({ target: [healthStats.userId, healthStats.day], set: entry })
    // An own number that was emptied makes room for that of a file.
    if (stored) await resolveDays(tx, { userId, zone, now }, [day])
    await noteHealthAccess({ ...services, db: tx }, { userId, by, ...CHECK_IN })
  })
  return tryRefreshProgress(services, userId, zone)
}

async function findDay(tx: Transaction, userId: string, day: Day) {
  const [stored] = await tx
    .select()
    .from(healthStats)
    .where(and(eq(healthStats.userId, userId), eq(healthStats.day, day)))
  return stored ?? null
}
