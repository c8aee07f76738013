import type { Billing } from '#features/membership/core/billing.ts'

/** What the page of the plans says to one person. */
export interface PricingPerson {
  /** The plan that they have. */
  readonly own: Billing['plan'] | null
  /** The plan that they chose before they signed in, if they can buy it. */
  readonly chosen: Billing['plan'] | null
  /** What they should know before they choose. */
  readonly note: string | null
  /** What buying the lifetime does to the plan that they have. */
  readonly lifetimeNote: string | null
  readonly offersTrial: boolean
}

/** Whoever has no account is offered everything. */
export const VISITOR: PricingPerson = { own: null, chosen: null, note: null, lifetimeNote: null, offersTrial: true }
