import { users } from '#features/identity/core/tables.server.ts'
import { aPerson } from '#features/identity/people/people.factory.server.ts'
import { listMembershipEvents } from '#features/membership/core/events.server.ts'
import { beginTrial, findMembershipState } from '#features/membership/core/membership.server.ts'
import { memberships } from '#features/membership/core/tables.server.ts'
import { auditLines } from '#tests/support/audit-lines.ts'
import { expect, test } from '#tests/support/test.ts'

import { grantAccess, revokeAccess } from './grants.server.ts'
import { findMemberFigures, findMembers } from './members.server.ts'

const everybody = { search: '', state: null, behind: null }

test('of 3,000 people every page follows the one before, and a state is found wherever its people are', async ({
  services,
  clock,
}) => {
  const rows = Array.from({ length: 3000 }, (_, place) => ({
    email: `p${place}@example.com`,
    name: `Person ${place}`,
    createdAt: new Date(Date.UTC(2026, 0, 1) + Math.floor(place / 10) * 1000),
  }))
  const people = await services.db.insert(users).values(rows).returning({ id: users.id })
  const now = clock.now()
  const granted = people.filter((_, place) => place % 60 === 0).map(({ id }) => ({ userId: id, grantedAt: now }))
  await services.db.insert(memberships).values(granted)
  for (const [state, expected] of [
    [null, people.length],
    ['granted', granted.length],
  ] as const) {
    const seen: string[] = []
    for (let behind: string | null = null; ;) {
      const { members, hasMore } = await findMembers(services, { ...everybody, state, behind })
      seen.push(...members.map(({ userId }) => userId))
      if (!hasMore) break
      behind = members.at(-1)!.userId
    }
    expect(new Set(seen).size).toBe(expected)
    expect(seen).toHaveLength(expected)
  }
  const { counts } = await findMemberFigures(services)
  expect([counts.none, counts.granted]).toEqual([2950, 50])
  expect((await findMembers(services, { ...everybody, search: 'p2999@' })).members).toHaveLength(1)
})

test('access is given until a day and taken away, and both histories say by whom', async ({ services }) => {
  const by = await aPerson(services, 'owner', { isAdmin: true })
  const userId = await aPerson(services, 'maya')
  const until = new Date('2026-04-01T00:00:00Z')
  expect(await grantAccess(services, { userId, by, until })).toEqual({ ok: true })
  expect(await findMembershipState(services, userId)).toMatchObject({ status: 'granted', until })
  expect(await revokeAccess(services, { userId, by })).toEqual({ ok: true })
  expect(await revokeAccess(services, { userId, by })).toEqual({ ok: true })
  expect(await findMembershipState(services, userId)).toMatchObject({ status: 'ended', allowed: false })
  const events = await listMembershipEvents(services, userId)
  expect(events.map(({ kind, by: who }) => [kind, who]).toSorted()).toEqual([
    ['grant ended', 'owner'],
    ['granted', 'owner'],
  ])
  expect((await auditLines(services)).map((line) => line.split(' ')[1]).toSorted()).toEqual([
    'membership.granted',
    'membership.revoked',
  ])
})

test('who runs the site no more gives nothing', async ({ services }) => {
  const userId = await aPerson(services, 'maya')
  expect(await grantAccess(services, { userId, by: userId, until: null })).toEqual({ ok: false, reason: 'not-admin' })
  expect((await findMembershipState(services, userId)).status).toBe('none')
})

test('trials of the last days are counted from the history', async ({ services, clock }) => {
  const userId = await aPerson(services, 'maya')
  await beginTrial(services.db, userId, clock.now())
  clock.set('2026-04-20T00:00:00Z')
  const { trials } = await findMemberFigures(services)
  expect(trials).toEqual({ last30: { started: 0, bought: 0, paidBack: 0 }, last90: { started: 1, bought: 0, paidBack: 0 } })
})
