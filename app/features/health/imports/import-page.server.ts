import { createHash } from 'node:crypto'

import { shiftDay, type Day } from '#base/dates/calendar-day.ts'
import { formatDay } from '#base/dates/format-date.ts'
import { localDay } from '#base/dates/local-day.ts'
import { addressOfCheckIn } from '#features/health/core/dashboard-address.ts'
import type { healthImports } from '#features/health/core/imports/import-tables.server.ts'
import { isOpenDay } from '#features/health/core/open-days.ts'
import type { Viewer } from '#features/identity/core/viewer.ts'
import type { Infrastructure } from '#platform/infrastructure.server.ts'

import type { ImportView } from './import-card.tsx'
import { askAbout, findImportedDays } from './list.server.ts'
import type { PreviewedImport } from './preview-card.tsx'
import { showPreview, type PreviewView } from './preview-words.ts'
import { readPreview } from './preview.server.ts'
import { storedUntil } from './stored-files.server.ts'

type ImportRow = typeof healthImports.$inferSelect

/** What the page of an import shows, by how it stands: its columns to be named, what it would do, and what came of it. */
export async function showImport(services: Pick<Infrastructure, 'db' | 'files' | 'clock'>, viewer: Viewer, found: ImportRow) {
  const { state, kind, mapping, bytes, bytesRead, counts, problems, failure } = found
  const zone = viewer.timeZone ?? 'UTC'
  const isXml = kind === 'apple-health'
  const write = (day: Day) => formatDay(day, viewer.dateLanguage)
  const until = storedUntil(found)
  const days = state === 'done' ? await findImportedDays(services, found) : null
  const today = localDay(services.clock.now(), zone)
  const place = (day: Day) => ({ inWords: write(day), address: addressOfDay(day, today) })
  const isMapped = kind === 'csv' && mapping !== null && state === 'done'
  const imported: ImportView = {
    state,
    isXml,
    bytes,
    bytesRead,
    counts,
    problems,
    failure,
    imported: days && (days.first === days.last ? [place(days.first)] : [place(days.first), place(days.last)]),
    storedUntil: until ? write(localDay(until, zone)) : isMapped ? '' : null,
  }
  const asked = state === 'asking' ? await askAbout(services, viewer, found) : null
  const preview = state === 'ready' ? await readPreviewView(services, viewer, found) : null
  const previewed: PreviewedImport | null = preview && {
    preview,
    fingerprint: fingerprintOf(preview),
    leftOut: found.leftOut ?? { refused: problems.length, naps: 0 },
    problems,
    isXml,
    isMapped: mapping !== null && found.parts.length > 0,
    isAgain: found.replaces !== null,
  }
  return { imported, asked, previewed }
}

/** Whether an import would still do what a member was shown, by the mark of that; another import or a check-in may have come between. */
export async function isPreviewCurrent(
  services: Pick<Infrastructure, 'db'>,
  viewer: Viewer,
  found: ImportRow,
  fingerprint: string,
): Promise<boolean> {
  const preview = found.state === 'ready' ? await readPreviewView(services, viewer, found) : null
  return preview === null || fingerprintOf(preview) === fingerprint
}

async function readPreviewView(
  services: Pick<Infrastructure, 'db'>,
  viewer: Viewer,
  found: ImportRow,
): Promise<PreviewView | null> {
  const preview = await readPreview(services, found)
  return preview && showPreview(preview, viewer)
}

/** Two previews that say the same have the same mark. */
function fingerprintOf(preview: PreviewView): string {
  return createHash('sha256').update(JSON.stringify(preview)).digest('base64url')
}

/** Where a member sees the numbers of a day: its check-in while it is open, else the list of entries from that day on back. */
function addressOfDay(day: Day, today: Day): string {
  return isOpenDay(day, today) ? addressOfCheckIn(day) : `/health/trends?before=${shiftDay(day, 1)}#entries`
}
