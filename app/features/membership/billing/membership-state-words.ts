import type { Billing } from '#features/membership/core/billing.ts'
import { isTrialOver, type MembershipStatus, type MembershipState } from '#features/membership/core/entitlement.ts'

/** What a state means for its member; the headline over it says which one it is. */
const meanings: Readonly<Record<MembershipStatus, string>> = {
  none: 'Some lessons are open to everybody; the others open with the free trial or with a plan.',
  trial: 'It opens what the trial includes, asks for no card, and ends by itself.',
  ended: 'The lessons are closed. What you entered, and what you have done, stays yours.',
  active: 'Every lesson is open to you.',
  'past due': 'Everything stays open to you for some days.',
  paused: 'Nothing is charged and the lessons are closed. The days that you have paid for wait for you.',
  cancelled: 'Nothing more is charged, and everything stays open to the end of the period that you have paid for.',
  lifetime: 'Every lesson is open to you, and nothing more is charged.',
  granted: 'Your coach gave you full access: every lesson is open to you.',
  refunded: 'It has ended, and the lessons are closed. What you entered, and what you have done, stays yours.',
}

/** A headline that says more than the state’s own, where there is one, and under it what the state means. */
export function membershipStateWords(
  state: Pick<MembershipState, 'status' | 'reason' | 'allowed'>,
  billing: Billing | null,
): { readonly headline?: string; readonly meaning: string } {
  const { status, allowed } = state
  const isCancelled = billing?.cancelsAt != null
  if (isTrialOver(state)) {
    return {
      headline: 'Your free trial has ended',
      meaning: 'Nothing was charged. What you entered, and what you have done, stays yours.',
    }
  }
  if (status === 'past due' && !allowed)
    return { meaning: 'The days of grace are over: the lessons are closed until the payment goes through.' }
  if (status === 'past due' && isCancelled)
    return { meaning: 'It is cancelled as well; everything stays open to you for some days.' }
  if (status === 'paused' && isCancelled)
    return { meaning: 'It is cancelled as well: nothing is charged, and the lessons are closed.' }
  return { meaning: meanings[status] }
}
