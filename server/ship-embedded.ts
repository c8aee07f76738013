import { readOrCreateBackupKey } from '#platform/backup/backup-key.server.ts'
import { sealPlace } from '#platform/backup/sealed-place.server.ts'
import { startShipping, type Shipping } from '#platform/backup/start-shipping.server.ts'
import { diskRoomOf } from '#platform/disk-room.server.ts'
import type { EmbeddedPostgres } from '#platform/embedded-postgres.server.ts'
import type { Env } from '#platform/env.server.ts'

import { shippingPlace } from './backup-places.ts'

/** Takes the embedded database’s log and base copies to the backup place, from now on until it stops. */
export function shipEmbedded(postgres: EmbeddedPostgres, env: Env, report: (sentence: string) => void): Shipping {
  const { dataDir, freeDiskPercent } = env
  const { place, mirror } = shippingPlace(env)
  const sealed = sealPlace(place, readOrCreateBackupKey(dataDir, env.backup.key))
  // Without any room PostgreSQL stops, whatever else the operator lets fill the disk.
  const room = diskRoomOf(dataDir, Math.max(1, freeDiskPercent))
  return startShipping({ postgres, sealed, mirror, dataDir, room, report })
}
