import { join } from 'node:path'

import { resolveService } from '#features/outside-services/core/resolved-services.ts'
import { findStore } from '#features/outside-services/files/store-state.server.ts'
import { typedBucket } from '#features/outside-services/live/adapters.server.ts'
import { findService } from '#features/outside-services/settings/saved-services.server.ts'
import { BackupError } from '#platform/backup/backup-place.server.ts'
import type { CopiedFile } from '#platform/backup/portable/manifest.ts'
import { restoreFiles } from '#platform/backup/portable/restore-files.server.ts'
import type { SealedPlace } from '#platform/backup/sealed-place.server.ts'
import type { Database } from '#platform/db.server.ts'
import { diskRoomOf } from '#platform/disk-room.server.ts'
import type { Env } from '#platform/env.server.ts'
import { createLocalFiles } from '#platform/files-local.server.ts'
import { createS3Files } from '#platform/files-s3.server.ts'
import type { FileStore } from '#platform/files.server.ts'

/** The store that the restored site will read from: a bucket of the environment, one that its owner had moved the files to, else the folder. */
export async function filesForRestore(env: Env, db: Database, secret: string): Promise<FileStore> {
  if (env.s3) return createS3Files(env.s3)
  const store = await findStore(db)
  const saved = store?.main === 'bucket' ? await findService({ db, secret }, 'files') : null
  const settings = saved && resolveService('files', saved)
  if (settings) return typedBucket(settings, env.allowPrivateServices)
  return createLocalFiles(join(env.dataDir, 'files'), diskRoomOf(env.dataDir, 0))
}

const MOST_NAMED = 10

/**
 * Puts the files back, and says which are not among them. One that was stored in the last minute before may not have reached the place, and is
 * lost with the machine, as rows of that minute are. Another one that is missing there, or damaged, is a reason to stop.
 * @throws BackupError for these, unless told to go on without them
 */
export async function bringFilesBack(
  sealed: SealedPlace,
  files: ReadonlyArray<CopiedFile & { readonly shippedAt: Date | null }>,
  store: FileStore,
  { withoutMissingFiles }: { readonly withoutMissingFiles: boolean },
): Promise<{ count: number; sentences: string[] }> {
  const lacking = await restoreFiles(sealed, files, store)
  const onTheirWay = new Set(files.filter(({ shippedAt }) => shippedAt === null).map(({ key }) => key))
  const [late, missing] = [lacking.filter((key) => onTheirWay.has(key)), lacking.filter((key) => !onTheirWay.has(key))]
  const { address } = sealed.place
  if (missing.length > 0 && !withoutMissingFiles)
    throw new BackupError(
      `${inWords(missing)} missing or damaged in ${address}. Nothing was restored: name an older copy, or add --without-missing-files to restore all the rest.`,
    )
  return {
    count: lacking.length,
    sentences: [
      ...(missing.length > 0 ? [`${inWords(missing)} missing or damaged in ${address}, and not restored.`] : []),
      ...(late.length > 0 ? [`${inWords(late)} lost: stored just before the end, and not yet in ${address}.`] : []),
    ],
  }
}

/** `2 files (a.pdf, b.pdf) are` */
function inWords(keys: readonly string[]): string {
  const named = keys.slice(0, MOST_NAMED).join(', ')
  const more = keys.length > MOST_NAMED ? ' …' : ''
  return `${keys.length === 1 ? '1 file' : `${keys.length} files`} (${named}${more}) ${keys.length === 1 ? 'is' : 'are'}`
}
