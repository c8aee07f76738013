import type { Entitlement } from './entitlement.ts'

/** What the function `check-subscription` answers. Instants are ISO 8601. */
export interface SubscriptionAnswer {
  readonly subscribed: boolean
  readonly status: Entitlement['status']
  readonly trialEndsAt: string | null
  readonly reason: string
}

export function subscriptionAnswer({ subscribed, status, trialEndsAt, reason }: Entitlement): SubscriptionAnswer {
  return { subscribed, status, trialEndsAt: trialEndsAt?.toISOString() ?? null, reason }
}

const nobody = { subscribed: false, status: 'none', trialEndsAt: null } as const

/** The answers that need no membership: nobody is signed in, a program may not ask, or it could not be found out. */
export const noSession: SubscriptionAnswer = { ...nobody, reason: 'Not signed in.' }
export const noScope: SubscriptionAnswer = { ...nobody, reason: 'The token lacks the scope membership:read.' }
export const notKnown: SubscriptionAnswer = { ...nobody, reason: 'The membership could not be checked.' }
