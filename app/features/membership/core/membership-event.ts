/** What can happen to a membership. */
export type MembershipEventKind =
  | 'trial started'
  | 'trial ended'
  | 'granted'
  | 'grant ended'
  | 'bought'
  | 'renewed'
  | 'changed plan'
  | 'payment failed'
  | 'paused'
  | 'resumed'
  | 'cancelled'
  | 'cancellation withdrawn'
  | 'ended'
  | 'refund asked'
  | 'refunded'
  | 'refund failed'

/** What is kept with it; amounts in cents of the currency, instants in ISO 8601. */
export interface MembershipEventNote {
  readonly plan?: string
  readonly fromPlan?: string
  readonly amountCents?: number
  readonly currency?: string
  readonly until?: string
  /** Why somebody left: one of the reasons that can be chosen. */
  readonly reason?: string
  /** And in their own words. */
  readonly words?: string
}

/** One thing that happened, as it is read. */
export interface MembershipEvent {
  readonly id: string
  readonly kind: MembershipEventKind
  readonly at: Date
  readonly note: MembershipEventNote
  /** Who of the house did it; null: the member, Stripe or time. */
  readonly by: string | null
}
