import { insertAccount } from '#features/identity/core/accounts.server.ts'
import type { Services } from '#services.server.ts'
import { expect, test } from '#tests/support/test.ts'

import { membershipStatuses, trialEnd } from './entitlement.ts'
import { beginTrial, countMemberships, findMembershipState, grantMembership } from './membership.server.ts'
import { memberships } from './tables.server.ts'

async function aPerson({ db, clock }: Services, email = 'maya@example.com'): Promise<string> {
  const userId = await db.transaction((tx) => insertAccount(tx, { clock }, { email, displayName: '' }))
  return userId!
}

test('a person without a membership has none', async ({ services }) => {
  expect((await findMembershipState(services, await aPerson(services))).status).toBe('none')
})

test('the database holds the trial to one pair of instants', async ({ services }) => {
  const userId = await aPerson(services)
  const startedAt = services.clock.now()
  await beginTrial(services.db, userId, startedAt)
  await beginTrial(services.db, userId, new Date('2030-01-01'))
  const [row] = await services.db.select().from(memberships)
  expect(row).toMatchObject({ trialStartedAt: startedAt, trialEndsAt: trialEnd(startedAt) })
  const second = services.db.transaction((tx) =>
    tx.insert(memberships).values({ userId, trialStartedAt: startedAt, trialEndsAt: trialEnd(startedAt) }),
  )
  await expect(second).rejects.toThrow()
})

test.for([
  { trialStartedAt: new Date() },
  { trialStartedAt: new Date(1000), trialEndsAt: new Date(1000) },
  { grantedUntil: new Date() },
])('the row %j is refused by the database', async (row, { services }) => {
  const userId = await aPerson(services)
  await expect(services.db.transaction((tx) => tx.insert(memberships).values({ userId, ...row }))).rejects.toThrow()
})

test('access is given for good, then until a day', async ({ services, clock }) => {
  const userId = await aPerson(services)
  await grantMembership(services, userId, null)
  expect(await findMembershipState(services, userId)).toMatchObject({ status: 'granted', subscribed: true, until: null })
  const until = new Date('2026-04-01T00:00:00Z')
  await grantMembership(services, userId, until)
  expect(await findMembershipState(services, userId)).toMatchObject({ status: 'granted', until })
  clock.set(until)
  expect(await findMembershipState(services, userId)).toMatchObject({ status: 'ended', allowed: false })
})

test('access given during a trial leaves its dates alone', async ({ services }) => {
  const userId = await aPerson(services)
  await beginTrial(services.db, userId, services.clock.now())
  await grantMembership(services, userId, null)
  expect(await findMembershipState(services, userId)).toMatchObject({
    status: 'granted',
    trialEndsAt: trialEnd(services.clock.now()),
  })
})

test('memberships are counted by what they allow now', async ({ services, clock }) => {
  const nobody = Object.fromEntries(membershipStatuses.map((status) => [status, 0]))
  expect(await countMemberships(services)).toEqual(nobody)
  const [one, two, three] = [
    await aPerson(services, 'a@b.co'),
    await aPerson(services, 'b@b.co'),
    await aPerson(services, 'c@b.co'),
  ]
  await beginTrial(services.db, one, services.clock.now())
  await beginTrial(services.db, two, new Date('2026-03-04T09:30:00Z'))
  await grantMembership(services, three, null)
  expect(await countMemberships(services)).toEqual({ ...nobody, trial: 2, granted: 1 })
  clock.set('2026-03-10T09:30:00Z')
  expect(await countMemberships(services)).toEqual({ ...nobody, trial: 1, ended: 1, granted: 1 })
})
