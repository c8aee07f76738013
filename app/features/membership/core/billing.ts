/** What somebody bought, as it stands after everything that Stripe has told. Instants are ISO 8601: it is kept as JSON. */
export interface Billing {
  readonly plan: 'monthly' | 'annual' | 'lifetime'
  readonly state: 'active' | 'past due' | 'paused' | 'cancelled' | 'ended' | 'lifetime' | 'refunded'
  /** When the period that was paid for ends; null for a lifetime. */
  readonly periodEndsAt: string | null
  /** When it ends, having been cancelled, whatever its state; absent in what was written before this was kept. */
  readonly cancelsAt?: string | null
  /** Since when a payment is missing; null unless past due. */
  readonly pastDueSince: string | null
  /** The first payment: the guarantee counts from it. */
  readonly paidAt: string | null
  readonly amountCents: number
  /** ISO 4217, in small letters. */
  readonly currency: string
  /** Stripe’s; null for a lifetime. */
  readonly subscriptionId: string | null
  /** What a refund pays back: Stripe’s id of the payment. */
  readonly paymentId: string | null
}

export function instantOf(instant: string | null | undefined): Date | null {
  return instant ? new Date(instant) : null
}
