import { asc, eq } from 'drizzle-orm'

import { isId } from '#features/shop/products.server.ts'
import { suppliers } from '#features/shop/tables.server.ts'
import type { Services } from '#platform/services.server.ts'

export type Supplier = typeof suppliers.$inferSelect

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
