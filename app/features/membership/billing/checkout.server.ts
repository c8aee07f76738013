import { and, eq, isNull } from 'drizzle-orm'

import { memberships, planPrices } from '#features/membership/tables.server.ts'
import type { Answer, Payments } from '#platform/payments.server.ts'
import type { Services } from '#platform/services.server.ts'

import { whyNotBought } from './acts.ts'
import type { Billing } from './billing.ts'

/** A plan as the owner sells it now. */
export interface SoldPlan {
  readonly slug: Billing['plan']
  readonly name: string
  readonly priceCents: number
}

export type CheckoutStart =
  | { ok: true; address: string }
  | { ok: false; reason: 'off' | 'running' | 'lifetime' | 'refused' | 'away' }

const CURRENCY = 'usd'
const intervals = { monthly: 'month', annual: 'year', lifetime: null } as const

/** The address at Stripe where the person pays for the plan. Nobody is given a second subscription beside one that runs. */
export async function startCheckout(
  services: Services,
  person: { readonly userId: string; readonly email: string },
  plan: SoldPlan,
): Promise<CheckoutStart> {
  const { db, payments, clock, log, site } = services
  if (!payments) return { ok: false, reason: 'off' }
  const { userId } = person
  await db.insert(memberships).values({ userId }).onConflictDoNothing()
  const [kept] = await db.select().from(memberships).where(eq(memberships.userId, userId))
  const no = whyNotBought(kept?.billing ?? null, plan.slug, clock.now())
  if (no) return { ok: false, reason: no }
  const customer = await findCustomer(services, payments, person, kept?.customerId ?? null)
  const price = customer.ok ? await findPrice(services, payments, plan) : customer
  const opened =
    customer.ok && price.ok
      ? await payments.openCheckout({
          customerId: customer.value,
          priceId: price.value,
          isOnce: plan.slug === 'lifetime',
          reference: userId,
          metadata: { userId, plan: plan.slug },
          doneAt: `${site.origin}/profile/membership?paid=1`,
          backAt: `${site.origin}/pricing`,
        })
      : price
  if (opened.ok) return { ok: true, address: opened.value }
  log.error({ err: opened.error }, 'A Checkout could not be opened.')
  return { ok: false, reason: opened.reason }
}

async function findCustomer(
  { db }: Services,
  payments: Payments,
  { userId, email }: { readonly userId: string; readonly email: string },
  known: string | null,
): Promise<Answer<string>> {
  if (known !== null) return { ok: true, value: known }
  const made = await payments.createCustomer({ email, reference: userId }, `customer-${userId}-${email}`)
  if (!made.ok) return made
  const isTheirs = eq(memberships.userId, userId)
  await db
    .update(memberships)
    .set({ customerId: made.value })
    .where(and(isTheirs, isNull(memberships.customerId)))
  const [row] = await db.select({ customerId: memberships.customerId }).from(memberships).where(isTheirs)
  return { ok: true, value: row?.customerId ?? made.value }
}

/** Stripe’s price for the plan at this amount: made when it is first asked for. Another amount is another price. */
export async function findPrice(
  { db, clock }: Pick<Services, 'db' | 'clock'>,
  payments: Payments,
  { slug, name, priceCents }: SoldPlan,
): Promise<Answer<string>> {
  const isIt = and(eq(planPrices.plan, slug), eq(planPrices.amountCents, priceCents), eq(planPrices.currency, CURRENCY))
  const [known] = await db.select({ id: planPrices.stripePriceId }).from(planPrices).where(isIt)
  if (known) return { ok: true, value: known.id }
  const price = { name, amountCents: priceCents, currency: CURRENCY, every: intervals[slug], metadata: { plan: slug } }
  const made = await payments.createPrice(price, `price-${slug}-${priceCents}-${CURRENCY}`)
  if (!made.ok) return made
  const row = { plan: slug, amountCents: priceCents, currency: CURRENCY, stripePriceId: made.value, createdAt: clock.now() }
  await db.insert(planPrices).values(row).onConflictDoNothing()
  return made
}
