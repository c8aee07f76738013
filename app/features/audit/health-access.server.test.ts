import { eq } from 'drizzle-orm'

import { users } from '#features/identity/core/tables.server.ts'
import { accessTokens } from '#features/identity/core/tokens/token-tables.server.ts'
import { aPerson } from '#features/identity/people/people.factory.server.ts'
import { endAccessToken } from '#features/identity/tokens/access-tokens.server.ts'
import type { Services } from '#services.server.ts'
import { expect, test } from '#tests/support/test.ts'

import { listHealthAccess, noteHealthAccess, sweepHealthAccess } from './health-access.server.ts'
import { formatAccess } from './health-access.ts'
import { auditJobs } from './jobs.server.ts'
import { recordSelfAccess, writeSelfAccess } from './self-access.server.ts'
import { healthAccess } from './tables.server.ts'

async function aToken({ db, clock }: Services, userId: string, name = 'watch'): Promise<string> {
  const made = {
    tokenHash: `hash of ${name}`,
    prefix: 'wwp_',
    scopes: ['health:read'],
    createdAt: clock.now(),
    expiresAt: clock.now(),
  }
  const [row] = await db
    .insert(accessTokens)
    .values({ id: crypto.randomUUID(), userId, name, ...made })
    .returning({ id: accessTokens.id })
  return row!.id
}

const linesOf = async (services: Services, userId: string) => (await listHealthAccess(services, userId)).map(formatAccess)

test('a member’s own looks are one line a day and kind of page, with their number and the last instant', async ({
  services,
  clock,
}) => {
  const maya = await aPerson(services, 'maya')
  recordSelfAccess(services, { userId: maya, what: 'dashboard', day: '2026-03-02' })
  clock.set('2026-03-02T10:00:00Z')
  recordSelfAccess(services, { userId: maya, what: 'dashboard', day: '2026-03-02' })
  expect(await linesOf(services, maya)).toEqual(['You looked at the dashboard, 2 times'])
  clock.set('2026-03-02T11:00:00Z')
  recordSelfAccess(services, { userId: maya, what: 'dashboard', day: '2026-03-02' })
  recordSelfAccess(services, { userId: maya, what: 'trends', day: '2026-03-02' })
  clock.set('2026-03-03T07:00:00Z')
  recordSelfAccess(services, { userId: maya, what: 'dashboard', day: '2026-03-03' })
  expect(await listHealthAccess(services, maya)).toMatchObject([
    { what: 'dashboard', times: 1, at: new Date('2026-03-03T07:00:00Z') },
    { at: new Date('2026-03-02T11:00:00Z') },
    { at: new Date('2026-03-02T11:00:00Z') },
  ])
  expect((await linesOf(services, maya)).toSorted()).toEqual([
    'You looked at the dashboard',
    'You looked at the dashboard, 3 times',
    'You looked at the trends',
  ])
})

test('looks of one member on two replicas at the same instant are added up', async ({ freshDatabase }) => {
  const { services } = await freshDatabase()
  const people = await Promise.all(['ann', 'ben', 'cleo'].map((name) => aPerson(services, name)))
  // To each replica its own handle on the database.
  const replicas = Array.from({ length: 4 }, () => ({ ...services, db: Object.create(services.db) as Services['db'] }))
  for (const replica of replicas)
    for (const userId of replica === replicas[0] ? people : people.toReversed())
      for (let i = 0; i < 5; i++) recordSelfAccess(replica, { userId, what: 'dashboard', day: '2026-03-02' })
  await Promise.all(replicas.map(writeSelfAccess))
  for (const userId of people) expect(await linesOf(services, userId)).toEqual(['You looked at the dashboard, 20 times'])
})

test('what cannot be written now is written later, and looks of who is gone are left out', async ({ services }) => {
  const maya = await aPerson(services, 'maya')
  const gone = await aPerson(services, 'gone')
  const db = Object.create(services.db) as Services['db']
  const broken = Object.assign(db, { execute: () => Promise.reject(new Error('out of reach')) })
  recordSelfAccess({ ...services, db: broken }, { userId: maya, what: 'trends', day: '2026-03-02' })
  recordSelfAccess({ ...services, db: broken }, { userId: gone, what: 'trends', day: '2026-03-02' })
  await expect(writeSelfAccess({ ...services, db: broken })).rejects.toThrow('out of reach')
  await services.db.delete(users).where(eq(users.id, gone))
  Object.assign(db, { execute: services.db.execute.bind(services.db) })
  await writeSelfAccess({ ...services, db })
  expect(await services.db.select().from(healthAccess)).toMatchObject([{ userId: maya, times: 1 }])
})

test('whatever admins and jobs do, and every change by the member, is a line of its own, and only the member’s', async ({
  services,
}) => {
  const maya = await aPerson(services, 'maya')
  const ben = await aPerson(services, 'ben')
  const owner = await aPerson(services, 'Olga', { isAdmin: true })
  const tokenId = await aToken(services, maya)
  const admin = { kind: 'admin', userId: owner } as const
  const token = { kind: 'token', tokenId, name: 'watch', day: '2026-03-02' } as const
  for (const by of [token, admin, admin]) await noteHealthAccess(services, { userId: maya, by, action: 'read', what: 'check-in' })
  await noteHealthAccess(services, { userId: maya, by: { kind: 'job' }, action: 'exported', what: 'everything' })
  await noteHealthAccess(services, { userId: maya, by: { kind: 'member' }, action: 'changed', what: 'check-in' })
  expect((await linesOf(services, maya)).toSorted()).toEqual([
    'A program with your token “watch” looked at check-ins',
    'Olga, who runs the site, looked at check-ins',
    'Olga, who runs the site, looked at check-ins',
    'This site, for you, took out a copy of everything',
    'You changed a check-in',
  ])
  expect(await linesOf(services, ben)).toEqual([])
  await services.db.delete(users).where(eq(users.id, owner))
  await endAccessToken(services, maya, tokenId)
  const lines = await linesOf(services, maya)
  expect(lines).toContain('Somebody who ran the site looked at check-ins')
  expect(lines).toContain('A program with your token “watch”, which has ended, looked at check-ins')
})

test('what a program does with one token is one line a day, kind of act and kind of data', async ({ services, clock }) => {
  const maya = await aPerson(services, 'maya')
  const [watch, scale] = [await aToken(services, maya, 'watch'), await aToken(services, maya, 'scale')]
  const call = (tokenId: string, name: string, day: string, action: 'read' | 'changed') =>
    noteHealthAccess(services, { userId: maya, by: { kind: 'token', tokenId, name, day }, action, what: 'check-in' })
  for (let i = 0; i < 3; i++) await call(watch, 'watch', '2026-03-02', 'read')
  await call(watch, 'watch', '2026-03-02', 'changed')
  await call(scale, 'scale', '2026-03-02', 'read')
  clock.set('2026-03-03T09:30:00Z')
  await call(watch, 'watch', '2026-03-03', 'read')
  recordSelfAccess(services, { userId: maya, what: 'check-in', day: '2026-03-03' })
  await writeSelfAccess(services)
  expect((await linesOf(services, maya)).toSorted()).toEqual([
    'A program with your token “scale” looked at check-ins',
    'A program with your token “watch” changed a check-in',
    'A program with your token “watch” looked at check-ins',
    'A program with your token “watch” looked at check-ins, 3 times',
    'You looked at check-ins',
  ])
})

test('calls of one program at the same instant are added up', async ({ freshDatabase }) => {
  const { services } = await freshDatabase()
  const maya = await aPerson(services, 'maya')
  const by = { kind: 'token', tokenId: await aToken(services, maya), name: 'watch', day: '2026-03-02' } as const
  const look = { userId: maya, by, action: 'read', what: 'check-in' } as const
  await Promise.all(Array.from({ length: 20 }, () => noteHealthAccess(services, look)))
  expect(await linesOf(services, maya)).toEqual(['A program with your token “watch” looked at check-ins, 20 times'])
})

test('the newest hundred lines are shown', async ({ services, clock }) => {
  const maya = await aPerson(services, 'maya')
  for (let at = 0; at < 101; at++) {
    clock.set(new Date(Date.UTC(2026, 2, 2, 10, at)))
    await noteHealthAccess(services, { userId: maya, by: { kind: 'job' }, action: 'read', what: 'trends' })
  }
  const lines = await listHealthAccess(services, maya)
  expect([lines.length, lines[0]!.at, lines.at(-1)!.at]).toEqual([
    100,
    new Date('2026-03-02T11:40:00Z'),
    new Date('2026-03-02T10:01:00Z'),
  ])
})

test('lines are kept for 400 days', async ({ services, clock }) => {
  const maya = await aPerson(services, 'maya')
  const look = { userId: maya, by: { kind: 'job' }, action: 'read', what: 'trends' } as const
  await noteHealthAccess(services, look)
  clock.set('2026-03-02T09:30:01Z')
  await noteHealthAccess(services, look)
  clock.set('2027-04-06T09:30:01Z')
  await auditJobs.find(({ job }) => job.name === 'audit.sweep-health-access')!.run(services, {})
  expect(await services.db.select().from(healthAccess)).toMatchObject([{ at: new Date('2026-03-02T09:30:01Z') }])
  await sweepHealthAccess(services)
  expect(await services.db.select().from(healthAccess)).toHaveLength(1)
})

test('the lines go with the account', async ({ services }) => {
  const maya = await aPerson(services, 'maya')
  await noteHealthAccess(services, { userId: maya, by: { kind: 'member' }, action: 'changed', what: 'check-in' })
  await services.db.delete(users).where(eq(users.id, maya))
  expect(await services.db.select().from(healthAccess)).toEqual([])
})
