import { join } from 'node:path'

import { resolveService } from '#features/outside-services/core/resolved-services.ts'
import { findStore } from '#features/outside-services/files/store-state.server.ts'
import { typedBucket } from '#features/outside-services/live/adapters.server.ts'
import { findService } from '#features/outside-services/settings/saved-services.server.ts'
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
