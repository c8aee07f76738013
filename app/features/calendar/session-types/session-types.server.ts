import { asc, desc, eq } from 'drizzle-orm'

import { isId } from '#features/calendar/calendar-id.ts'
import { sessionTypes } from '#features/calendar/tables.server.ts'
import { PAGES } from '#features/site/settings/settings.server.ts'
import type { Services } from '#platform/services.server.ts'

import type { SessionTypeValues } from './session-type.ts'

export type SessionType = typeof sessionTypes.$inferSelect

/** All types of sessions: those that are offered first, by name. */
export function listSessionTypes({ db }: Pick<Services, 'db'>): Promise<SessionType[]> {
  return db.select().from(sessionTypes).orderBy(desc(sessionTypes.isActive), asc(sessionTypes.name), asc(sessionTypes.id))
}

/** What is offered, as everybody may see it: without the place, which may be the address of a private room. */
export function listOffered({ db }: Pick<Services, 'db'>) {
  const { id, name, minutes, price } = sessionTypes
  return db
    .select({ id, name, minutes, price })
    .from(sessionTypes)
    .where(eq(sessionTypes.isActive, true))
    .orderBy(asc(name), asc(id))
}

/** Keeps a new type (`id` null), or what was changed of one; appointments that are there keep their length. False when it is gone. */
export async function saveSessionType(
  { db, clock, broadcast }: Services,
  id: string | null,
  values: SessionTypeValues,
): Promise<boolean> {
  if (id !== null && !isId(id)) return false
  return db.transaction(async (tx) => {
    const saved = id
      ? await tx.update(sessionTypes).set(values).where(eq(sessionTypes.id, id)).returning({ id: sessionTypes.id })
      : await tx
          .insert(sessionTypes)
          .values({ ...values, createdAt: clock.now() })
          .returning({ id: sessionTypes.id })
    await broadcast.publish(tx, PAGES)
    return saved.length > 0
  })
}
