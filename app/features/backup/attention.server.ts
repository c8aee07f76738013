import type { AttentionItem } from '#platform/attention.ts'
import type { Infrastructure } from '#platform/infrastructure.server.ts'

import { findHeldMails } from './hold-mails.server.ts'
import type { BackupPorts } from './ports.server.ts'
import { findBackupState, lastRestoreIn } from './state.server.ts'

export const BACKUP = '/admin/settings/backup'
/** A day, and the hour that the nightly copy may take. */
const LATE_MS = 25 * 60 * 60 * 1000

/** What is wrong with backups, and mails that wait since a restore. */
export const backupAttention = {
  name: 'Backups',
  async find(services: Pick<Infrastructure, 'clock' | 'db'> & Partial<BackupPorts>): Promise<AttentionItem[]> {
    const [state, held] = await Promise.all([findBackupState(services), findHeldMails(services)])
    const items: AttentionItem[] = []
    const item = { count: 1, to: BACKUP } as const
    const lost = lastRestoreIn(state)?.lost ?? []
    if (lost.length > 0) {
      const title = 'Not everything came back when this was restored'
      const text = lost[0]!
      items.push({ ...item, kind: 'backup.lost', severity: 'urgent', since: state.restoredAt, title, text })
    }
    if (held) {
      const title =
        held.count === 0
          ? 'Mails of the clock are held since this was restored'
          : held.count === 1
            ? '1 mail was due when this was restored'
            : `${held.count} mails were due when this was restored`
      const text =
        held.count === 0
          ? 'None was due, and what goes out by itself waits until you say that mails go out again.'
          : 'Some may have gone out before. Send them, or throw them away.'
      items.push({ ...item, kind: 'backup.held-mails', severity: 'urgent', since: held.since, title, text })
    }
    if (services.backups === null) return items
    const last = state.copiedAt ?? state.since
    if (services.clock.now().getTime() - last.getTime() > LATE_MS) {
      const text = state.failure ?? 'No copy was made for more than a day.'
      items.push({ ...item, kind: 'backup.missing', severity: 'urgent', since: last, title: 'There is no recent backup', text })
    }
    if ((state.differences ?? 0) > 0) {
      const title = 'The last backup is not what was copied'
      const text = state.differing[0] ?? 'Restoring it aside found differences.'
      items.push({ ...item, kind: 'backup.differs', severity: 'urgent', since: state.checkedAt, title, text })
    }
    if (state.diesWithMachine) {
      const title = 'The backup does not survive the loss of this machine'
      const text = 'It lies on the disk of the data. Name a folder on another disk, or a bucket.'
      items.push({ ...item, kind: 'backup.same-disk', severity: 'due', since: null, title, text })
    }
    return items
  },
}
