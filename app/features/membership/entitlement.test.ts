import * as fc from 'fast-check'
import { expect, test } from 'vitest'

import { standing, trialDaysLeft, trialEnd, type Membership } from './entitlement.ts'

const START = new Date('2026-03-02T09:30:00.000Z')
const END = new Date('2026-03-09T09:30:00.000Z')
const nothing: Membership = { trialStartedAt: null, trialEndsAt: null, grantedAt: null, grantedUntil: null, billing: null }
const trial: Membership = { ...nothing, trialStartedAt: START, trialEndsAt: END }
const justBefore = (instant: Date) => new Date(instant.getTime() - 1)

const instants = fc.date({ min: new Date('2020-01-01'), max: new Date('2040-01-01'), noInvalidDate: true })
const memberships: fc.Arbitrary<Membership> = fc
  .record({ startedAt: fc.option(instants), grantedAt: fc.option(instants), grantedFor: fc.option(fc.nat(1e11)) })
  .map(({ startedAt, grantedAt, grantedFor }) => ({
    trialStartedAt: startedAt,
    trialEndsAt: startedAt && trialEnd(startedAt),
    grantedAt,
    grantedUntil: grantedAt && grantedFor !== null ? new Date(grantedAt.getTime() + grantedFor) : null,
    billing: null,
  }))

test('without a membership there is no access', () => {
  const none = { allowed: false, subscribed: false, status: 'none', reason: 'No membership yet.', trialEndsAt: null, until: null }
  expect(standing(null, START)).toEqual(none)
  expect(standing(nothing, START)).toEqual(none)
})

test('a trial runs from its first millisecond to the last before its end', () => {
  expect(trialEnd(START)).toEqual(END)
  for (const at of [START, justBefore(END)])
    expect(standing(trial, at)).toMatchObject({
      allowed: true,
      subscribed: false,
      status: 'trial',
      trialEndsAt: END,
      until: END,
    })
  expect(standing(trial, END)).toMatchObject({
    allowed: false,
    subscribed: false,
    status: 'ended',
    trialEndsAt: END,
    until: null,
  })
})

test('a clock that lags on another machine does not take a fresh trial away', () => {
  expect(standing(trial, justBefore(START)).status).toBe('trial')
})

test('a trial over a change of the clocks still lasts 168 hours', () => {
  fc.assert(
    fc.property(instants, (startedAt) => void expect(Number(trialEnd(startedAt)) - Number(startedAt)).toBe(168 * 3_600_000)),
  )
})

test('what the owner gave counts more than a trial, with and without an end', () => {
  const forGood = { ...trial, grantedAt: START }
  expect(standing(forGood, new Date('2036-01-01'))).toMatchObject({
    allowed: true,
    subscribed: true,
    status: 'granted',
    until: null,
  })
  const untilFriday = { ...trial, grantedAt: START, grantedUntil: new Date('2026-03-06T00:00:00Z') }
  expect(standing(untilFriday, justBefore(untilFriday.grantedUntil)).status).toBe('granted')
  expect(standing(untilFriday, untilFriday.grantedUntil).status).toBe('trial')
  expect(standing(untilFriday, END)).toMatchObject({ status: 'ended', reason: 'The membership has ended.' })
})

test('status, access and end always agree', () => {
  fc.assert(
    fc.property(memberships, instants, (membership, at) => {
      const { allowed, subscribed, status, reason, until } = standing(membership, at)
      expect(allowed).toBe(status === 'trial' || status === 'granted')
      expect(subscribed).toBe(status === 'granted')
      expect(reason).toMatch(/^[A-Z].+\.$/)
      expect(until === null || (until > at && allowed)).toBe(true)
      expect(status === 'none').toBe(membership.grantedAt === null && membership.trialStartedAt === null)
    }),
  )
})

test('access that has ended does not come back with time alone', () => {
  fc.assert(
    fc.property(memberships, instants, fc.nat(1e12), (membership, at, later) => {
      fc.pre(standing(membership, at).status === 'ended')
      expect(standing(membership, new Date(at.getTime() + later)).status).toBe('ended')
    }),
  )
})

test('begun days count whole, and none when no trial is running', () => {
  const daysLeft = (at: Date) => trialDaysLeft(standing(trial, at), at)
  expect(daysLeft(START)).toBe(7)
  expect(daysLeft(new Date(START.getTime() + 1))).toBe(7)
  expect(daysLeft(new Date('2026-03-03T09:30:00Z'))).toBe(6)
  expect(daysLeft(justBefore(END))).toBe(1)
  expect(daysLeft(END)).toBe(null)
  expect(trialDaysLeft(standing({ ...trial, grantedAt: START }, START), START)).toBe(null)
  fc.assert(fc.property(instants, (at) => void expect(daysLeft(at) !== null).toBe(at < END)))
})
