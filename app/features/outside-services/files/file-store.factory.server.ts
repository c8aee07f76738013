import { fileStore, serviceUses } from '#features/outside-services/core/tables.server.ts'
import type { Infrastructure } from '#platform/infrastructure.server.ts'

/** Files are in the bucket that was saved. */
export async function haveMovedToBucket({ db }: Pick<Infrastructure, 'db'>): Promise<void> {
  await db.update(fileStore).set({ main: 'bucket', phase: 'settled' })
}

/** The bucket has failed since now. */
export async function haveBucketFailing({ db, clock }: Pick<Infrastructure, 'db' | 'clock'>): Promise<void> {
  const now = clock.now()
  await db.insert(serviceUses).values({ service: 'files', failedAt: now, failingSince: now, sentence: 'It is away.' })
}
