import { refreshes, shopSettings, suppliers } from '#features/shop/core/tables.server.ts'
import { productImports } from '#features/shop/managing/csv/csv-tables.server.ts'
import type { Services } from '#services.server.ts'

/** What somebody who runs the site leaves in the shop. Its settings are one row: whoever saved them first here. */
export async function haveShopManaged({ db, clock }: Services, { userId, name }: { userId: string; name: string }) {
  const now = clock.now()
  const key = name.toLowerCase()
  const saved = { retailerDomain: 'roguefitness.com', partnerParameter: 'a_aid', savedBy: userId, savedAt: now }
  await db.insert(shopSettings).values(saved).onConflictDoNothing()
  const [supplier] = await db
    .insert(suppliers)
    .values({ key, name: 'A shop', url: `https://${key}.example/`, category: 'protein', createdBy: userId, createdAt: now })
    .returning({ id: suppliers.id })
  await db.insert(refreshes).values({
    kind: 'supplier',
    supplierId: supplier!.id,
    status: 'done',
    requestedBy: userId,
    createdAt: now,
    endedAt: now,
  })
  await db.insert(productImports).values({ fileName: 'products.csv', ignored: [], rows: [], createdBy: userId, createdAt: now })
}
