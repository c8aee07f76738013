import type { Infrastructure } from '#platform/infrastructure.server.ts'

import type { BackupPorts } from './ports.server.ts'
import { findBackupState, noteState } from './state.server.ts'

interface Who {
  readonly userId: string
}

/** The key, for the eyes of somebody who has shown their password; that they looked is noted. Null where no backups are made. */
export async function showKey(
  { db, audit, backups }: Pick<Infrastructure, 'audit' | 'db'> & BackupPorts,
  { userId }: Who,
): Promise<string | null> {
  if (!backups) return null
  await db.transaction((tx) => audit.record(tx, { actor: { userId }, action: 'backup-key.shown' }))
  return backups.key.text
}

/** Somebody who runs the site says that the key is kept away from this machine. */
export async function confirmKeyStored(services: Pick<Infrastructure, 'audit' | 'clock' | 'db'>, { userId }: Who): Promise<void> {
  await findBackupState(services)
  await services.db.transaction(async (tx) => {
    await noteState(tx, { keyStoredAt: services.clock.now() })
    await services.audit.record(tx, { actor: { userId }, action: 'backup-key.stored' })
  })
}
