import { eq, sql } from 'drizzle-orm'

import { aSignUp, Browser } from '#features/identity/account.factory.server.ts'
import { users } from '#features/identity/core/tables.server.ts'
import { ensureOwner, makeAdmin, setUpOwner } from '#features/identity/owner.server.ts'
import { aPerson } from '#features/identity/people/people.factory.server.ts'
import type { Services } from '#services.server.ts'
import { expect, test } from '#tests/support/test.ts'

import { listAuditLog } from './audit-log.server.ts'
import { createAuditTrail } from './audit-trail.server.ts'
import { auditLog } from './tables.server.ts'

const note = (services: Services, by: string, action = 'admin.granted', subjectId?: string) =>
  services.db.transaction((tx) => services.audit.record(tx, { actor: { userId: by }, action, subjectId }))

test.for([
  `update audit_log set action = 'nothing.done'`,
  `update audit_log set at = now() where false`,
  'delete from audit_log',
  'truncate audit_log',
  'truncate users cascade',
])('the log refuses “%s”, also of the role that owns it', async (statement, { freshDatabase }) => {
  const { services, pool } = await freshDatabase()
  const owner = await aPerson(services, 'owner', { isAdmin: true })
  await note(services, owner)
  const { rows } = await pool.query<{ owns: boolean }>(
    `select tableowner = current_user as owns from pg_tables where tablename = 'audit_log'`,
  )
  expect(rows).toEqual([{ owns: true }])
  const tried = pool.query(statement)
  if (statement.includes('users')) await tried
  else await expect(tried).rejects.toThrow('The audit log is only ever added to')
  expect(await services.db.select().from(auditLog)).toMatchObject([{ action: 'admin.granted' }])
})

test('the log refuses a change also where triggers are told to rest, as when data is copied in', async ({ freshDatabase }) => {
  const { services, pool } = await freshDatabase()
  await note(services, await aPerson(services, 'owner', { isAdmin: true }))
  const client = await pool.connect()
  try {
    await client.query(`set session_replication_role = 'replica'`)
    await expect(client.query('delete from audit_log')).rejects.toThrow('only ever added to')
  } finally {
    client.release(true)
  }
})

test('names are read and never written: whoever is erased leaves a mark, and no row of the log changes', async ({ services }) => {
  const owner = await aPerson(services, 'owner', { isAdmin: true })
  const maya = await aPerson(services, 'maya')
  await note(services, owner, 'sessions.ended', maya)
  const [row] = await services.db.select().from(auditLog)
  for (const telling of ['maya', 'owner', 'example', maya, owner]) expect(JSON.stringify(row)).not.toContain(telling)
  expect((await listAuditLog(services, { person: 'maya@example.com' })).entries).toMatchObject([
    { actor: { name: 'owner' }, subject: { kind: 'person', userId: maya, name: 'maya' } },
  ])

  await services.db.delete(users).where(eq(users.id, maya))
  expect((await services.db.select().from(auditLog))[0]).toEqual(row)
  expect((await listAuditLog(services, { person: 'maya@example.com' })).entries).toEqual([])
  expect((await listAuditLog(services, { person: maya })).entries).toEqual([])
  const erased = { kind: 'erased', pseudonym: row!.subjectMark }
  expect((await listAuditLog(services, {})).entries).toMatchObject([{ actor: { name: 'owner' }, subject: erased }])
  expect((await listAuditLog(services, { person: row!.subjectMark! })).entries).toMatchObject([{ subject: erased }])
})

test('with another secret new entries get another mark, and the old ones still say who it was', async ({ services }) => {
  const owner = await aPerson(services, 'owner', { isAdmin: true })
  const maya = await aPerson(services, 'maya')
  await note(services, owner, 'admin.granted', maya)
  const audit = createAuditTrail({ ...services, secret: 'another secret, as after a restored backup' })
  await note({ ...services, audit }, owner, 'sessions.ended', maya)
  const { entries } = await listAuditLog(services, { person: maya })
  expect(entries.map(({ subject }) => subject)).toEqual([1, 2].map(() => ({ kind: 'person', userId: maya, name: 'maya' })))
})

test('entries are filtered by action and by person, as doer or as the one it was done to', async ({ services }) => {
  const owner = await aPerson(services, 'owner', { isAdmin: true })
  const maya = await aPerson(services, 'maya')
  const ben = await aPerson(services, 'ben')
  await note(services, owner, 'admin.granted', maya)
  await note(services, owner, 'sessions.ended', ben)
  await note(services, maya, 'sessions.ended', ben)
  const count = async (wanted: Parameters<typeof listAuditLog>[1]) => (await listAuditLog(services, wanted)).entries.length
  expect(await count({})).toBe(3)
  expect(await count({ action: 'sessions.ended' })).toBe(2)
  expect(await count({ person: 'maya' })).toBe(2)
  expect(await count({ person: ben, action: 'sessions.ended' })).toBe(2)
  expect(await count({ person: 'maya', action: 'admin.granted' })).toBe(1)
})

test('a page holds 50, the newest first', async ({ services, clock }) => {
  const owner = await aPerson(services, 'owner', { isAdmin: true })
  for (let at = 0; at < 52; at++) {
    clock.set(new Date(Date.UTC(2026, 2, 2, 10, at)))
    await note(services, owner)
  }
  const first = await listAuditLog(services, { page: 1 })
  const second = await listAuditLog(services, { page: 2 })
  expect([first.entries.length, first.hasMore, second.entries.length, second.hasMore]).toEqual([50, true, 2, false])
  expect(first.entries[0]!.at).toEqual(new Date('2026-03-02T10:51:00Z'))
})

test('an entry names no account that does not exist, and its action is dotted', async ({ services }) => {
  await expect(note(services, '00000000-0000-4000-8000-000000000000')).rejects.toThrow()
  await expect(note(services, await aPerson(services, 'owner'), 'Made an admin')).rejects.toThrow()
})

test('setting the owner up and the command line leave entries', async ({ services, clock }) => {
  const link = await ensureOwner(services, null)
  await setUpOwner(services, new URLSearchParams(link!.split('?')[1]).get('token')!, aSignUp(), new Browser().visit())
  await aPerson(services, 'maya')
  clock.set('2026-03-02T09:31:00Z')
  await makeAdmin(services, 'maya@example.com')
  await makeAdmin(services, 'maya@example.com')
  const { entries } = await listAuditLog(services, {})
  expect(entries).toMatchObject([
    { action: 'admin.granted', actor: { kind: 'command' }, subject: { name: 'maya' } },
    { action: 'owner.created', actor: { kind: 'person', name: 'Ann' }, subject: { name: 'Ann' } },
  ])
})

test('the owner of the operator’s settings is entered as theirs', async ({ services }) => {
  await ensureOwner(services, { email: 'owner@example.com', password: 'Owner-house-1' })
  expect((await listAuditLog(services, {})).entries).toMatchObject([{ action: 'owner.created', actor: { kind: 'system' } }])
})

test('the log has no column that leads to an account, so that erasing one changes no row', async ({ services }) => {
  const { rows } = await services.db.execute(
    sql`select conname from pg_constraint where conrelid = 'audit_log'::regclass and contype = 'f'`,
  )
  expect(rows).toEqual([])
})
