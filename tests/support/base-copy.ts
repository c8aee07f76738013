import type { BaseCopy } from '#platform/backup/base-copies.server.ts'

/** The manifest of a base copy of nothing, from an instant, that needs the segments from `first` to `last`. */
export function aBaseCopy(line: string, at: Date, first: string, last: string): BaseCopy {
  return {
    format: 1,
    line,
    lineBegan: new Date(0),
    id: `${at.toISOString().slice(0, 19).replaceAll(/[-:]/g, '').toLowerCase()}-00000000`,
    postgres: { version: '18.4', major: '18', systemIdentifier: '1' },
    startedAt: at,
    stoppedAt: at,
    start: { lsn: '0/0', segment: first },
    stop: { lsn: '0/0', segment: last },
    label: '',
    folders: [],
    files: [],
    stream: { bytes: 0, pieces: 0, sha256: '0'.repeat(64) },
  }
}
