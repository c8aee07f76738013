import type { MembershipState } from './entitlement.ts'

/** Why a trial did not start, in words for whoever asked. */
export const trialRefusals = {
  ended: 'Your free trial has ended, and there is one trial per person. You can choose a plan at any time.',
  bought: 'The free trial is for people who have not been members yet. You can choose a plan at any time.',
  elsewhere: 'One trial per person: another account with your mailbox has had it. You can choose a plan at any time.',
  member: 'You already have full access, so there is nothing to try out first.',
  unavailable: 'Your trial could not be started. What you typed is still here: please try again in a minute.',
} as const

/** Why no trial can begin for whoever stands so; null when one can, or runs. */
export function whyNoTrial({
  subscribed,
  plan,
  status,
  trialEndsAt,
}: Pick<MembershipState, 'subscribed' | 'plan' | 'status' | 'trialEndsAt'>): 'member' | 'bought' | 'ended' | null {
  if (subscribed) return 'member'
  if (plan !== null) return 'bought'
  return status !== 'trial' && trialEndsAt !== null ? 'ended' : null
}
