import { anOwner } from '#features/identity/people/people.factory.server.ts'
import type { Refresh } from '#features/shop/core/refresh.ts'
import { refreshes, shopSettings, suppliers } from '#features/shop/core/tables.server.ts'
import type { Infrastructure } from '#platform/infrastructure.server.ts'

import { carryOn } from './perform-refresh.server.ts'
import { findRefresh, requestRefresh } from './requests.server.ts'

/** A supplier of a test, at `https://shop.test/`. */
export async function aSupplier(
  { db, clock }: Pick<Infrastructure, 'db' | 'clock'>,
  given: Partial<typeof suppliers.$inferInsert> = {},
): Promise<typeof suppliers.$inferSelect> {
  const values = {
    key: 'momentous',
    name: 'Momentous',
    url: 'https://shop.test/',
    category: 'performance',
    createdAt: clock.now(),
  } as const
  const [supplier] = await db
    .insert(suppliers)
    .values({ ...values, ...given })
    .returning()
  return supplier!
}

/** A reading of a supplier that failed, for tests. */
export async function aFailedReading({ db, clock }: Pick<Infrastructure, 'db' | 'clock'>, supplierId: string): Promise<void> {
  await db.insert(refreshes).values({ kind: 'supplier', supplierId, status: 'failed', createdAt: clock.now() })
}

/** The retailer of a test, whose pages are read one by one. */
export async function aRetailer({ db, clock }: Pick<Infrastructure, 'db' | 'clock'>, retailerDomain: string): Promise<void> {
  await db
    .insert(shopSettings)
    .values({ retailerDomain, retailerName: 'Rogue Fitness', partnerParameter: 'a_aid', savedAt: clock.now() })
}

interface Workday {
  readonly services: Infrastructure
  readonly refreshId: string
  /** Each wait, in milliseconds; the clock moves by it. */
  readonly waits?: number[]
  readonly pages?: number
}

/** Does what a worker would until a reading is over; waits take no time. */
export async function finish({ services, refreshId, waits = [], pages = 50 }: Workday): Promise<Refresh> {
  const clock = services.clock as { now(): Date; set(at: Date): void }
  const pause = async (ms: number) => {
    waits.push(ms)
    clock.set(new Date(clock.now().getTime() + ms))
  }
  for (let jobs = 200; jobs > 0; jobs--) {
    await carryOn(services, { refreshId }, { pause, pages })
    const refresh = await findRefresh(services, refreshId)
    if (refresh?.endedAt) return refresh
  }
  throw new Error('The reading does not end.')
}

/** Has a supplier read, to the end. */
export async function refreshed(
  services: Infrastructure,
  { fetch }: Pick<Infrastructure, 'fetch'>,
  supplierId: string,
  more: Pick<Workday, 'waits' | 'pages'> = {},
): Promise<Refresh> {
  const all = { ...services, fetch }
  const asked = await requestRefresh(all, await anOwner(services), supplierId)
  if (!asked.ok) throw new Error(asked.reason)
  return finish({ services: all, refreshId: asked.runId, ...more })
}
