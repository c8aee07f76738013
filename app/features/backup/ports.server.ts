import type { Backups } from '#platform/backup/backups.server.ts'
import type { ShippingState } from '#platform/backup/shipping-state.ts'

/** What backups ask of whoever starts the product. */
export interface BackupPorts {
  /** Null where none are made: in tests of other things. */
  readonly backups: Backups | null
  /** How the continuous backup of the embedded database stands; null where the database is another server’s. */
  readonly shipping: (() => Promise<ShippingState>) | null
}
