import { expect, test } from 'vitest'

import { membershipStatuses, membershipState, type Membership } from '#features/membership/core/entitlement.ts'
import { aBilling } from '#features/membership/membership.factory.server.ts'

import { membershipStateWords } from './membership-state-words.ts'
import { statusWords } from './membership-words.ts'

const AT = new Date('2026-03-20T00:00:00Z')
const nothing: Membership = { trialStartedAt: null, trialEndsAt: null, grantedAt: null, grantedUntil: null, billing: null }
const overTrial = { ...nothing, trialStartedAt: new Date('2026-03-02T00:00:00Z'), trialEndsAt: new Date('2026-03-09T00:00:00Z') }

test('the sentence under a headline is never the headline again', () => {
  for (const status of membershipStatuses) {
    const { meaning } = membershipStateWords({ status, reason: '', allowed: true }, null)
    expect(meaning).not.toContain(statusWords[status].headline.replace('Your ', ''))
  }
})

test('who only had the trial reads that the trial has ended, who had a membership that the membership has', () => {
  expect(membershipStateWords(membershipState(overTrial, AT), null).headline).toBe('Your free trial has ended')
  const billing = aBilling({ state: 'ended' })
  expect(membershipStateWords(membershipState({ ...overTrial, billing }, AT), billing).headline).toBeUndefined()
  const given = { ...overTrial, grantedAt: AT, grantedUntil: AT }
  expect(membershipStateWords(membershipState(given, AT), null).headline).toBeUndefined()
})

test('a payment that is missing says what is open, and what is cancelled besides', () => {
  const late = (pastDueSince: string, cancelsAt: string | null = null) => {
    const billing = aBilling({ state: 'past due', pastDueSince, cancelsAt })
    return membershipStateWords(membershipState({ ...nothing, billing }, AT), billing).meaning
  }
  expect(late('2026-03-18T00:00:00Z')).toContain('stays open')
  expect(late('2026-03-10T00:00:00Z')).toContain('closed until the payment')
  expect(late('2026-03-18T00:00:00Z', '2026-04-01T00:00:00Z')).toContain('cancelled as well')
})
