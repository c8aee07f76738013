import type { Backups } from '#platform/backup/backups.server.ts'

/** What backups ask of whoever starts the product. */
export interface BackupPorts {
  /** Null where none are made: in tests of other things. */
  readonly backups: Backups | null
}
