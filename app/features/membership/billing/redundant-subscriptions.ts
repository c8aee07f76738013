import type { Ledger } from './fold-events.ts'

/** A subscription that would charge on for nothing: it ends at once, or with what was paid for. */
export interface RedundantSubscription {
  readonly subscriptionId: string
  readonly ends: 'now' | 'with its period'
}

/**
 * What runs at Stripe and should not: what was paid back whole, and what renews beside a membership that counts before it (two that were
 * bought at once in two tabs, a plan beside a lifetime).
 */
export function redundantSubscriptions({
  purchase: current,
  purchases,
}: Pick<Ledger, 'purchase' | 'purchases'>): RedundantSubscription[] {
  return purchases.flatMap<RedundantSubscription>(({ id, state, isBegun, isOver, cancelsAt, subscriptionId }) => {
    if (subscriptionId === null || isOver || !isBegun) return []
    if (state === 'refunded') return [{ subscriptionId, ends: 'now' }]
    const isBeside = current !== null && id !== current.id && ['lifetime', 'active'].includes(current.state)
    return isBeside && cancelsAt === null ? [{ subscriptionId, ends: 'with its period' }] : []
  })
}
