import { mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'

import { sql, type SQL } from 'drizzle-orm'
import { strFromU8, unzipSync } from 'fflate'
import { onTestFinished } from 'vitest'

import { requestExport } from '#features/account-data/exports.server.ts'
import { putTogether } from '#features/account-data/make-export.server.ts'
import { diskRoomOf } from '#platform/disk-room.server.ts'
import { createJobRecords } from '#platform/job-records.server.ts'
import { handleJob } from '#platform/jobs.server.ts'
import { createOutboxMailer } from '#platform/mail-outbox.server.ts'
import type { DataSubject, PersonalTable } from '#platform/personal-data.ts'
import { createJobs, prepareJobs } from '#platform/pg-boss.server.ts'
import type { Services } from '#platform/services.server.ts'
import { jobHandlers } from '#server/jobs.ts'
import { personalData } from '#server/personal-data.ts'

import { mailTo } from './person-with-everything.ts'

/** Every table that a contributor names. */
export const entries = personalData.flatMap(({ tables }) => tables)

/** Services with the queues, the outbox and the contributors of the product. */
export async function asInTheProduct(fresh: () => Promise<{ services: Services; pool: Parameters<typeof prepareJobs>[0] }>) {
  const { services: bare, pool } = await fresh()
  await prepareJobs(pool, [...jobHandlers, handleJob(mailTo, async () => {})])
  const outbox = mkdtempSync(join(tmpdir(), 'outbox-'))
  onTestFinished(() => rmSync(outbox, { recursive: true, force: true }))
  const mail = createOutboxMailer(outbox, 'Wellward <no-reply@wellward.test>', bare.clock, diskRoomOf(outbox, 0))
  const services = { ...bare, jobs: createJobs(), jobRecords: createJobRecords(), personalData, outbox, mail }
  return { services, outbox }
}

/** Asks for an export, makes it, and opens it. */
export async function exportOf(services: Services, { userId }: DataSubject): Promise<Record<string, string>> {
  await requestExport(services, userId)
  const { rows } = await services.db.execute<{ id: string; key: string }>(
    sql`select id, file_key as key from data_exports where user_id = ${userId} and status = 'waiting'`,
  )
  const { id: exportId, key: fileKey } = rows[0]!
  await putTogether(services, { exportId, fileKey })
  const file = await services.files.get(fileKey)
  return Object.fromEntries(
    Object.entries(unzipSync(file!.body)).map(([name, bytes]) => [name, strFromU8(bytes, name.startsWith('pictures/'))]),
  )
}

/** The rows of a table that are about somebody, whatever their columns are called. */
export async function rowsAbout({ db }: Services, entry: PersonalTable, subject: DataSubject) {
  const { rows } = await db.execute<{ row: Record<string, unknown> }>(
    sql`select to_jsonb(t) as row from ${sql.raw(entry.table)} t where ${isAbout('t', entry, subject)}`,
  )
  return rows.map(({ row }) => row)
}

/** Whether a row is about somebody: by its own columns, or by those of the row that it refers to. */
function isAbout(row: string, { whose, through }: PersonalTable, subject: DataSubject): SQL {
  const columns = whose.map((column) => `${row}.${column}`)
  if (through === undefined) {
    const text = sql.raw(`concat_ws(' ', ${columns.map((column) => `${column}::text`).join(', ')})`)
    return sql`(${text} ilike ${`%${subject.userId}%`} or ${text} ilike ${`%${subject.email}%`})`
  }
  const other = `${row}_of`
  const behind = isAbout(
    other,
    entries.find(({ table }) => table === through)!,
    subject,
  )
  return sql`exists (select 1 from ${sql.raw(`${through} ${other} where ${other}.id = ${columns[0]}`)} and ${behind})`
}
