import * as fc from 'fast-check'
import { expect, test } from 'vitest'

import type { Billing } from './billing.ts'
import { entitlement, membershipState, trialDaysLeft, trialEnd, type Membership } from './entitlement.ts'

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

const PERIOD_END = new Date('2026-04-02T09:30:00Z')
const day = (count: number, from = START) => new Date(from.getTime() + count * 86_400_000)
const billing = (state: Billing['state'], changes: Partial<Billing> = {}): Billing => ({
  plan: state === 'lifetime' ? 'lifetime' : 'monthly',
  state,
  periodEndsAt: state === 'lifetime' ? null : PERIOD_END.toISOString(),
  pastDueSince: state === 'past due' ? START.toISOString() : null,
  paidAt: START.toISOString(),
  amountCents: 2900,
  currency: 'usd',
  subscriptionId: 'sub_1',
  paymentId: 'pi_1',
  ...changes,
})
const bought = (...facts: Parameters<typeof billing>): Membership => ({ ...nothing, billing: billing(...facts) })
const seen = ({ status, subscribed, allowed, until }: ReturnType<typeof membershipState>) => ({
  status,
  subscribed,
  allowed,
  until,
})

test('without a membership there is no access', () => {
  const none = {
    allowed: false,
    subscribed: false,
    status: 'none',
    reason: 'No membership yet.',
    trialEndsAt: null,
    until: null,
    plan: null,
    periodEndsAt: null,
  }
  expect(membershipState(null, START)).toEqual(none)
  expect(membershipState(nothing, START)).toEqual(none)
})

test('a trial runs from its first millisecond to the last before its end', () => {
  expect(trialEnd(START)).toEqual(END)
  for (const at of [START, justBefore(END)])
    expect(membershipState(trial, at)).toMatchObject({
      allowed: true,
      subscribed: false,
      status: 'trial',
      trialEndsAt: END,
      until: END,
    })
  expect(membershipState(trial, END)).toMatchObject({
    allowed: false,
    subscribed: false,
    status: 'ended',
    trialEndsAt: END,
    until: null,
  })
})

test('a clock that lags on another machine does not take a fresh trial away', () => {
  expect(membershipState(trial, justBefore(START)).status).toBe('trial')
})

test('a trial over a change of the clocks still lasts 168 hours', () => {
  fc.assert(
    fc.property(instants, (startedAt) => void expect(Number(trialEnd(startedAt)) - Number(startedAt)).toBe(168 * 3_600_000)),
  )
})

test('what the owner gave counts more than a trial, with and without an end', () => {
  const forGood = { ...trial, grantedAt: START }
  expect(membershipState(forGood, new Date('2036-01-01'))).toMatchObject({
    allowed: true,
    subscribed: true,
    status: 'granted',
    until: null,
  })
  const untilFriday = { ...trial, grantedAt: START, grantedUntil: new Date('2026-03-06T00:00:00Z') }
  expect(membershipState(untilFriday, justBefore(untilFriday.grantedUntil)).status).toBe('granted')
  expect(membershipState(untilFriday, untilFriday.grantedUntil).status).toBe('trial')
  expect(membershipState(untilFriday, END)).toMatchObject({ status: 'ended', reason: 'The membership has ended.' })
})

test('status, access and end always agree', () => {
  fc.assert(
    fc.property(memberships, instants, (membership, at) => {
      const { allowed, subscribed, status, reason, until } = membershipState(membership, at)
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
      fc.pre(membershipState(membership, at).status === 'ended')
      expect(membershipState(membership, new Date(at.getTime() + later)).status).toBe('ended')
    }),
  )
})

test('begun days count whole, and none when no trial is running', () => {
  const daysLeft = (at: Date) => trialDaysLeft(membershipState(trial, at), at)
  expect(daysLeft(START)).toBe(7)
  expect(daysLeft(new Date(START.getTime() + 1))).toBe(7)
  expect(daysLeft(new Date('2026-03-03T09:30:00Z'))).toBe(6)
  expect(daysLeft(justBefore(END))).toBe(1)
  expect(daysLeft(END)).toBe(null)
  expect(trialDaysLeft(membershipState({ ...trial, grantedAt: START }, START), START)).toBe(null)
  fc.assert(fc.property(instants, (at) => void expect(daysLeft(at) !== null).toBe(at < END)))
})

test.for([
  { what: 'active', membership: bought('active'), at: START, status: 'active', open: true },
  {
    what: 'active while the renewal is not heard of yet',
    membership: bought('active'),
    at: day(6.9, PERIOD_END),
    status: 'active',
    open: true,
  },
  { what: 'active that was never renewed', membership: bought('active'), at: day(7, PERIOD_END), status: 'ended', open: false },
  {
    what: 'past due in its days of grace',
    membership: bought('past due'),
    at: justBefore(day(7)),
    status: 'past due',
    open: true,
    until: day(7),
  },
  { what: 'past due after them', membership: bought('past due'), at: day(7), status: 'past due', open: false },
  { what: 'paused', membership: bought('paused'), at: START, status: 'paused', open: false },
  {
    what: 'cancelled',
    membership: bought('cancelled'),
    at: justBefore(PERIOD_END),
    status: 'cancelled',
    open: true,
    until: PERIOD_END,
  },
  { what: 'cancelled, after its period', membership: bought('cancelled'), at: PERIOD_END, status: 'ended', open: false },
  { what: 'ended', membership: bought('ended'), at: START, status: 'ended', open: false },
  { what: 'lifetime', membership: bought('lifetime'), at: new Date('2076-01-01'), status: 'lifetime', open: true },
  { what: 'refunded', membership: bought('refunded'), at: START, status: 'refunded', open: false },
] as const)('a membership that is $what', ({ membership, at, status, open, ...rest }) => {
  const found = membershipState(membership, at)
  expect(seen(found)).toEqual({ status, subscribed: open, allowed: open, until: 'until' in rest ? rest.until : null })
  expect(found).toMatchObject({
    plan: membership.billing?.plan,
    periodEndsAt: membership.billing?.periodEndsAt ? PERIOD_END : null,
  })
})

test('whatever gives access counts before what does not, and what was paid for before what was given', () => {
  const given = { ...trial, grantedAt: START }
  expect(membershipState({ ...given, billing: billing('active') }, START).status).toBe('active')
  expect(membershipState({ ...given, billing: billing('cancelled') }, START).status).toBe('granted')
  for (const state of ['paused', 'refunded', 'ended'] as const) {
    expect(membershipState({ ...given, billing: billing(state) }, START).status).toBe('granted')
    expect(membershipState({ ...trial, billing: billing(state) }, START)).toMatchObject({ status: state, allowed: false })
  }
})

const states = ['active', 'past due', 'paused', 'cancelled', 'ended', 'lifetime', 'refunded'] as const
const anyMembership = fc
  .record({ membership: memberships, state: fc.option(fc.constantFrom(...states)), since: instants, until: instants })
  .map(({ membership, state, since, until }) => ({
    ...membership,
    billing: state && billing(state, { pastDueSince: since.toISOString(), periodEndsAt: until.toISOString() }),
  }))

test('buying ends the trial: from then on it changes nothing but what is told of its end', () => {
  fc.assert(
    fc.property(anyMembership, instants, (membership, at) => {
      fc.pre(membership.billing !== null)
      const without = membershipState({ ...membership, trialStartedAt: null, trialEndsAt: null }, at)
      expect(membershipState(membership, at)).toEqual({ ...without, trialEndsAt: membership.trialEndsAt })
    }),
  )
})

test('a trial never counts as subscribed, who is subscribed is let in, and no end lies in the past', () => {
  fc.assert(
    fc.property(anyMembership, instants, (membership, at) => {
      const { allowed, subscribed, status, until } = membershipState(membership, at)
      expect(subscribed).toBe(allowed && status !== 'trial')
      expect(until === null || (allowed && until > at)).toBe(true)
    }),
  )
})

const lesson = { kind: 'lesson', isPreview: false, opensInTrial: false } as const

test('a preview is open to everybody, a lesson of the trial to whoever tries, every lesson to members', () => {
  const open = (membership: Membership | null, resource: Parameters<typeof entitlement>[1], at = START) =>
    entitlement(membership, resource, at).allowed
  expect(open(null, { ...lesson, isPreview: true })).toBe(true)
  expect(open(null, { ...lesson, opensInTrial: true })).toBe(false)
  expect(open(trial, { ...lesson, opensInTrial: true })).toBe(true)
  expect(open(trial, { ...lesson, opensInTrial: true }, END)).toBe(false)
  expect(open(trial, lesson)).toBe(false)
  expect(open(trial, { kind: 'members' })).toBe(true)
  expect(open(bought('active'), lesson)).toBe(true)
  expect(open(bought('paused'), { ...lesson, opensInTrial: true })).toBe(false)
})

test('every answer about a lesson has its reason, and agrees with where the person stands', () => {
  const lessons = fc.record({ kind: fc.constant('lesson' as const), isPreview: fc.boolean(), opensInTrial: fc.boolean() })
  fc.assert(
    fc.property(fc.option(anyMembership), lessons, instants, (membership, resource, at) => {
      const answer = entitlement(membership, resource, at)
      const { allowed, status } = membershipState(membership, at)
      expect(answer.status).toBe(status)
      expect(answer.reason).toMatch(/^[A-Z].+\.$/)
      expect(answer.allowed).toBe(resource.isPreview || (allowed && (status !== 'trial' || resource.opensInTrial)))
    }),
  )
})
