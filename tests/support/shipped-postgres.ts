import { join } from 'node:path'

import { onTestFinished } from 'vitest'

import { makeBackupKey } from '#platform/backup/backup-key.server.ts'
import type { BackupPlace } from '#platform/backup/backup-place.server.ts'
import { createFolderPlace } from '#platform/backup/folder-place.server.ts'
import { sealPlace, type SealedPlace } from '#platform/backup/sealed-place.server.ts'
import { startShipping, type ShippingOptions } from '#platform/backup/start-shipping.server.ts'
import { diskRoomOf } from '#platform/disk-room.server.ts'

import { aFolder, openPostgres } from './embedded-postgres.ts'

/** A sealed place in a folder of its own, as if on another machine. */
export function aPlaceElsewhere(place: BackupPlace = createFolderPlace(join(aFolder(), 'backups'))): SealedPlace {
  return sealPlace(place, makeBackupKey())
}

/** The embedded PostgreSQL of a data folder whose log is shipped to a place, quicker than in the product. */
export async function openShipped(sealed: SealedPlace, dataDir = aFolder(), options: Partial<ShippingOptions> = {}) {
  const settings = { archive_timeout: '1' }
  const postgres = await openPostgres(dataDir, { settings })
  const told: string[] = []
  const shipping = startShipping({
    postgres,
    sealed,
    dataDir,
    room: diskRoomOf(dataDir, 1),
    report: (sentence) => void told.push(sentence),
    pollMs: 50,
    firstCopyAfterMs: 0,
    ...options,
  })
  let stopped: Promise<void> | undefined
  const stop = () => (stopped ??= shipping.stop().then(postgres.close))
  onTestFinished(stop)
  return { dataDir, home: postgres.home, pool: postgres.pool, shipping, told, stop }
}
