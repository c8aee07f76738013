import { and, eq } from 'drizzle-orm'

import { BROWSER } from '#base/dates/date-languages.ts'
import type { Infrastructure } from '#platform/infrastructure.server.ts'

import type { ProfileForm } from './profile-form.ts'
import { profiles, users } from './tables.server.ts'

/** Keeps the zone that a person's browser told, an IANA name that the caller has checked, unless they chose one themselves. */
export async function rememberTimeZone({ db }: Pick<Infrastructure, 'db'>, userId: string, timeZone: string): Promise<void> {
  await db
    .update(profiles)
    .set({ timeZone })
    .where(and(eq(profiles.userId, userId), eq(profiles.isTimeZoneChosen, false)))
}

/** Keeps what a person says of themselves; what they do not speak of stays. An empty zone leaves it to their browser again. */
export async function saveProfile(
  { db, clock, broadcast }: Pick<Infrastructure, 'db' | 'broadcast' | 'clock'>,
  userId: string,
  { displayName, timeZone, units, dateLanguage }: ProfileForm,
): Promise<void> {
  await db.transaction(async (tx) => {
    await tx.update(users).set({ name: displayName, updatedAt: clock.now() }).where(eq(users.id, userId))
    const zone =
      timeZone === undefined ? {} : timeZone === '' ? { isTimeZoneChosen: false } : { timeZone, isTimeZoneChosen: true }
    const read = {
      ...(units === BROWSER && { areUnitsChosen: false }),
      ...(units !== undefined && units !== BROWSER && { units, areUnitsChosen: true }),
      ...(dateLanguage === BROWSER && { dateLanguage: null, isDateLanguageChosen: false }),
      ...(dateLanguage !== undefined && dateLanguage !== BROWSER && { dateLanguage, isDateLanguageChosen: true }),
    }
    const [profile] = await tx
      .update(profiles)
      // Named too, so that there is something to set where nothing was spoken of.
      .set({ userId, ...zone, ...read })
      .where(eq(profiles.userId, userId))
      .returning({ isAdmin: profiles.isAdmin })
    // The names of those who run the site may stand on public pages, which are kept.
    if (profile?.isAdmin) await broadcast.publish(tx, 'pages')
  })
}

/** Whether the person chose their zone, or a browser told it. */
export async function hasChosenTimeZone({ db }: Pick<Infrastructure, 'db'>, userId: string): Promise<boolean> {
  const [profile] = await db.select({ isChosen: profiles.isTimeZoneChosen }).from(profiles).where(eq(profiles.userId, userId))
  return profile?.isChosen ?? false
}

/** What a person chose of how they read, as the form of the profile says it: `browser` where they leave it to theirs. */
export async function findReadingChoices({ db }: Pick<Infrastructure, 'db'>, userId: string) {
  const { units, areUnitsChosen, dateLanguage, isDateLanguageChosen } = profiles
  const [chosen] = await db
    .select({ units, areUnitsChosen, dateLanguage, isDateLanguageChosen })
    .from(profiles)
    .where(eq(profiles.userId, userId))
  return {
    units: chosen?.areUnitsChosen ? chosen.units : BROWSER,
    dateLanguage: chosen?.isDateLanguageChosen ? (chosen.dateLanguage ?? '') : BROWSER,
  } as const
}

/** How a person reads instants: their zone, null until a browser has told, and the language of their dates. */
export async function findClocks({ db }: Pick<Infrastructure, 'db'>, userId: string) {
  const { timeZone, dateLanguage } = profiles
  const [clocks] = await db.select({ timeZone, dateLanguage }).from(profiles).where(eq(profiles.userId, userId))
  return clocks ?? { timeZone: null, dateLanguage: null }
}

/** A person’s zone; null until a browser has told. */
export async function findTimeZone({ db }: Pick<Infrastructure, 'db'>, userId: string): Promise<string | null> {
  const [profile] = await db.select({ timeZone: profiles.timeZone }).from(profiles).where(eq(profiles.userId, userId))
  return profile?.timeZone ?? null
}
