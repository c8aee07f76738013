import type { MembershipState } from './entitlement.ts'

/** What the function `check-subscription` answers. Instants are ISO 8601. */
export interface SubscriptionAnswer {
  readonly subscribed: boolean
  /** What was bought: “monthly”, “annual” or “lifetime”. */
  readonly plan: MembershipState['plan']
  readonly status: MembershipState['status']
  readonly trialEndsAt: string | null
  readonly currentPeriodEnd: string | null
  readonly reason: string
}

export function subscriptionAnswer({
  subscribed,
  plan,
  status,
  trialEndsAt,
  periodEndsAt,
  reason,
}: MembershipState): SubscriptionAnswer {
  return {
    subscribed,
    plan,
    status,
    trialEndsAt: trialEndsAt?.toISOString() ?? null,
    currentPeriodEnd: periodEndsAt?.toISOString() ?? null,
    reason,
  }
}

const nobody = { subscribed: false, plan: null, status: 'none', trialEndsAt: null, currentPeriodEnd: null } as const

/** The answers that need no membership: nobody is signed in, a program may not ask, or it could not be found out. */
export const noSession: SubscriptionAnswer = { ...nobody, reason: 'Not signed in.' }
export const noScope: SubscriptionAnswer = { ...nobody, reason: 'The token lacks the scope membership:read.' }
export const notKnown: SubscriptionAnswer = { ...nobody, reason: 'The membership could not be checked.' }
