import * as fc from 'fast-check'
import { expect, test } from 'vitest'

import { trialEnd, type Membership } from '#features/membership/core/entitlement.ts'
import { trialMailKinds, type TrialMailKind } from '#features/membership/core/trial-mail.ts'

import { mailDue } from './mail-due.ts'

const START = new Date('2026-03-02T09:30:00.000Z')
const HOUR = 3_600_000
const hoursIn = (hours: number) => new Date(START.getTime() + hours * HOUR)
const onTrial: Membership = {
  trialStartedAt: START,
  trialEndsAt: trialEnd(START),
  grantedAt: null,
  grantedUntil: null,
  billing: null,
}
const bought: Membership = {
  ...onTrial,
  billing: {
    plan: 'monthly',
    state: 'ended',
    periodEndsAt: START.toISOString(),
    pastDueSince: null,
    paidAt: START.toISOString(),
    amountCents: 2900,
    currency: 'usd',
    subscriptionId: null,
    paymentId: null,
  },
}
const anyHours = fc.array(fc.integer({ min: -24, max: 24 * 30 }), { maxLength: 60 })

/** Looks at these hours, one after the other, and takes what is due as sent. */
function lookedAt(membership: Membership, hours: ReadonlyArray<number>): TrialMailKind[] {
  const sent: TrialMailKind[] = []
  for (const hour of hours) {
    const due = mailDue(membership, sent, hoursIn(hour))
    if (due) sent.push(due)
  }
  return sent
}

test.each([
  [-1, null],
  [0, 'start'],
  [47, 'start'],
  [48, 'day 3'],
  [119, 'day 3'],
  [120, 'day 6'],
  [167, 'day 6'],
  [168, 'end'],
  [239, 'end'],
  [240, null],
] as const)('%i hours into a trial of which nothing was mailed, %s is due', (hours, kind) => {
  expect(mailDue(onTrial, [], hoursIn(hours))).toBe(kind)
})

test('looked at every hour, the four mails go out in their order, each once', () => {
  expect(lookedAt(onTrial, [...Array(24 * 20).keys()])).toEqual(trialMailKinds)
})

test('whenever and however often somebody looks, no mail comes twice or behind a later one', () => {
  fc.assert(
    fc.property(anyHours, (hours) => {
      const places = lookedAt(onTrial, hours).map((kind) => trialMailKinds.indexOf(kind))
      expect(places).toEqual([...new Set(places)].toSorted())
    }),
  )
})

test('after a standstill of any length one mail is due at most', () => {
  fc.assert(
    fc.property(fc.nat(24 * 30), fc.nat(24 * 30), (until, pause) => {
      const before = lookedAt(onTrial, [...Array(until).keys()])
      const now = hoursIn(until + pause)
      const due = mailDue(onTrial, before, now)
      expect(due && mailDue(onTrial, [...before, due], now)).toBe(null)
    }),
  )
})

test('nothing goes out after the mail of the end', () => {
  fc.assert(fc.property(fc.nat(24 * 60), (hour) => void expect(mailDue(onTrial, ['end'], hoursIn(hour))).toBe(null)))
})

test('who became a member gets none, also once the membership is over; who was given access before the trial gets all', () => {
  const given = { ...onTrial, grantedAt: hoursIn(5) }
  const givenAndOver = { ...given, grantedUntil: hoursIn(6) }
  fc.assert(
    fc.property(fc.nat(24 * 30), (hour) => {
      for (const member of [bought, given, givenAndOver]) expect(mailDue(member, [], hoursIn(hour))).toBe(null)
    }),
  )
  expect(mailDue({ ...onTrial, grantedAt: hoursIn(-9), grantedUntil: hoursIn(-8) }, [], START)).toBe('start')
})

test('without a trial there is no mail', () => {
  expect(mailDue({ ...onTrial, trialStartedAt: null, trialEndsAt: null }, [], START)).toBe(null)
})
