import { and, asc, desc, eq, ne, sql } from 'drizzle-orm'

import { isId } from '#base/ids.ts'
import { sessionTypes } from '#features/calendar/core/tables.server.ts'
import { PAGES } from '#features/site/settings/settings.server.ts'
import { lockInTransaction, type Transaction } from '#platform/db.server.ts'
import type { Infrastructure } from '#platform/infrastructure.server.ts'

import type { SessionTypeValues } from './session-type.ts'

export type SessionType = typeof sessionTypes.$inferSelect

/** All types of sessions: those that are offered first, by name. */
export function listSessionTypes({ db }: Pick<Infrastructure, 'db'>): Promise<SessionType[]> {
  return db.select().from(sessionTypes).orderBy(desc(sessionTypes.isActive), asc(sessionTypes.name), asc(sessionTypes.id))
}

/** What is offered, as everybody may see it: without the place, which may be the address of a private room. */
export function listOffered({ db }: Pick<Infrastructure, 'db'>) {
  const { id, name, minutes, price } = sessionTypes
  return db
    .select({ id, name, minutes, price })
    .from(sessionTypes)
    .where(eq(sessionTypes.isActive, true))
    .orderBy(asc(name), asc(id))
}

type Saved = { readonly ok: true } | { readonly ok: false; readonly reason: 'taken' | 'gone' }

/**
 * Keeps a new type (`id` null), or what was changed of one; appointments that are there keep their length. No two that are offered have
 * one name, whoever else is saving at this moment.
 */
export async function saveSessionType(
  { db, clock, broadcast }: Pick<Infrastructure, 'db' | 'broadcast' | 'clock'>,
  id: string | null,
  values: SessionTypeValues,
): Promise<Saved> {
  if (id !== null && !isId(id)) return { ok: false, reason: 'gone' }
  return db.transaction(async (tx): Promise<Saved> => {
    if (values.isActive && (await isTaken(tx, values.name, id))) return { ok: false, reason: 'taken' }
    const saved = id
      ? await tx.update(sessionTypes).set(values).where(eq(sessionTypes.id, id)).returning({ id: sessionTypes.id })
      : await tx
          .insert(sessionTypes)
          .values({ ...values, createdAt: clock.now() })
          .returning({ id: sessionTypes.id })
    await broadcast.publish(tx, PAGES)
    return saved.length > 0 ? { ok: true } : { ok: false, reason: 'gone' }
  })
}

/** Holds the lock until the transaction ends. */
async function isTaken(tx: Transaction, name: string, except: string | null): Promise<boolean> {
  await lockInTransaction(tx, 'calendar session types')
  const others = await tx
    .select({ id: sessionTypes.id })
    .from(sessionTypes)
    .where(
      and(
        eq(sessionTypes.isActive, true),
        eq(sql`lower(${sessionTypes.name})`, sql`lower(${name})`),
        except ? ne(sessionTypes.id, except) : undefined,
      ),
    )
    .limit(1)
  return others.length > 0
}
