import { and, asc, count, eq, gt, ilike, max, ne, or, sql } from 'drizzle-orm'

import { isId } from '#base/ids.ts'
import { anywhere } from '#base/like-pattern.ts'
import { appointments, calendarClients } from '#features/calendar/core/tables.server.ts'
import { findUserByEmail } from '#features/identity/core/accounts.server.ts'
import { PAGES } from '#features/site/settings/settings.server.ts'
import type { Infrastructure } from '#platform/infrastructure.server.ts'

import type { ClientValues } from './client.ts'
import { addressOf, withAddresses } from './current-address.server.ts'

/** Enough for every list to choose from; more are found by searching. */
const MOST = 500

/** The clients whose name or address holds what was looked for, by name, with what they have had. */
export async function listClients({ db, clock }: Pick<Infrastructure, 'db' | 'clock'>, search = '') {
  const pattern = anywhere(search)
  const rows = await db
    .select({
      id: calendarClients.id,
      name: calendarClients.name,
      email: calendarClients.email,
      userId: calendarClients.userId,
      appointments: count(appointments.id),
      coming: sql<number>`count(*) FILTER (WHERE ${appointments.startsAt} > ${clock.now().toISOString()})::int`,
      lastAt: max(appointments.startsAt),
    })
    .from(calendarClients)
    .leftJoin(appointments, and(eq(appointments.clientId, calendarClients.id), ne(appointments.status, 'cancelled')))
    .where(search === '' ? undefined : or(ilike(calendarClients.name, pattern), ilike(calendarClients.email, pattern)))
    .groupBy(calendarClients.id)
    .orderBy(asc(sql`lower(${calendarClients.name})`), asc(calendarClients.id))
    .limit(MOST)
  return withAddresses(db, rows)
}

/** The names to choose a client from. */
export function listClientNames({ db }: Pick<Infrastructure, 'db'>): Promise<{ id: string; name: string }[]> {
  const { id, name } = calendarClients
  return db
    .select({ id, name })
    .from(calendarClients)
    .orderBy(asc(sql`lower(${name})`), asc(id))
    .limit(5_000)
}

/** One client; null when there is none of this id. */
export async function findClient({ db }: Pick<Infrastructure, 'db'>, id: string) {
  if (!isId(id)) return null
  const { name, email, userId, note } = calendarClients
  const [client] = await db
    .select({ id: calendarClients.id, name, email, userId, note })
    .from(calendarClients)
    .where(eq(calendarClients.id, id))
  return client ? { ...client, email: await addressOf(db, client) } : null
}

type Saved = { ok: true; id: string } | { ok: false; reason: 'no member' | 'taken' | 'gone' }

/**
 * Keeps a new client (`id` null), or what was changed of one. Only a member whose address is confirmed is linked, because anybody can open
 * an account for an address.
 */
export async function saveClient(
  { db, clock }: Pick<Infrastructure, 'db' | 'clock'>,
  id: string | null,
  form: ClientValues,
): Promise<Saved> {
  if (id !== null && !isId(id)) return { ok: false, reason: 'gone' }
  return db.transaction(async (tx): Promise<Saved> => {
    const { name, email, note } = form
    const account = form.isMember ? await findUserByEmail(tx, email) : null
    const userId = account?.emailVerified ? account.userId : null
    if (form.isMember && userId === null) return { ok: false, reason: 'no member' }
    if (userId !== null) {
      const other = and(eq(calendarClients.userId, userId), id ? ne(calendarClients.id, id) : undefined)
      if ((await tx.select({ id: calendarClients.id }).from(calendarClients).where(other)).length > 0) {
        return { ok: false, reason: 'taken' }
      }
    }
    const values = { name, email, note, userId }
    const saved = id
      ? await tx.update(calendarClients).set(values).where(eq(calendarClients.id, id)).returning({ id: calendarClients.id })
      : await tx
          .insert(calendarClients)
          .values({ ...values, createdAt: clock.now() })
          .returning({ id: calendarClients.id })
    return saved[0] ? { ok: true, id: saved[0].id } : { ok: false, reason: 'gone' }
  })
}

/** Deletes a client with all their appointments; not while one is to come, which they would wait for. Null when there is none of this id. */
export async function deleteClient(
  { db, clock, audit, broadcast }: Pick<Infrastructure, 'db' | 'audit' | 'broadcast' | 'clock'>,
  by: { readonly userId: string },
  id: string,
): Promise<{ ok: boolean } | null> {
  if (!isId(id)) return null
  return db.transaction(async (tx) => {
    const coming = and(eq(appointments.clientId, id), eq(appointments.status, 'confirmed'), gt(appointments.endsAt, clock.now()))
    if ((await tx.select({ id: appointments.id }).from(appointments).where(coming).limit(1)).length > 0) return { ok: false }
    const deleted = await tx.delete(calendarClients).where(eq(calendarClients.id, id)).returning({ id: calendarClients.id })
    if (deleted.length === 0) return null
    await audit.record(tx, { actor: by, action: 'calendar-client.deleted' })
    await broadcast.publish(tx, PAGES)
    return { ok: true }
  })
}
