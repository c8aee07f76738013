import { and, eq } from 'drizzle-orm'

import type { ColumnMapping } from '#features/health/core/import.ts'
import { healthImports } from '#features/health/core/imports/import-tables.server.ts'
import type { Viewer } from '#features/identity/core/viewer.ts'
import type { Infrastructure } from '#platform/infrastructure.server.ts'

import { lastDayAnywhere } from './last-day-anywhere.ts'
import { askAbout, findImport, inspectFile } from './list.server.ts'
import { readMapping, readOrder } from './mapping-fields.ts'
import { readImport } from './read-job.server.ts'
import { tryMapping } from './try-mapping.ts'

type Answered = { ok: true } | { ok: false; errors: Record<string, string> } | { ok: false; errors: null }

/** Takes what the member said of the columns of a file, and has it read. `errors: null`: there is no such question any more. */
export async function answerColumns(
  services: Pick<Infrastructure, 'db' | 'jobs' | 'files' | 'clock'>,
  viewer: Pick<Viewer, 'userId' | 'units'>,
  id: string,
  fields: Readonly<Record<string, string>>,
): Promise<Answered> {
  const imported = await findImport(services, viewer.userId, id)
  if (imported?.state !== 'asking') return { ok: false, errors: null }
  const asked = await askAbout(services, viewer, imported)
  const dateOrder = readOrder(fields['dateOrder'])
  if (asked.isOrderUnclear && !dateOrder) return { ok: false, errors: { dateOrder: 'Choose the one that is right.' } }
  if (asked.onlyOrder) return keep(services, id, { ...asked.mapping, dateOrder })
  const read = readMapping(fields, asked.headings)
  if (!read.ok) return read
  const errors = tryMapping((await inspectFile(services, imported)).head, read.mapping, lastDayAnywhere(services.clock.now()))
  return Object.keys(errors).length > 0 ? { ok: false, errors } : keep(services, id, read.mapping)
}

async function keep({ db, jobs }: Pick<Infrastructure, 'db' | 'jobs'>, id: string, mapping: ColumnMapping): Promise<Answered> {
  return db.transaction(async (tx) => {
    const answered = await tx
      .update(healthImports)
      .set({ mapping, state: 'waiting', bytesRead: 0, isOrderUnclear: false })
      .where(and(eq(healthImports.id, id), eq(healthImports.state, 'asking')))
      .returning({ id: healthImports.id })
    if (answered.length === 0) return { ok: false, errors: null }
    await jobs.send(tx, readImport, { importId: id })
    return { ok: true }
  })
}
