import type { Infrastructure } from '#platform/infrastructure.server.ts'

import { actsOf, type Acts } from './acts.ts'
import type { Ledger } from './fold-events.ts'
import { findLedger } from './record-stripe-event.server.ts'
import { pendingRefund } from './refund/pending-refund.ts'
import { findRefundAsked } from './refund/refund-asked.server.ts'

interface OwnActs {
  readonly ledger: Ledger
  readonly acts: Acts
  /** Since when the money is owed that was asked back; null when none is. */
  readonly refundPendingSince: Date | null
}

/** What Stripe has told of a person’s purchases, and what can be done now. */
export async function findOwnActs(services: Pick<Infrastructure, 'db' | 'clock'>, userId: string): Promise<OwnActs> {
  const [ledger, refundAskedAt] = await Promise.all([findLedger(services, userId), findRefundAsked(services, userId)])
  const isRefundPending = refundAskedAt !== null && pendingRefund(ledger, refundAskedAt) !== null
  const acts = actsOf(ledger, { refundAskedAt, isRefundPending, at: services.clock.now() })
  return { ledger, acts, refundPendingSince: isRefundPending ? refundAskedAt : null }
}
