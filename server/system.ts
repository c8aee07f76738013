import { hostname } from 'node:os'
import { join } from 'node:path'

import type { SystemPorts } from '#features/system/ports.server.ts'
import { diskStateOf } from '#platform/disk-room.server.ts'
import type { Env } from '#platform/env.server.ts'
import { createFolderSizes } from '#platform/folder-sizes.server.ts'

import { readVersion } from './version.ts'

/** What this machine says of itself. */
export function systemOf({ dataDir, freeDiskPercent }: Env): SystemPorts['system'] {
  return {
    ...readVersion(),
    startedAt: new Date(performance.timeOrigin),
    host: hostname(),
    disk: () => diskStateOf(dataDir, freeDiskPercent),
    sizes: createFolderSizes({
      files: join(dataDir, 'files'),
      outbox: join(dataDir, 'outbox'),
      backups: join(dataDir, 'backups'),
    }),
    backup: async () => null,
  }
}
