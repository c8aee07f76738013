import type { Ledger } from '#features/membership/billing/fold-events.ts'

/** The source of the line that says that the money was asked back: a person asks once. */
export const REFUND_ASKED = 'refund asked'

/** What has to be done so that somebody has the money back: these end, and these payments go back. */
export interface PendingRefund {
  readonly subscriptions: ReadonlyArray<string>
  /** The oldest first. */
  readonly payments: ReadonlyArray<string>
  readonly amountCents: number
  readonly currency: string
}

/** What is still owed to who asked for the money at that instant: all that was paid until then and is not back. Null when nothing is. */
export function pendingRefund({ purchases }: Pick<Ledger, 'purchases'>, askedAt: Date): PendingRefund | null {
  const isBefore = (instant: number) => instant <= askedAt.getTime()
  const payments = purchases
    .flatMap((purchase) => purchase.payments.map((payment) => ({ ...payment, currency: purchase.currency })))
    .filter(({ isPaidBack, paidAt }) => !isPaidBack && isBefore(Date.parse(paidAt)))
    .toSorted((one, other) => Date.parse(one.paidAt) - Date.parse(other.paidAt))
  if (payments.length === 0) return null
  const running = purchases.filter(({ isOver, startedAt }) => !isOver && isBefore(startedAt * 1000))
  return {
    subscriptions: running.flatMap(({ subscriptionId }) => subscriptionId ?? []),
    payments: payments.map(({ ids }) => ids[0]!),
    amountCents: payments.reduce((sum, { amountCents }) => sum + amountCents, 0),
    currency: payments[0]!.currency,
  }
}
