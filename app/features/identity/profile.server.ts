import { eq } from 'drizzle-orm'

import type { Services } from '#platform/services.server.ts'

import { profiles } from './tables.server.ts'

/** Keeps the zone that a person's browser told, an IANA name that the caller has checked. */
export async function rememberTimeZone({ db }: Pick<Services, 'db'>, userId: string, timeZone: string): Promise<void> {
  await db.update(profiles).set({ timeZone }).where(eq(profiles.userId, userId))
}
