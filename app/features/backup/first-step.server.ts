import type { Infrastructure } from '#platform/infrastructure.server.ts'

import { BACKUP } from './attention.server.ts'
import { findBackupState } from './state.server.ts'

/** The key of the backups is away from this machine. */
export const backupStep = {
  name: 'The key of the backups',
  async find(services: Pick<Infrastructure, 'clock' | 'db'>) {
    const { keyStoredAt } = await findBackupState(services)
    return [
      {
        name: 'backup-key',
        title: 'Keep the key of your backups',
        text: 'Everything is backed up every night, sealed. Without the key nobody can read it, not even you.',
        to: BACKUP,
        isDone: keyStoredAt !== null,
        doneAt: keyStoredAt,
      },
    ]
  },
}
