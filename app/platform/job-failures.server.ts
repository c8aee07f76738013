import { TextModelError } from './ai.server.ts'
import { BackupError } from './backup/backup-place.server.ts'
import { isDatabaseUnavailable } from './db.server.ts'
import { isNoRoom } from './files.server.ts'
import { explainMailFailure } from './mail-failures.server.ts'

/** Why a job failed, in a sentence for whoever runs the site. It holds nothing of what the job was about; null where only the log can say it. */
export function explainJobFailure(error: unknown): string | null {
  if (isDatabaseUnavailable(error)) return 'The database was out of reach.'
  if (isNoRoom(error)) return 'There was no room left on the disk.'
  if (error instanceof TextModelError || error instanceof BackupError) return error.message
  // Nodemailer names the command or the kind of each of its errors.
  const { code, command } = Object(error) as Record<string, unknown>
  if (typeof command === 'string' || /^E(?:AUTH|NVELOPE|MESSAGE|TLS|DNS|CONNECTION)$/.test(String(code)))
    return explainMailFailure(error).sentence
  return error instanceof Error && /^The S3 service answered \d{3} \([\w ]+\)\.$/.test(error.message) ? error.message : null
}
