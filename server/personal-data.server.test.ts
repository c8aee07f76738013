import { readdir, readFile } from 'node:fs/promises'
import { join } from 'node:path'

import { sql } from 'drizzle-orm'

import { carryOutErasures } from '#features/account-data/carry-out.server.ts'
import { listOutbox } from '#platform/mail-outbox.server.ts'
import { entries, exportOf, rowsAbout, test } from '#tests/support/data-of-people.ts'
import { aPersonWithEverything, rowsThatName } from '#tests/support/person-with-everything.ts'
import { namedColumns, personalColumns } from '#tests/support/personal-columns.ts'
import { expect } from '#tests/support/test.ts'

/** A value of a row as an export writes it. */
function written(value: unknown): unknown {
  if (Array.isArray(value)) return value.some((one) => one?.constructor === Object) ? JSON.stringify(value) : value.join(' ')
  if (typeof value === 'object' && value !== null) return JSON.stringify(value)
  return typeof value === 'string' && /^\d{4}-\d\d-\d\dT/.test(value) ? new Date(value).toISOString() : value
}

/** Whether a record holds all the values: as often as they come, so that one `false` does not stand for two. */
function holds(record: Record<string, unknown>, values: unknown[]): boolean {
  const left = Object.values(record)
  return values.every((value) => left.includes(value) && left.splice(left.indexOf(value), 1))
}

test('every column of the schema that can say whom a row is about is named by a contributor', async ({ product: services }) => {
  const named = namedColumns(entries)
  const unnamed = (await personalColumns(services.db)).filter((column) => !named.has(column))
  expect(unnamed, 'Name these in the member-data.server.ts of their feature.').toEqual([])
})

test('a table that nobody names is noticed: by a reference, a chain of them, or the name of a column', async ({ services }) => {
  const { db } = services
  await db.execute(sql`create table diaries (id uuid primary key, writer uuid references users (id))`)
  await db.execute(sql`create table diary_pages (id uuid primary key, diary uuid references diaries (id))`)
  await db.execute(sql`create table bills (id uuid primary key, customer_email text, actor text, granted_by uuid, size int)`)
  const named = namedColumns(entries)
  const unnamed = (await personalColumns(db)).filter((column) => !named.has(column))
  expect(unnamed).toEqual(['bills.actor', 'bills.customer_email', 'bills.granted_by', 'diaries.writer', 'diary_pages.diary'])
})

test('an export holds every column of every row about a person, but the secrets', async ({ product: services, ann }) => {
  const bob = await aPersonWithEverything(services, 'Bob')
  await services.db.execute(
    sql`update member_stories set decided_by = ${ann.userId}, noted_by = ${ann.userId} where user_id = ${bob.userId}`,
  )
  await services.mail.send({ to: ann.email, subject: 'A mail to Ann', text: 'secret link of Ann', html: '' })
  const files = await exportOf(services, ann)
  const { sections } = JSON.parse(files['data.json']!) as { sections: Record<string, { records: Record<string, unknown>[] }> }

  const missing: string[] = []
  for (const entry of entries) {
    if ('not' in entry.exported || entry.table === 'data_exports') continue
    const { exported, table } = entry
    const rows = await rowsAbout(services, entry, ann)
    if (rows.length === 0) missing.push(`${table} (${entry.whose.join()}): a row in tests/support/person-with-everything.ts`)
    const columns = Object.keys(rows[0] ?? {}).filter((column) =>
      'only' in exported ? exported.only.includes(column) : !(column in (exported.without ?? {})),
    )
    // Some rows cannot fill all of them: a result is a number or words.
    for (const column of columns)
      if (rows.every((row) => row[column] === null)) missing.push(`${table}.${column}: a value in the sample person`)
    for (const row of rows) {
      const records = sections[exported.section]?.records ?? []
      const values = columns.map((column) => written(row[column]))
      if (!records.some((record) => holds(record, values)))
        missing.push(`${table}: a record in “${exported.section}” with ${columns.join(', ')}`)
    }
  }
  expect(missing).toEqual([])
  expect(sections['mails']!.records).toMatchObject([{ subject: 'A mail to Ann' }])
  expect(Object.keys(files).filter((name) => name.startsWith('pictures/'))).toHaveLength(2)
  for (const [name, text] of Object.entries(files)) {
    expect(text, name).not.toMatch(/secret .* of Ann/)
    expect(text, name).not.toMatch(/Bob|bob@/)
    expect(text, name).not.toContain(bob.userId)
  }
})

test('an erasure leaves no trace of the person anywhere, and everything of everybody else', async ({ ownProduct, clock }) => {
  const services = await ownProduct()
  const ann = await aPersonWithEverything(services, 'Ann')
  const bob = await aPersonWithEverything(services, 'Joann')
  await services.db.execute(
    sql`update member_stories set decided_by = ${ann.userId}, noted_by = ${ann.userId} where user_id = ${bob.userId}`,
  )
  await services.db.execute(sql`update erasures set due_at = now() + interval '1000 years' where user_id = ${bob.userId}`)
  await services.mail.send({ to: ann.email, subject: 'To Ann', text: 'Hello', html: '' })
  await services.mail.send({ to: 'owner@example.com', replyTo: ann.email, subject: 'From Ann', text: 'Ann asks', html: '' })
  await services.mail.send({ to: bob.email, subject: 'To Joann', text: 'Hello', html: '' })
  await exportOf(services, ann)
  clock.set('2026-03-20T00:00:00Z')
  await carryOutErasures(services)

  const { rows: tables } = await services.db.execute<{ name: string }>(sql`
    select format('%I.%I', schemaname, tablename) as name from pg_tables
    where schemaname not in ('pg_catalog', 'information_schema')`)
  expect(tables.length).toBeGreaterThan(20)
  for (const { name } of tables)
    expect(await rowsThatName(services, name, [ann.userId, `"${ann.email}"`, `(${ann.email}`, `,${ann.email}`]), name).toEqual([])
  const mails = await Promise.all((await readdir(services.outbox)).map((name) => readFile(join(services.outbox, name), 'utf8')))
  expect(mails.map((mail) => /^Subject: (.*)\r$/m.exec(mail)?.[1])).toEqual(['To Joann'])

  for (const entry of entries) {
    const goes = entry.erased.how === 'cascade' || entry.erased.how === 'step'
    if (goes && entry.table !== 'pgboss.job')
      expect((await rowsAbout(services, entry, bob)).length, entry.table).toBeGreaterThan(0)
  }
  const { rows: decided } = await services.db.execute(sql`select name, decided_by, noted_by from member_stories`)
  expect(decided).toEqual([{ name: 'Joann', decided_by: null, noted_by: null }])
})

test('messages with an address that is not proved are neither taken out nor erased with the account', async ({
  product: services,
  ann,
  clock,
}) => {
  await services.db.execute(sql`update users set email_verified = false`)
  await services.mail.send({ to: 'owner@example.com', replyTo: ann.email, subject: 'From Ann', text: 'Ann asks', html: '' })
  const { 'data.json': everything } = await exportOf(services, ann)
  expect(everything).not.toContain('Ann asks')
  clock.set('2026-03-20T00:00:00Z')
  await carryOutErasures(services)
  const { rows } = await services.db.execute(
    sql`select (select count(*)::int from users) as people, body from inbox_messages where name = 'Ann'`,
  )
  expect(rows).toEqual([{ people: 0, body: '=Ann asks.' }])
  expect((await listOutbox(services.outbox)).map(({ subject }) => subject)).toEqual(['From Ann'])
})
