import * as fc from 'fast-check'

import { users } from '#features/identity/core/tables.server.ts'
import { listPeopleBehind } from '#features/identity/people/find-people.server.ts'
import type { Billing } from '#features/membership/core/billing.ts'
import { membershipStatuses, membershipState, trialEnd } from '#features/membership/core/entitlement.ts'
import { listKinds } from '#features/membership/core/group-memberships.server.ts'
import { countKinds } from '#features/membership/core/membership.server.ts'
import { memberships } from '#features/membership/core/tables.server.ts'
import { aBilling } from '#features/membership/membership.factory.server.ts'
import { expect, test } from '#tests/support/test.ts'

import { monthlyRevenue } from './figures.ts'
import { mayBeIn } from './list-by-status.server.ts'

const NOW = new Date('2026-03-10T12:00:00Z')
const HOUR = 3_600_000
/** Instants around those at which something changes, and exactly at them. */
const instants = fc
  .record({ days: fc.constantFrom(-14, -8, -7, -1, 0, 1, 7, 8), ms: fc.constantFrom(-1, 0, 1, HOUR) })
  .map(({ days, ms }) => new Date(NOW.getTime() + days * 24 * HOUR + ms))
const iso = fc.option(instants.map((instant) => instant.toISOString()))
const states = ['active', 'past due', 'paused', 'cancelled', 'ended', 'lifetime', 'refunded'] as const
const billings: fc.Arbitrary<Billing> = fc
  .record({
    state: fc.constantFrom(...states),
    plan: fc.constantFrom('monthly', 'annual', 'lifetime'),
    periodEndsAt: iso,
    pastDueSince: iso,
    cancelsAt: fc.oneof(iso, fc.constant(undefined)),
    amountCents: fc.nat(50_000),
    currency: fc.constantFrom('usd', 'eur'),
  })
  .map(({ cancelsAt, ...facts }) => aBilling({ ...facts, ...(cancelsAt !== undefined && { cancelsAt }) }))
const anyMembership = fc
  .record({
    startedAt: fc.option(instants),
    grantedAt: fc.option(instants),
    until: fc.option(instants),
    billing: fc.option(billings),
  })
  .map(({ startedAt, grantedAt, until, billing }) => ({
    trialStartedAt: startedAt,
    trialEndsAt: startedAt && trialEnd(startedAt),
    grantedAt,
    grantedUntil: grantedAt && until,
    billing,
  }))

/** Many of one plan alone, so that many are of one kind. */
const anyOfOnePlan = billings.map((billing) => ({
  trialStartedAt: null,
  trialEndsAt: null,
  grantedAt: null,
  grantedUntil: null,
  billing: { ...billing, plan: 'monthly' as const, currency: 'usd' },
}))

test('whoever is in a state may be in it, and kinds count and earn as their rows do', async ({ services: { db } }) => {
  const kept = fc.sample(fc.oneof(anyMembership, anyOfOnePlan), { numRuns: 2000, seed: 7 })
  const values = kept.map((_, place) => ({ email: `p${place}@example.com` }))
  const people = await db
    .insert(users)
    .values([...values, { email: 'nobody@example.com' }])
    .returning({ id: users.id })
  await db.insert(memberships).values(kept.map((membership, place) => ({ userId: people[place]!.id, ...membership })))
  const standings = people.map(({ id }, place) => ({ id, status: membershipState(kept[place] ?? null, NOW).status }))
  for (const state of membershipStatuses) {
    const among = mayBeIn(state, NOW)
    const found = await listPeopleBehind({ db }, { search: '', behind: null, limit: 2001, among })
    const ids = new Set(found.map(({ userId }) => userId))
    const theirs = standings.filter(({ status }) => status === state)
    expect(theirs.length, state).toBeGreaterThan(0)
    expect(theirs.filter(({ id }) => !ids.has(id))).toEqual([])
    expect(ids.size, `not everybody for ${state}`).toBeLessThan(people.length)
  }
  const kinds = await listKinds(db, NOW)
  const each = kept.map((membership) => ({ membership, count: 1, amountCents: membership.billing?.amountCents ?? 0 }))
  expect(countKinds(kinds, NOW)).toEqual(countKinds(each, NOW))
  expect(monthlyRevenue(kinds, NOW)).toEqual(monthlyRevenue(each, NOW))
})
