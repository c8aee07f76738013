import { hostname } from 'node:os'
import { join } from 'node:path'

import { findBackupState } from '#features/backup/state.server.ts'
import type { BackupReport, SystemPorts } from '#features/system/ports.server.ts'
import { diskStateOf } from '#platform/disk-room.server.ts'
import type { Env } from '#platform/env.server.ts'
import { createFolderSizes } from '#platform/folder-sizes.server.ts'
import type { Infrastructure } from '#platform/infrastructure.server.ts'

import { readVersion } from './version.ts'

/** What this machine says of itself. */
export function systemOf(
  { dataDir, freeDiskPercent, backup }: Env,
  services: Pick<Infrastructure, 'db' | 'clock'>,
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
    backup: () => backupReport(services),
  }
}

async function backupReport(services: Pick<Infrastructure, 'db' | 'clock'>): Promise<BackupReport> {
  const { copiedAt, since, failure, diesWithMachine } = await findBackupState(services)
  const sentence =
    failure ??
    (copiedAt === null
      ? 'No backup was made yet: the first one is made in the night, or by hand.'
      : diesWithMachine
        ? 'Backups are made. They lie on the disk of the data, and do not survive the loss of this machine.'
        : 'Backups are made.')
  return { lastGoodAt: copiedAt, since, sentence }
}
