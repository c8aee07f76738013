import { join } from 'node:path'

import { readOrCreateBackupKey } from '#platform/backup/backup-key.server.ts'
import { createFolderPlace } from '#platform/backup/folder-place.server.ts'
import { sealPlace } from '#platform/backup/sealed-place.server.ts'
import { startShipping, type Shipping } from '#platform/backup/start-shipping.server.ts'
import { diskRoomOf } from '#platform/disk-room.server.ts'
import type { EmbeddedPostgres } from '#platform/embedded-postgres.server.ts'
import type { Env } from '#platform/env.server.ts'

/** Takes the embedded database’s log and base copies to the backup place, from now on until it stops. */
export function shipEmbedded(
  postgres: EmbeddedPostgres,
  { dataDir, freeDiskPercent }: Env,
  report: (sentence: string) => void,
): Shipping {
  const sealed = sealPlace(createFolderPlace(join(dataDir, 'backups')), readOrCreateBackupKey(dataDir, null))
  return startShipping({ postgres, sealed, dataDir, room: diskRoomOf(dataDir, freeDiskPercent), report })
}
