import type { Billing } from '#features/membership/core/billing.ts'
import { membershipEvents, memberships, stripeEvents, trialMails } from '#features/membership/core/tables.server.ts'
import type { Infrastructure } from '#platform/infrastructure.server.ts'

import { anEvent, aSubscription } from './stripe-events.factory.ts'

const HOUR_MS = 60 * 60 * 1000

/** A membership with everything in it: a trial, a grant, a purchase, its history. */
export async function haveBought(
  { db, clock }: Pick<Infrastructure, 'db' | 'clock'>,
  { userId, name }: { userId: string; name: string },
): Promise<void> {
  const at = clock.now()
  const later = new Date(at.getTime() + HOUR_MS)
  const customerId = `cus_${name}`
  await db.insert(memberships).values({
    userId,
    trialRequestedAt: at,
    trialStartedAt: at,
    trialEndsAt: later,
    grantedAt: at,
    grantedUntil: later,
    customerId,
    billing: aBilling({ periodEndsAt: later.toISOString(), paidAt: at.toISOString() }),
  })
  await db
    .insert(membershipEvents)
    .values({ userId, kind: 'bought', at, actorId: userId, note: { plan: 'annual' }, source: `evt_${name}` })
  const event = anEvent('customer.subscription.created', aSubscription({ customer: customerId }), 0, `evt_${name}`)
  const payload = JSON.stringify(event)
  await db
    .insert(stripeEvents)
    .values({ id: `evt_${name}`, type: event.type, created: at, customerId, userId, payload, receivedAt: at })
  await db.insert(trialMails).values({ userId, kind: 'start', at })
}

/** A running annual membership. */
export function aBilling(changes: Partial<Billing> = {}): Billing {
  return {
    plan: 'annual',
    state: 'active',
    periodEndsAt: '2027-03-02T09:30:00.000Z',
    pastDueSince: null,
    paidAt: '2026-03-02T09:30:00.000Z',
    amountCents: 19_900,
    currency: 'usd',
    subscriptionId: 'sub_1',
    paymentId: 'pi_1',
    ...changes,
  }
}

/** What was kept of Stripe’s words. */
export async function storedEvents({ db }: Pick<Infrastructure, 'db'>) {
  return db.select().from(stripeEvents)
}
