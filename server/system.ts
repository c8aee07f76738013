import { hostname } from 'node:os'
import { join } from 'node:path'

import { findBackupState } from '#features/backup/state.server.ts'
import type { BackupReport } from '#features/system/backup-report.ts'
import type { SystemPorts } from '#features/system/ports.server.ts'
import type { Shipping } from '#platform/backup/start-shipping.server.ts'
import { diskStateOf } from '#platform/disk-room.server.ts'
import type { Env } from '#platform/env.server.ts'
import { createFolderSizes } from '#platform/folder-sizes.server.ts'
import type { Infrastructure } from '#platform/infrastructure.server.ts'

import { readVersion } from './version.ts'

/** What this machine says of itself. */
export function systemOf(
  { dataDir, freeDiskPercent, backup }: Env,
  services: Pick<Infrastructure, 'db' | 'clock'>,
  shipping: Pick<Shipping, 'state'> | null,
): SystemPorts['system'] {
  return {
    ...readVersion(),
    startedAt: new Date(performance.timeOrigin),
    host: hostname(),
    disk: () => diskStateOf(dataDir, freeDiskPercent),
    sizes: createFolderSizes({
      files: join(dataDir, 'files'),
      outbox: join(dataDir, 'outbox'),
      backups: backup.folder,
    }),
    backup: () => backupReport(services, shipping),
  }
}

async function backupReport(
  services: Pick<Infrastructure, 'db' | 'clock'>,
  shipping: Pick<Shipping, 'state'> | null,
): Promise<BackupReport> {
  const [{ copiedAt, since, failure, diesWithMachine }, shipped] = await Promise.all([
    findBackupState(services),
    shipping ? shipping.state() : null,
  ])
  const sentence =
    failure ??
    (copiedAt === null
      ? 'No copy of everything was made yet: the first one is made tonight, or when you ask for it.'
      : diesWithMachine
        ? 'A copy of everything is made every night. It lies on the disk of the data, and does not survive the loss of this machine.'
        : 'A copy of everything is made every night.')
  const changes = shipped && { address: shipped.address, until: shipped.shippedTo, failure: shipped.failure }
  return { lastGoodAt: copiedAt, since, sentence, changes }
}
