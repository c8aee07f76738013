import type { DiskState } from '#platform/disk-room.server.ts'

import type { BackupReport } from './backup-report.ts'

/** What the machine can say of itself. */
export interface SystemPorts {
  readonly system: {
    readonly version: string
    /** The commit that runs, where the folder is a clone; null elsewhere. */
    readonly commit: string | null
    readonly startedAt: Date
    /** The name of this machine, as processes on others see it. */
    readonly host: string
    /** The disk of the data folder. */
    disk(): Promise<DiskState>
    /** Bytes of what the data folder holds; null of what is still being counted. */
    sizes(): Promise<Readonly<Record<'files' | 'outbox' | 'backups', number | null>>>
    /** How backups are; null where none are set up. */
    backup(): Promise<BackupReport | null>
  }
}
