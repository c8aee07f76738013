import { and, eq, isNull } from 'drizzle-orm'

import type { Billing } from '#features/membership/core/billing.ts'
import type { MembershipPorts } from '#features/membership/core/ports.server.ts'
import { memberships, planPrices } from '#features/membership/core/tables.server.ts'
import type { Infrastructure } from '#platform/infrastructure.server.ts'
import type { Answer, Payments } from '#platform/payments.server.ts'

import { whyNotBought } from './acts.ts'

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
  services: Pick<Infrastructure, 'db' | 'broadcast' | 'payments' | 'clock' | 'log' | 'site'> &
    Pick<MembershipPorts, 'takesPayments'>,
  person: { readonly userId: string; readonly email: string },
  plan: SoldPlan,
): Promise<CheckoutStart> {
  const { db, payments, clock, log } = services
  if (!payments || !(await services.takesPayments(services))) return { ok: false, reason: 'off' }
  const { userId } = person
  await db.insert(memberships).values({ userId }).onConflictDoNothing()
  const [kept] = await db.select().from(memberships).where(eq(memberships.userId, userId))
  const no = whyNotBought(kept?.billing ?? null, plan.slug, clock.now())
  if (no) return { ok: false, reason: no }
  const begun = { services, payments, person, plan }
  const opened = await openFor(begun, kept?.customerId ?? null)
  if (opened.ok) return { ok: true, address: opened.value }
  log.error({ err: opened.error }, 'A Checkout could not be opened.')
  return { ok: false, reason: opened.reason }
}

interface Begun {
  readonly services: Pick<Infrastructure, 'db' | 'clock' | 'site'>
  readonly payments: Payments
  readonly person: { readonly userId: string; readonly email: string }
  readonly plan: SoldPlan
}

/** Opens the Checkout. A customer or a price that Stripe does not know (deleted there, or made with other keys) is made again, once. */
async function openFor(begun: Begun, known: string | null, isAgain = false): Promise<Answer<string>> {
  const { services, payments, person, plan } = begun
  const { db, site } = services
  const customer = await findCustomer(services, payments, person, known)
  const price = customer.ok ? await findPrice(services, payments, plan) : customer
  if (!customer.ok || !price.ok) return price
  const { userId } = person
  const opened = await payments.openCheckout({
    customerId: customer.value,
    priceId: price.value,
    isOnce: plan.slug === 'lifetime',
    reference: userId,
    metadata: { userId, plan: plan.slug },
    doneAt: `${site.origin}/profile/membership?paid=1`,
    backAt: `${site.origin}/pricing`,
  })
  if (opened.ok || !opened.isMissing || isAgain) return opened
  await db
    .update(memberships)
    .set({ customerId: null })
    .where(and(eq(memberships.userId, userId), eq(memberships.customerId, customer.value)))
  await db.delete(planPrices).where(eq(planPrices.stripePriceId, price.value))
  return openFor(begun, null, true)
}

/** Stripe repeats its answer to a key for a day, also a failure: the key that keeps two requests from making two things changes soon. */
const keyNow = ({ clock }: Pick<Infrastructure, 'clock'>) => Math.floor(clock.now().getTime() / 60_000)

async function findCustomer(
  services: Pick<Infrastructure, 'db' | 'clock'>,
  payments: Payments,
  { userId, email }: { readonly userId: string; readonly email: string },
  known: string | null,
): Promise<Answer<string>> {
  if (known !== null) return { ok: true, value: known }
  const made = await payments.createCustomer({ email, reference: userId }, `customer-${userId}-${email}-${keyNow(services)}`)
  if (!made.ok) return made
  const { db } = services
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
  services: Pick<Infrastructure, 'db' | 'clock'>,
  payments: Payments,
  { slug, name, priceCents }: SoldPlan,
): Promise<Answer<string>> {
  const { db, clock } = services
  const isIt = and(eq(planPrices.plan, slug), eq(planPrices.amountCents, priceCents), eq(planPrices.currency, CURRENCY))
  const [known] = await db.select({ id: planPrices.stripePriceId }).from(planPrices).where(isIt)
  if (known) return { ok: true, value: known.id }
  const price = { name, amountCents: priceCents, currency: CURRENCY, every: intervals[slug], metadata: { plan: slug } }
  const made = await payments.createPrice(price, `price-${slug}-${priceCents}-${CURRENCY}-${keyNow(services)}`)
  if (!made.ok) return made
  const row = { plan: slug, amountCents: priceCents, currency: CURRENCY, stripePriceId: made.value, createdAt: clock.now() }
  await db.insert(planPrices).values(row).onConflictDoNothing()
  return made
}
