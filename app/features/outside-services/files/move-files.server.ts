import { and, eq, notExists } from 'drizzle-orm'
import { z } from 'zod'

import { otherStore, type StoreName } from '#features/outside-services/core/file-store.ts'
import { fileDeletions, fileStore } from '#features/outside-services/core/tables.server.ts'
import { emptyService } from '#features/outside-services/settings/saved-services.server.ts'
import { SERVICE_SETTINGS } from '#features/outside-services/settings/service-words.server.ts'
import type { FileStore } from '#platform/files.server.ts'
import type { Infrastructure } from '#platform/infrastructure.server.ts'
import { defineJob } from '#platform/jobs.server.ts'

import { dropFromBucket, fetchMissing } from './bucket-files.server.ts'
import { clearOne, copyOne } from './one-file.server.ts'
import { countDeletions, dropStore, findStore, noteRound, setStore, type StoreRow } from './store-state.server.ts'
import { explainStoreFailure, LOST } from './two-stores.server.ts'

/** Goes on with a move of the files; asks for itself again until it is done. */
export const moveFiles = defineJob({ name: 'outside-services.move-files', payload: z.object({}) })

export type MoveNeeds = Pick<Infrastructure, 'audit' | 'broadcast' | 'clock' | 'db' | 'jobs' | 'log'>

/** How much one job does before it makes room for others, and how long it waits after a failure. */
const SLICE_MS = 20_000
const NOTED_AFTER_MS = 1_000
const AGAIN_AFTER_MS = 30_000

/** Does the next piece of what has to be done with files; nothing where nothing is moved and nothing is left to delete. */
export async function doNextSlice(
  services: MoveNeeds,
  stores: Readonly<Record<'folder', FileStore> & Record<'bucket', FileStore | null>>,
  sliceMs = SLICE_MS,
): Promise<void> {
  const { db, clock, log } = services
  const row = await findStore(db)
  if (!row) return
  const { bucket, folder } = stores
  const again = (afterMs: number) =>
    db.transaction((tx) =>
      services.jobs.send(tx, moveFiles, {}, { key: 'move', startAfter: new Date(clock.now().getTime() + afterMs) }),
    )
  try {
    if (bucket === null) {
      await noteRound(db, row, { sentence: LOST })
      return await (row.phase === 'settled' ? undefined : again(AGAIN_AFTER_MS))
    }
    const until = Date.now() + sliceMs
    if (row.main === 'folder' && !(await fetchMissing(services, bucket, folder, until))) return await again(0)
    await deleteWhatIsLeft(services, { folder, bucket })
    if (row.phase === 'settled') return await noteAnswer(db, row)
    const isDone = await goOn(services, { folder, bucket }, row, until)
    if (!isDone) await again(0)
  } catch (error) {
    const sentence = explainStoreFailure(error)
    log.warn({ err: error }, 'A move of the files waits.')
    await noteRound(db, row, { sentence })
    if (row.phase !== 'settled') await again(AGAIN_AFTER_MS)
  }
}

/** Nothing waits any more where files were left in a bucket and it has answered. */
async function noteAnswer(db: MoveNeeds['db'], row: StoreRow): Promise<void> {
  if (row.sentence !== null) await noteRound(db, row, { sentence: null })
}

type Stores = Readonly<Record<StoreName, FileStore>>

async function goOn(services: MoveNeeds, stores: Stores, row: StoreRow, until: number): Promise<boolean> {
  const { db } = services
  const isCopying = row.phase === 'copying'
  const from = isCopying ? stores[row.main] : stores.bucket
  const to = stores[isCopying ? otherStore(row.main) : 'folder']
  if (row.cursor === null && !(await noteRound(db, row, { total: await countKeys(from) }))) return true
  let { done } = row
  let cursor: string | null = null
  let notedAt = Date.now()
  const note = () => noteRound(db, row, { done, sentence: null, ...(cursor !== null && { cursor }) })
  try {
    for await (const key of from.list(row.cursor ?? '')) {
      await (isCopying ? copyOne(from, to, key) : clearOne(from, to, key))
      if (to === stores.folder) await dropFromBucket(db, key)
      done += 1
      cursor = key
      if (Date.now() > until) return !(await note())
      if (Date.now() - notedAt < NOTED_AFTER_MS) continue
      notedAt = Date.now()
      if (!(await note())) return true
    }
  } finally {
    await note()
  }
  return isCopying ? switchOver(services, row) : forgetBucket(services, row)
}

async function countKeys(files: FileStore): Promise<number> {
  const keys = files.list()[Symbol.asyncIterator]()
  let total = 0
  while (!(await keys.next()).done) total += 1
  return total
}

/** Every file is in both stores and the same: the other one is the main one from now on. Else there is one round more. */
function switchOver({ db, broadcast, audit }: MoveNeeds, { round, main }: StoreRow): Promise<boolean> {
  return db.transaction(async (tx) => {
    const to = otherStore(main)
    const left = tx.select().from(fileDeletions).where(eq(fileDeletions.store, to))
    const isWhole = and(eq(fileStore.round, round), eq(fileStore.phase, 'copying'), eq(fileStore.missed, 0), notExists(left))
    const [row] = await tx.select().from(fileStore).where(eq(fileStore.round, round)).for('update')
    if (row?.phase !== 'copying') return true
    const [whole] = await tx.select().from(fileStore).where(isWhole)
    await setStore(tx, whole ? { main: to, phase: 'settled' } : { main, phase: 'copying' })
    if (!whole) return false
    await audit.record(tx, { actor: 'system', action: 'service.files-moved', details: { to } })
    await broadcast.publish(tx, SERVICE_SETTINGS, 'files')
    return true
  })
}

/** Nothing is left in the bucket: how it is reached is deleted too. */
function forgetBucket({ db, broadcast }: MoveNeeds, { round }: StoreRow): Promise<boolean> {
  return db.transaction(async (tx) => {
    const [row] = await tx.select().from(fileStore).where(eq(fileStore.round, round)).for('update')
    if (row?.phase !== 'emptying') return true
    if ((await countDeletions(tx)) > 0) return false
    await dropStore(tx)
    await emptyService(tx, 'files')
    await broadcast.publish(tx, SERVICE_SETTINGS, 'files')
    return true
  })
}

/** Asks stores again to delete what they did not when they were asked. Who puts such a file anew waits until it is deleted. */
async function deleteWhatIsLeft({ db }: MoveNeeds, stores: Stores): Promise<void> {
  for (const { store, key } of await db.select().from(fileDeletions).orderBy(fileDeletions.since).limit(1000)) {
    await db.transaction(async (tx) => {
      const one = and(eq(fileDeletions.store, store), eq(fileDeletions.key, key))
      const rows = await tx.delete(fileDeletions).where(one).returning({ key: fileDeletions.key })
      if (rows.length > 0) await stores[store].delete(key)
    })
  }
}
