import type { MembershipPorts } from '#features/membership/core/ports.server.ts'
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
export async function findOwnActs(
  services: Pick<Infrastructure, 'db' | 'clock'> & Pick<MembershipPorts, 'guaranteeDays'>,
  userId: string,
): Promise<OwnActs> {
  const [ledger, refundAskedAt, guaranteeDays] = await Promise.all([
    findLedger(services, userId),
    findRefundAsked(services, userId),
    services.guaranteeDays(services),
  ])
  const isRefundPending = refundAskedAt !== null && pendingRefund(ledger, refundAskedAt) !== null
  const acts = actsOf(ledger, { guaranteeDays, refundAskedAt, isRefundPending, at: services.clock.now() })
  return { ledger, acts, refundPendingSince: isRefundPending ? refundAskedAt : null }
}
