import { eq } from 'drizzle-orm'

import { users } from '#features/identity/core/tables.server.ts'
import { accessTokens } from '#features/identity/core/tokens/token-tables.server.ts'
import { aPerson } from '#features/identity/people/people.factory.server.ts'
import { endAccessToken } from '#features/identity/tokens/access-tokens.server.ts'
import type { Actor } from '#platform/audit-trail.ts'
import type { Services } from '#services.server.ts'
import { expect, test } from '#tests/support/test.ts'

import { findAffected, type Inquiry } from './affected.server.ts'
import { noteHealthAccess } from './health-access.server.ts'
import { recordSelfAccess, writeSelfAccess } from './self-access.server.ts'

const span = { from: new Date('2026-03-02T10:00:00Z'), to: new Date('2026-03-02T12:00:00Z') }

async function aToken({ db, clock }: Services, userId: string, prefix: string): Promise<string> {
  const id = crypto.randomUUID()
  const name = `watch ${prefix}`
  const now = clock.now()
  const expiresAt = new Date(now.getTime() + 86_400_000)
  const scopes = ['health:read']
  await db.insert(accessTokens).values({ id, userId, name, tokenHash: prefix, prefix, scopes, createdAt: now, expiresAt })
  return id
}

async function linesOf({ db }: Services, inquiry: Partial<Inquiry> = {}) {
  const found = await findAffected(db, { ...span, ...inquiry })
  if (!found.ok) throw new Error(found.sentence)
  return found.affected.lines.map(
    ({ email, by, action, what, times, isCertain }) =>
      `${email}: ${by}, ${action} ${what}, ${times}${isCertain ? '' : ', possibly'}`,
  )
}

const sentenceOf = async ({ db }: Services, inquiry: Partial<Inquiry>) => {
  const found = await findAffected(db, { ...span, ...inquiry })
  return found.ok ? null : found.sentence
}

/** An owner who looks at Ann and Ben at 9:59, 10:00, 12:00 and 12:01. */
test('a span begins and ends with its instants, and names each actor and kind once with a count', async ({ services, clock }) => {
  const ann = await aPerson(services, 'ann')
  const ben = await aPerson(services, 'ben')
  const owner = await aPerson(services, 'owner', { isAdmin: true })
  const look = (userId: string, what: 'labs' | 'dashboard') =>
    noteHealthAccess(services, { userId, by: { kind: 'admin', userId: owner }, action: 'read', what })
  for (const [instant, who] of [
    ['09:59:59', ben],
    ['10:00:00', ann],
    ['11:00:00', ann],
    ['12:00:00', ann],
    ['12:00:01', ben],
  ] as const) {
    clock.set(`2026-03-02T${instant}Z`)
    await look(who, 'labs')
  }
  await noteHealthAccess(services, { userId: ben, by: { kind: 'job' }, action: 'exported', what: 'everything' })
  expect(await linesOf(services)).toEqual(['ann@example.com: owner@example.com (admin), read labs, 3'])
})

test('a line that sums up a day counts as possible where its last instant lies behind the span, and not where its day had not begun', async ({
  services,
  clock,
}) => {
  const ann = await aPerson(services, 'ann')
  const look = async (at: string, day: string, what: 'labs' | 'trends' | 'dashboard' | 'habits') => {
    clock.set(at)
    recordSelfAccess(services, { userId: ann, what, day })
    await writeSelfAccess(services)
  }
  await look('2026-03-02T09:00:00Z', '2026-03-02', 'habits')
  await look('2026-03-02T11:00:00Z', '2026-03-02', 'labs')
  await look('2026-03-02T18:00:00Z', '2026-03-02', 'trends')
  // Begins at 10:00 UTC where clocks are ahead by 14 hours, and may have been looked at by noon.
  await look('2026-03-03T08:00:00Z', '2026-03-03', 'trends')
  await look('2026-03-04T08:00:00Z', '2026-03-04', 'dashboard')
  expect(await linesOf(services)).toEqual([
    'ann@example.com: the account itself, read labs, 1',
    'ann@example.com: the account itself, read trends, 2, possibly',
  ])
})

test('a token is found by its number and by its first characters, and what others did is left out', async ({
  services,
  clock,
}) => {
  const ann = await aPerson(services, 'ann')
  const stolen = await aToken(services, ann, 'wwp_abcd')
  const other = await aToken(services, ann, 'wwp_efgh')
  clock.set('2026-03-02T11:00:00Z')
  const by = (tokenId: string, name: string) => ({ kind: 'token', tokenId, name, day: '2026-03-02' }) as const
  await noteHealthAccess(services, { userId: ann, by: by(stolen, 'watch'), action: 'read', what: 'check-in' })
  await noteHealthAccess(services, { userId: ann, by: by(stolen, 'watch'), action: 'read', what: 'check-in' })
  await noteHealthAccess(services, { userId: ann, by: by(other, 'scale'), action: 'changed', what: 'check-in' })
  const expected = ['ann@example.com: a program with the token “watch”, read check-in, 2']
  expect(await linesOf(services, { token: stolen })).toEqual(expected)
  expect(await linesOf(services, { token: 'wwp_abcd' })).toEqual(expected)
  // Of a whole one that somebody pasted no more is looked at than what is kept.
  expect(await linesOf(services, { token: `wwp_abcd${'x'.repeat(39)}` })).toEqual(expected)
  expect(await sentenceOf(services, { token: 'abcd' })).toMatch(/^A token is named by its number/)

  await endAccessToken(services, ann, stolen)
  expect(await sentenceOf(services, { token: stolen })).toMatch(/^There is no such token\. One that was ended/)
  // The account still tells of it, by its name.
  expect(await linesOf(services, { account: 'Ann@Example.com' })).toEqual([
    'ann@example.com: a program with the token “scale”, changed check-in, 1',
    ...expected,
  ])
})

test('an account that was taken over: what it did to others and to itself, and where it was signed in; nobody else’s', async ({
  services,
  clock,
}) => {
  const [ann, ben] = [await aPerson(services, 'ann'), await aPerson(services, 'ben')]
  const owner = await aPerson(services, 'owner', { isAdmin: true })
  const second = await aPerson(services, 'second', { isAdmin: true })
  clock.set('2026-03-02T11:00:00Z')
  const read = (userId: string, admin: string) =>
    noteHealthAccess(services, { userId, by: { kind: 'admin', userId: admin }, action: 'read', what: 'labs' })
  await read(ann, owner)
  await read(ben, second)
  recordSelfAccess(services, { userId: owner, what: 'dashboard', day: '2026-03-02' })
  recordSelfAccess(services, { userId: ann, what: 'dashboard', day: '2026-03-02' })
  await writeSelfAccess(services)
  await services.db.transaction(async (tx) => {
    await services.audit.record(tx, { actor: { userId: owner }, action: 'sessions.ended', subjectId: ben })
    await services.audit.record(tx, { actor: { userId: second }, action: 'sessions.ended', subjectId: ann })
  })
  expect(await linesOf(services, { account: 'owner@example.com' })).toEqual([
    'ann@example.com: owner@example.com (admin), read labs, 1',
    'owner@example.com: the account itself, read dashboard, 1',
    'ben@example.com: owner@example.com (admin), acted Signed out everywhere, 1',
  ])
  await services.db.delete(users).where(eq(users.id, ann))
  expect(await linesOf(services, { account: 'owner@example.com' })).toHaveLength(2)
  expect(await sentenceOf(services, { account: 'ann@example.com' })).toMatch(/^ann@example.com has no account \(any more\)/)
})

test('acts that are done to nobody by name are listed too: of the account, and of anybody at the command line as well', async ({
  services,
  clock,
}) => {
  const ben = await aPerson(services, 'ben')
  const gone = await aPerson(services, 'gone')
  const owner = await aPerson(services, 'owner', { isAdmin: true })
  const second = await aPerson(services, 'second', { isAdmin: true })
  const record = (actor: Actor, action: string, subjectId?: string) =>
    services.db.transaction((tx) => services.audit.record(tx, { actor, action, subjectId }))
  clock.set('2026-03-02T09:59:00Z')
  await record({ userId: owner }, 'products.exported')
  clock.set('2026-03-02T11:00:00Z')
  await record({ userId: owner }, 'backup-key.shown')
  await record({ userId: owner }, 'backup-key.shown')
  await record({ userId: owner }, 'sessions.ended', ben)
  await record({ userId: owner }, 'sessions.ended', gone)
  await record({ userId: second }, 'settings.saved')
  await record('command', 'backup.restored')
  await services.db.delete(users).where(eq(users.id, gone))
  const actsIn = async (inquiry: Partial<Inquiry>) => {
    const found = await findAffected(services.db, { ...span, ...inquiry })
    if (!found.ok) throw new Error(found.sentence)
    return found.affected.acts.map(({ what, by, times }) => `${by}: ${what}, ${times}`).toSorted()
  }
  const ofOwner = [
    'owner@example.com (admin): Looked at the key of the backups, 2',
    'owner@example.com (admin): Signed out everywhere (an account that is gone), 1',
  ]
  expect(await actsIn({ account: 'owner@example.com' })).toEqual(ofOwner)
  expect(await linesOf(services, { account: 'owner@example.com' })).toEqual([
    'ben@example.com: owner@example.com (admin), acted Signed out everywhere, 1',
  ])
  expect(await actsIn({})).toEqual([
    'At the command line: Restored the site from a backup, 1',
    ...ofOwner,
    'second@example.com (admin): Saved settings of the site, 1',
  ])
  expect(await actsIn({ account: 'ben@example.com' })).toEqual([])
})
