import { randomUUID } from 'node:crypto'

import { shiftDay } from '#base/dates/calendar-day.ts'
import { haveJoined } from '#features/identity/account.factory.server.ts'
import { openAccount } from '#features/identity/core/accounts.server.ts'
import type { Viewer } from '#features/identity/core/viewer.ts'
import type { Infrastructure } from '#platform/infrastructure.server.ts'

import { aCheckIn } from './check-in.factory.ts'
import { recordCheckIn } from './check-in.server.ts'
import { healthStats } from './core/tables.server.ts'
import { healthLabs } from './labs/lab-tables.server.ts'

const LONG_AGO_MS = 400 * 24 * 60 * 60 * 1000

/** A member with an account of their own, as routes would find them behind a request; who joined long ago, if nothing else is said. */
export async function aMember(
  services: Pick<Infrastructure, 'db' | 'jobs' | 'clock'>,
  given: Partial<Viewer> = {},
  { joinedAt = new Date(services.clock.now().getTime() - LONG_AGO_MS) }: { joinedAt?: Date } = {},
): Promise<Viewer> {
  const email = given.email ?? `${randomUUID()}@example.com`
  const account = { email, displayName: given.displayName ?? '', timeZone: given.timeZone ?? null }
  const opened = await openAccount(services, account)
  if (!opened.ok) throw new Error(`${email} has an account already`)
  const { userId } = opened
  await haveJoined(services, userId, joinedAt)
  return {
    userId,
    sessionId: randomUUID(),
    email,
    emailVerified: true,
    displayName: null,
    isAdmin: false,
    assurance: 'aal1',
    timeZone: null,
    units: 'metric',
    dateLanguage: null,
    picture: null,
    ...given,
  }
}

/** Checks in on each of the days that lie so many days back, in this order. */
export async function checkInOn(
  services: Pick<Infrastructure, 'db' | 'clock' | 'log'>,
  viewer: Viewer,
  today: string,
  daysBack: number[],
): Promise<string[]> {
  const unlocked: string[] = []
  for (const back of daysBack) {
    const check = aCheckIn({ day: shiftDay(today, -back) })
    unlocked.push(...(await recordCheckIn(services, viewer, check)).map(({ type }) => type))
  }
  return unlocked
}

/** Rows of many days at once, without what a check-in brings with it. */
export async function haveLogged(
  { db, clock }: Pick<Infrastructure, 'db' | 'clock'>,
  { userId }: Viewer,
  today: string,
  days: number,
): Promise<void> {
  const entry = {
    userId,
    recordedAt: clock.now(),
    enteredAt: clock.now(),
    zone: 'UTC',
    weightKg: 64,
    sleepHours: 7.2,
    steps: 6240,
    waterLiters: 2,
    hrvMs: 58,
  }
  await db.insert(healthStats).values(Array.from({ length: days }, (_, back) => ({ ...entry, day: shiftDay(today, -back) })))
}

/** Lab reports without results, of samples that were taken on these days. */
export async function haveLabs(
  { db, clock }: Pick<Infrastructure, 'db' | 'clock'>,
  { userId }: Viewer,
  ...days: string[]
): Promise<void> {
  await db.insert(healthLabs).values(days.map((day) => ({ userId, recordedAt: clock.now(), collectedOn: day })))
}
