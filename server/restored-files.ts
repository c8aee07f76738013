import { open, readdir } from 'node:fs/promises'
import { join } from 'node:path'

import { resolveService } from '#features/outside-services/core/resolved-services.ts'
import { findStore } from '#features/outside-services/files/store-state.server.ts'
import { typedBucket } from '#features/outside-services/live/adapters.server.ts'
import { findService } from '#features/outside-services/settings/saved-services.server.ts'
import { BackupError } from '#platform/backup/backup-place.server.ts'
import { filePieces, hasPieces } from '#platform/backup/file-inventory.server.ts'
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
  return createLocalFiles(localFolder(env), diskRoomOf(env.dataDir, 0), { toDisk: false })
}

/** Forces what was written in the folder of this machine to disk, once for all files: each for itself takes several times as long. */
export async function settleFiles(env: Env): Promise<void> {
  const folder = localFolder(env)
  const entries = await readdir(folder, { recursive: true, withFileTypes: true }).catch(() => [])
  for (const entry of entries) {
    if (!entry.isFile()) continue
    const file = await open(join(entry.parentPath, entry.name), 'r+')
    try {
      await file.sync()
    } finally {
      await file.close()
    }
  }
}

function localFolder({ dataDir }: Env): string {
  return join(dataDir, 'files')
}

const NAMED_AT_MOST = 10

/**
 * Puts the files back, and says which are not among them. One that was stored in the last minute before the end may not have reached the place, and is
 * lost with the machine, as rows of that minute are. Another one that is missing there, or damaged, is a reason to stop; so is every one of an earlier
 * instant, behind which there was time enough to bring it.
 * @throws BackupError for these, unless told to go on without them
 */
export async function bringFilesBack(
  sealed: SealedPlace,
  files: ReadonlyArray<CopiedFile & { readonly shippedAt: Date | null }>,
  store: Pick<FileStore, 'get' | 'put'>,
  { withoutMissingFiles, isNewest }: { readonly withoutMissingFiles: boolean; readonly isNewest: boolean },
): Promise<{ count: number; sentences: string[] }> {
  const lacking = new Set(await restoreFiles(sealed, files, store))
  const [late, missing]: [string[], string[]] = [[], []]
  for (const { key, sha256, pieces, shippedAt } of files) {
    if (!lacking.has(key)) continue
    const mayBeOnItsWay = isNewest && shippedAt === null && !(await hasPieces(sealed, filePieces(sealed, sha256), pieces))
    ;(mayBeOnItsWay ? late : missing).push(key)
  }
  const { address } = sealed.place
  if (missing.length > 0 && !withoutMissingFiles)
    throw new BackupError(
      `${inWords(missing)} missing or damaged in ${address}. Nothing was restored: name an older copy, or add --without-missing-files to restore all the rest.`,
    )
  return {
    count: lacking.size,
    sentences: [
      ...(missing.length > 0 ? [`${inWords(missing)} missing or damaged in ${address}, and not restored.`] : []),
      ...(late.length > 0
        ? [`${inWords(late)} lost: not in ${address}, and nothing says that it was brought there before the end.`]
        : []),
    ],
  }
}

/** `2 files (a.pdf, b.pdf) are` */
function inWords(keys: readonly string[]): string {
  const named = keys.slice(0, NAMED_AT_MOST).join(', ')
  const more = keys.length > NAMED_AT_MOST ? ' …' : ''
  return `${keys.length === 1 ? '1 file' : `${keys.length} files`} (${named}${more}) ${keys.length === 1 ? 'is' : 'are'}`
}
