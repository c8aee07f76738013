import { mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'

import { sql, type SQL } from 'drizzle-orm'

import { requestExport } from '#features/account-data/exports.server.ts'
import { putTogether } from '#features/account-data/make-export.server.ts'
import type { DataSubject, PersonalTable } from '#features/account-data/ports.server.ts'
import { diskRoomOf } from '#platform/disk-room.server.ts'
import type { Files } from '#platform/files.server.ts'
import { createJobRecords } from '#platform/job-records.server.ts'
import { handleJob } from '#platform/jobs.server.ts'
import { createOutboxMailer } from '#platform/mail-outbox.server.ts'
import { createJobs, prepareJobs } from '#platform/pg-boss.server.ts'
import { jobHandlers } from '#server/jobs.ts'
import { personalData } from '#server/personal-data.ts'
import type { Services } from '#services.server.ts'

import { aPersonWithEverything, mailTo } from './person-with-everything.ts'
import { filesInMemory } from './recording-services.ts'
import { test as base } from './test.ts'
import { unzipped } from './zip.ts'

/** Every table that a contributor names. */
export const entries = personalData.flatMap(({ tables }) => tables)

/** With the outbox and the contributors of the product, and with jobs that go to its queues. */
function asInTheProduct(bare: Services, outbox: string) {
  const mail = createOutboxMailer(outbox, 'Wellward <no-reply@wellward.test>', bare.clock, diskRoomOf(outbox, 0))
  return { ...bare, jobs: createJobs(), jobRecords: createJobRecords(), personalData, outbox, mail }
}

/** Files of a test that begins with those of others and leaves them as they are. */
function filesOver(others: Files): Files {
  const own = filesInMemory()
  const gone = new Set<string>()
  return {
    ...own,
    get: async (key) => (await own.get(key)) ?? (gone.has(key) ? null : others.get(key)),
    delete: async (key) => {
      gone.add(key)
      await own.delete(key)
    },
  }
}

const prepareQueues = (pool: Parameters<typeof prepareJobs>[0]) =>
  prepareJobs(pool, [...jobHandlers, handleJob(mailTo, async () => {})])

/**
 * Tests in the product (its queues, its outbox, its contributors) with Ann, who has everything: both are made once a file, and each test begins
 * with them as they were. `ownProduct` makes one in a database of its own, whose transactions end; nobody is in it.
 */
export const test = base
  .extend('ann', { scope: 'file' }, async ({ database, fileServices }) => {
    await prepareQueues(database.pool)
    return aPersonWithEverything({ ...fileServices, jobs: createJobs() }, 'Ann')
  })
  .extend('outbox', async ({}, { onCleanup }) => {
    const outbox = mkdtempSync(join(tmpdir(), 'outbox-'))
    onCleanup(() => rmSync(outbox, { recursive: true, force: true }))
    return outbox
  })
  .extend('product', async ({ services, fileServices, ann: _made, outbox }) =>
    asInTheProduct({ ...services, files: filesOver(fileServices.files) }, outbox),
  )
  .extend('ownProduct', async ({ freshDatabase, outbox }) => async () => {
    const { services, pool } = await freshDatabase()
    await prepareQueues(pool)
    return asInTheProduct(services, outbox)
  })

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
    Object.entries(await unzipped(file!.body)).map(([name, bytes]) => [
      name,
      new TextDecoder(name.startsWith('pictures/') ? 'latin1' : 'utf-8').decode(bytes),
    ]),
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
