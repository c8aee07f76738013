import { entitlement, trialEnd, type Entitlement, type Membership, type Resource } from './entitlement.ts'

/** What one person may use at one instant: looked up once, asked for as many things as a page shows. */
export interface Access {
  /** Had the one trial, or has it now. */
  readonly hadTrial: boolean
  readonly may: (resource: Resource) => Entitlement
}

export function accessOf(membership: Membership | null, at: Date): Access {
  return {
    hadTrial: (membership?.trialStartedAt ?? null) !== null,
    may: (resource) => entitlement(membership, resource, at),
  }
}

/** As whom an administrator may look at what is sold. */
export const viewAsKinds = ['visitor', 'trial', 'member'] as const
export type ViewAs = (typeof viewAsKinds)[number]

const NOTHING: Membership = { trialStartedAt: null, trialEndsAt: null, grantedAt: null, grantedUntil: null, billing: null }

/** What somebody of this kind may use: the same decision, about a membership that nobody has. */
export function accessAs(viewAs: ViewAs, at: Date): Access {
  if (viewAs === 'visitor') return accessOf(null, at)
  if (viewAs === 'trial') return accessOf({ ...NOTHING, trialStartedAt: at, trialEndsAt: trialEnd(at) }, at)
  return accessOf({ ...NOTHING, grantedAt: at }, at)
}
