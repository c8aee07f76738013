import { otherStore, type MovePhase, type StoreName } from '#features/outside-services/core/file-store.ts'
import { NO_ROOM } from '#platform/file-problems.ts'
import { explainFileFailure } from '#platform/files-s3.server.ts'
import { FileStoreError, isNoRoom, type Files, type FileStore } from '#platform/files.server.ts'
import type { Infrastructure } from '#platform/infrastructure.server.ts'

import { dropFromBucket, noteInBucket } from './bucket-files.server.ts'
import { OtherFileError } from './one-file.server.ts'
import { dropDeletions, findStore, isToBeDeleted, noteDeletion, noteMissed, type StoreRow } from './store-state.server.ts'

/** The stores of this process, and what it knows of where files lie. */
export interface KnownStores {
  readonly folder: FileStore
  /** Null where none is set up, or its secret cannot be read. */
  readonly bucket: () => FileStore | null
  /** What this process took up last: enough for reading, since what is not in one store is looked for in the other one. */
  readonly known: () => StoreRow | null
  /** Takes up what the database says. */
  readonly reload: () => Promise<void>
}

interface Place {
  readonly name: StoreName
  readonly files: FileStore
}

interface Plan {
  readonly phase: MovePhase
  readonly main: Place
  readonly other: Place | null
  /** The bucket has files of this site and cannot be reached, because its secret cannot be read. */
  readonly isBucketLost: boolean
}

/**
 * The file store of a site that may have two. Files are changed in the main store first and in the other one after it, by what the database
 * says at that moment; where that has changed meanwhile, once more. So no replica has to have heard of a move before it begins.
 */
export function createTwoStores(services: Pick<Infrastructure, 'db' | 'clock' | 'log'>, stores: KnownStores): Files {
  const { db, log } = services

  function planOf(row: StoreRow | null): Plan {
    const { folder } = stores
    const bucket = row && stores.bucket()
    if (!row || !bucket)
      return { phase: row?.phase ?? 'settled', main: { name: 'folder', files: folder }, other: null, isBucketLost: row !== null }
    const placeOf = (name: StoreName): Place => ({ name, files: name === 'folder' ? folder : bucket })
    return { phase: row.phase, main: placeOf(row.main), other: placeOf(otherStore(row.main)), isBucketLost: false }
  }
  async function planNow(): Promise<Plan> {
    const row = await findStore(db)
    if (row && stores.bucket() === null) await stores.reload()
    return planOf(row)
  }
  /** Does it by the plan of now, and again where another one has taken its place before it was done. */
  async function byPlan(act: (plan: Plan) => Promise<void>): Promise<void> {
    for (let plan = await planNow(); ;) {
      await act(plan)
      const after = await planNow()
      if (after.phase === plan.phase && after.main.name === plan.main.name && after.other?.name === plan.other?.name) return
      plan = after
    }
  }
  async function drop({ name, files }: Place, key: string): Promise<void> {
    await files.delete(key).catch(async (error: unknown) => {
      log.warn(
        { err: error, store: name },
        'A file could not be deleted in the store that is not the main one; it is tried again.',
      )
      await noteDeletion(services, name, key)
    })
  }

  async function getByPlan({ main, other }: Plan, key: string): ReturnType<Files['get']> {
    const first = await main.files.get(key).then(
      (found) => ({ found }),
      (error: unknown) => ({ found: null, error }),
    )
    if (first.found) return first.found
    const old = await other?.files.get(key).catch((error: unknown) => {
      log.warn({ err: error, store: other.name }, 'The store that is not the main one could not be asked for a file.')
      return null
    })
    if (other && old && !(await isToBeDeleted(db, other.name, key))) return old
    if ('error' in first) throw first.error
    return null
  }

  return {
    put: (key, body, contentType) =>
      byPlan(async ({ phase, main, other, isBucketLost }) => {
        if (other) await dropDeletions(db, key)
        await (main.name === 'bucket' ? noteInBucket(db, key) : dropFromBucket(db, key))
        await main.files.put(key, body, contentType)
        if (isBucketLost) {
          await noteDeletion(services, 'bucket', key)
          await noteMissed(db, LOST)
        } else if (other && phase === 'copying') {
          const outcome = await other.files.put(key, body, contentType).then(
            () => null,
            (error: unknown) => ({ error }),
          )
          if (outcome) {
            log.warn(
              { err: outcome.error, store: other.name },
              'A file could not be put into the store to which files are moved.',
            )
            await noteMissed(db, explainStoreFailure(outcome.error))
          } else if (other.name === 'folder') await dropFromBucket(db, key)
        } else if (other) await drop(other, key)
      }),
    async get(key) {
      const before = stores.known()
      const found = await getByPlan(planOf(before), key)
      // Where this process has not heard yet that files lie elsewhere by now.
      if (found || (await findStore(db))?.round === before?.round) return found
      await stores.reload()
      return getByPlan(planOf(stores.known()), key)
    },
    delete: (key) =>
      byPlan(async ({ phase, main, other, isBucketLost }) => {
        await dropFromBucket(db, key)
        const outcome = await main.files.delete(key).then(
          () => null,
          (error: unknown) => ({ error }),
        )
        if (other) await drop(other, key)
        if (isBucketLost) await noteDeletion(services, 'bucket', key)
        if (outcome) throw outcome.error
        // What is moved may have been read before it was deleted, and put back from the other store.
        if (phase !== 'settled') await main.files.delete(key)
      }),
    async hasRoomFor(bytes) {
      const { phase, main } = planOf(stores.known())
      return main.name === 'bucket' && phase !== 'copying' ? true : stores.folder.hasRoomFor(bytes)
    },
  }
}

/** Why the bucket is not used although files are there. */
export const LOST = 'The secret access key can no longer be read: enter it again.'

/** What went wrong with one of the stores, for the owner. Throws on what is a mistake of ours. */
export function explainStoreFailure(error: unknown): string {
  if (isNoRoom(error)) return NO_ROOM
  if (error instanceof OtherFileError) return error.message
  const failed = error instanceof FileStoreError ? error.cause : error
  if (failed instanceof Error && 'syscall' in failed && 'path' in failed)
    return 'The folder of the files could not be read or written. Whoever runs the server finds the reason in the log.'
  const sentence = explainFileFailure(error)
  if (sentence === null) throw error
  return sentence
}
