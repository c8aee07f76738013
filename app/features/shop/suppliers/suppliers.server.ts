import { and, asc, eq, ne, or } from 'drizzle-orm'

import { isId } from '#features/shop/products.server.ts'
import { suppliers } from '#features/shop/tables.server.ts'
import type { Services } from '#platform/services.server.ts'

import type { SupplierValues } from './supplier-form.ts'

export type Supplier = typeof suppliers.$inferSelect

interface By {
  readonly userId: string
}

/** All suppliers by name. */
export function listSuppliers({ db }: Pick<Services, 'db'>): Promise<Supplier[]> {
  return db.select().from(suppliers).orderBy(asc(suppliers.name), asc(suppliers.id))
}

/** The supplier of an id; null when there is none. */
export async function findSupplier({ db }: Pick<Services, 'db'>, id: string): Promise<Supplier | null> {
  if (!isId(id)) return null
  const [supplier] = await db.select().from(suppliers).where(eq(suppliers.id, id))
  return supplier ?? null
}

type Saved =
  | { readonly ok: true; readonly id: string }
  | { readonly ok: false; readonly reason: 'gone' | 'key taken' | 'address taken' }

/** Keeps a new supplier (`id` null), or what was changed of one. No two have the same key or address. */
export async function saveSupplier(
  services: Services,
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

/** Takes a supplier away; its products stay. False when there is none of this id. */
export async function deleteSupplier({ db, audit }: Services, { userId }: By, id: string): Promise<boolean> {
  if (!isId(id)) return false
  return db.transaction(async (tx) => {
    const [gone] = await tx.delete(suppliers).where(eq(suppliers.id, id)).returning({ id: suppliers.id })
    if (gone) await audit.record(tx, { actor: { userId }, action: 'supplier.deleted', details: { supplier: id } })
    return gone !== undefined
  })
}
