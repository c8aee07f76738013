import { and, asc, eq, ne, or } from 'drizzle-orm'
import { z } from 'zod'

import { isId } from '#base/ids.ts'
import { suppliers } from '#features/shop/core/tables.server.ts'
import type { Transaction } from '#platform/db.server.ts'
import type { Infrastructure } from '#platform/infrastructure.server.ts'
import { keepVersion, listEarlier, readable, readVersion, takeVersion } from '#platform/setting-versions.server.ts'

import { SupplierShape, type SupplierValues } from './supplier-form.ts'

export type Supplier = typeof suppliers.$inferSelect

interface By {
  readonly userId: string
}

/** All suppliers by name. */
export function listSuppliers({ db }: Pick<Infrastructure, 'db'>): Promise<Supplier[]> {
  return db.select().from(suppliers).orderBy(asc(suppliers.name), asc(suppliers.id))
}

/** The supplier of an id; null when there is none. */
export async function findSupplier({ db }: Pick<Infrastructure, 'db'>, id: string): Promise<Supplier | null> {
  if (!isId(id)) return null
  const [supplier] = await db.select().from(suppliers).where(eq(suppliers.id, id))
  return supplier ?? null
}

type Saved =
  | { readonly ok: true; readonly id: string }
  | { readonly ok: false; readonly reason: 'gone' | 'key taken' | 'address taken' }

/** Keeps a new supplier (`id` null), or what was changed of one: what it was before is kept too. No two have the same key or address. */
export async function saveSupplier(
  services: Pick<Infrastructure, 'db' | 'audit' | 'clock'>,
  { userId }: By,
  id: string | null,
  values: SupplierValues,
): Promise<Saved> {
  const { db, clock, audit } = services
  return db.transaction(async (tx): Promise<Saved> => {
    const like = or(eq(suppliers.key, values.key), eq(suppliers.url, values.url))
    const [other] = await tx
      .select({ key: suppliers.key })
      .from(suppliers)
      .where(id && isId(id) ? and(like, ne(suppliers.id, id)) : like)
    if (other) return { ok: false, reason: other.key === values.key ? 'key taken' : 'address taken' }
    if (id !== null && !isId(id)) return { ok: false, reason: 'gone' }
    if (id !== null) await keepFormer(tx, { clock, by: { userId } }, id, values)
    const [saved] = id
      ? await tx.update(suppliers).set(values).where(eq(suppliers.id, id)).returning({ id: suppliers.id })
      : await tx
          .insert(suppliers)
          .values({ ...values, createdBy: userId, createdAt: clock.now() })
          .onConflictDoNothing()
          .returning({ id: suppliers.id })
    if (!saved) return { ok: false, reason: id ? 'gone' : 'key taken' }
    await audit.record(tx, { actor: { userId }, action: 'supplier.saved', details: { supplier: saved.id } })
    return { ok: true, id: saved.id }
  })
}

/** Takes a supplier away, to be brought back; its products stay. False when there is none of this id. */
export async function deleteSupplier(
  { db, clock, audit }: Pick<Infrastructure, 'db' | 'audit' | 'clock'>,
  { userId }: By,
  id: string,
): Promise<boolean> {
  if (!isId(id)) return false
  return db.transaction(async (tx) => {
    await keepFormer(tx, { clock, by: { userId } }, id, null)
    const [deleted] = await tx.delete(suppliers).where(eq(suppliers.id, id)).returning({ id: suppliers.id })
    if (deleted) await audit.record(tx, { actor: { userId }, action: 'supplier.deleted', details: { supplier: id } })
    return deleted !== undefined
  })
}

const FORMER = 'suppliers'
const Former = z.object({ id: z.uuid(), ...SupplierShape.shape })

/** Suppliers as they were before they were changed or deleted, the newest first. `now` is what one is at present; null when it is deleted. */
export async function listFormerSuppliers(services: Pick<Infrastructure, 'db'>) {
  const [versions, present] = await Promise.all([listEarlier(services, FORMER), listSuppliers(services)])
  const byId = new Map(present.map((supplier) => [supplier.id, supplier]))
  return readable(versions, Former).map((version) => ({ ...version, now: byId.get(version.value.id) ?? null }))
}

/** Brings a supplier back as it was before it was changed or deleted. Refused while another one has its key or its address. */
export async function restoreSupplier(
  { db, clock, audit }: Pick<Infrastructure, 'db' | 'audit' | 'clock'>,
  { userId }: By,
  version: string,
): Promise<{ readonly ok: true; readonly name: string } | { readonly ok: false; readonly reason: 'gone' | 'taken' }> {
  return db.transaction(async (tx) => {
    const former = Former.safeParse((await readVersion(tx, FORMER, version))?.value)
    if (!former.success) return { ok: false, reason: 'gone' }
    const { id, ...values } = former.data
    const like = or(eq(suppliers.key, values.key), eq(suppliers.url, values.url))
    const others = await tx
      .select({ id: suppliers.id })
      .from(suppliers)
      .where(and(like, ne(suppliers.id, id)))
    if (others.length > 0) return { ok: false, reason: 'taken' }
    await takeVersion(tx, FORMER, version)
    await keepFormer(tx, { clock, by: { userId } }, id, values)
    await tx
      .insert(suppliers)
      .values({ id, ...values, createdBy: userId, createdAt: clock.now() })
      .onConflictDoUpdate({ target: suppliers.id, set: values })
    await audit.record(tx, { actor: { userId }, action: 'supplier.restored', details: { supplier: id } })
    return { ok: true, name: values.name }
  })
}

async function keepFormer(
  tx: Transaction,
  { clock, by }: Pick<Infrastructure, 'clock'> & { readonly by: By },
  id: string,
  next: SupplierValues | null,
) {
  const { name, key, url, affiliateBaseUrl, category, isNightlyOn } = suppliers
  const read = async () => {
    const columns = { id: suppliers.id, name, key, url, affiliateBaseUrl, category, isNightlyOn }
    const [now] = await tx.select(columns).from(suppliers).where(eq(suppliers.id, id)).for('update')
    return now
  }
  await keepVersion(tx, { clock }, FORMER, { read, next: next && { id, ...next }, by })
}
