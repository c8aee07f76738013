import { hostname } from 'node:os'
import { join } from 'node:path'

import { continuousSentence } from '#features/backup/continuous-sentence.server.ts'
import type { BackupPorts } from '#features/backup/ports.server.ts'
import { findBackupState } from '#features/backup/state.server.ts'
import type { BackupReport } from '#features/system/conditions.ts'
import type { SystemPorts } from '#features/system/ports.server.ts'
import { diskStateOf } from '#platform/disk-room.server.ts'
import type { Env } from '#platform/env.server.ts'
import { createFolderSizes } from '#platform/folder-sizes.server.ts'
import type { Infrastructure } from '#platform/infrastructure.server.ts'

import { readVersion } from './version.ts'

/** What this machine says of itself. */
export function systemOf(
  { dataDir, freeDiskPercent, backup }: Env,
  services: Pick<Infrastructure, 'db' | 'clock'> & Pick<BackupPorts, 'shipping'>,
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

async function backupReport(
  services: Pick<Infrastructure, 'db' | 'clock'> & Pick<BackupPorts, 'shipping'>,
): Promise<BackupReport> {
  const { copiedAt, since, failure, diesWithMachine } = await findBackupState(services)
  const shipping = (await services.shipping?.()) ?? null
  const sentence =
    failure ??
    (copiedAt === null
      ? 'No copy of everything was made yet: the first one is made tonight, or when you ask for it.'
      : diesWithMachine
        ? 'A copy of everything is made every night. It lies on the disk of the data, and does not survive the loss of this machine.'
        : 'A copy of everything is made every night.')
  return {
    lastGoodAt: copiedAt,
    since,
    sentence,
    continuous: shipping && {
      sentence: continuousSentence(shipping),
      atRiskMinutes: shipping.atRiskMinutes,
      failingSince: shipping.failure?.since ?? null,
    },
  }
}
