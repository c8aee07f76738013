import { expect, test } from 'vitest'

import { namedEnd, runningGrant, membershipState, stateWithoutGrant, type Membership } from './core/entitlement.ts'
import { aBilling } from './membership.factory.server.ts'

const START = new Date('2026-03-02T09:30:00.000Z')
const grantedUntil = new Date('2027-01-01T00:00:00Z')
const given: Membership = { trialStartedAt: null, trialEndsAt: null, grantedAt: START, grantedUntil, billing: null }

test('what was given is found beside what was bought', () => {
  const both = { ...given, billing: aBilling() }
  expect(runningGrant(both, START)).toMatchObject({ until: grantedUntil })
  expect(runningGrant(both, grantedUntil)).toBe(null)
  expect(runningGrant(null, START)).toBe(null)
  const paused = { ...both, billing: aBilling({ state: 'paused' }) }
  expect([membershipState(paused, START).status, stateWithoutGrant(paused, START).status]).toEqual(['granted', 'paused'])
})

test('of a given access the last day is named, not the midnight after it; any other end is named as it is', () => {
  expect(namedEnd(membershipState(given, START))?.toISOString()).toBe('2026-12-31T23:59:59.999Z')
  const cancelled = {
    ...given,
    grantedAt: null,
    grantedUntil: null,
    billing: aBilling({ state: 'cancelled', periodEndsAt: '2026-04-02T09:30:00.000Z' }),
  }
  expect(namedEnd(membershipState(cancelled, START))?.toISOString()).toBe('2026-04-02T09:30:00.000Z')
})
