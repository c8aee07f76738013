import { readFileSync } from 'node:fs'

import { BackupError } from '#platform/backup/backup-place.server.ts'
import { StartError } from '#platform/start-error.ts'

const LINES = 12

/** An error that points to PostgreSQL’s log, with the last lines of the log in its place: the file is about to go. Another error stays as it is. */
export function quoteLog(error: unknown, path: string): unknown {
  if (!(error instanceof BackupError || error instanceof StartError) || !error.message.includes(path)) return error
  const sentence = error.message.replace(` (see ${path})`, '').replace(`: see ${path}.`, '.')
  return new BackupError(`${sentence}\nThe last lines of PostgreSQL’s log:\n${endOf(path)}`)
}

function endOf(path: string): string {
  try {
    return readFileSync(path, 'utf8').trimEnd().split('\n').slice(-LINES).join('\n')
  } catch (error) {
    return String(error)
  }
}
