import type Stripe from 'stripe'

import { jsonOf } from './json.server.ts'

/** How old a signature may be. */
const TOLERANCE_SECONDS = 300

/** What is taken before the payment service is given up for this time. */
const TIMEOUT_MS = 10_000

/** An answer of the payment service, or why there is none: it said no, or it did not answer. */
export type Answer<Value> =
  | { ok: true; value: Value }
  /** `isMissing`: it does not know something that was named, such as a customer whom somebody deleted there. */
  | { ok: false; reason: 'refused' | 'away'; isMissing: boolean; error: unknown }

export interface Price {
  /** What the buyer reads. */
  readonly name: string
  readonly amountCents: number
  readonly currency: string
  /** Null: paid once. */
  readonly every: 'month' | 'year' | null
  /** Comes back with everything that is told of it. */
  readonly metadata: Readonly<Record<string, string>>
}

export interface Checkout {
  readonly customerId: string
  readonly priceId: string
  readonly isOnce: boolean
  /** Whose it is, for us. */
  readonly reference: string
  readonly metadata: Readonly<Record<string, string>>
  readonly doneAt: string
  readonly backAt: string
}

export type SubscriptionChange = Pick<
  Stripe.SubscriptionUpdateParams,
  'cancel_at_period_end' | 'cancellation_details' | 'metadata' | 'pause_collection'
>

/** What the payment service told, as far as every event has it. */
export interface SignedEvent {
  readonly id: string
  readonly type: string
  /** Seconds since 1970. */
  readonly created: number
  readonly data: { readonly object: Readonly<Record<string, unknown>> }
}

/** Takes payments. What becomes of them is told by signed events alone. */
export interface Payments {
  /** Whether it moves real money: its key is a live one, and no test key. */
  readonly isLive: boolean
  /** The event in a body that was signed with our secret in the last five minutes, of our key’s mode (test or live); null for any other. */
  readEvent(body: string, signature: string | null): Promise<SignedEvent | null>
  /** Asked again with one key, the same customer is answered. */
  createCustomer(customer: { email: string; reference: string }, key: string): Promise<Answer<string>>
  createPrice(price: Price, key: string): Promise<Answer<string>>
  /** The address where the buyer pays. Any that was opened for them before, in another tab, ends: nobody pays twice. */
  openCheckout(checkout: Checkout): Promise<Answer<string>>
  /** The address where a customer changes card and address and finds the receipts. */
  openPortal(customerId: string, backAt: string): Promise<Answer<string>>
  changeSubscription(id: string, change: SubscriptionChange): Promise<Answer<void>>
  /** Takes payments again after a pause: the next is due at this second, or now. What else changes, changes with it. */
  resumeSubscription(id: string, nextPayment: number | 'now', change?: SubscriptionChange): Promise<Answer<void>>
  /** Puts the subscription on another price at once; what is left of the old one is taken off. */
  changePrice(id: string, priceId: string): Promise<Answer<void>>
  /** Ends it at once; what is still unpaid is not asked for any more. One that has ended already counts as ended. */
  endSubscription(id: string, details?: SubscriptionChange['cancellation_details']): Promise<Answer<void>>
  /**
   * Pays a payment back whole, by any of its names. One that went back already counts as paid back, so that no key can make it go back
   * twice; Stripe repeats its answer, also a refusal, to whoever comes with the same key.
   */
  refund(paymentId: string, key: string): Promise<Answer<void>>
  /** Takes away what a customer has to their credit, which the next payment would be made from. */
  dropCredit(customerId: string): Promise<Answer<void>>
  /** Has a customer forgotten, with address and card: whatever runs ends. One who is gone counts as forgotten. */
  deleteCustomer(customerId: string): Promise<Answer<void>>
  /** Whose account it is, and whether money moves. Changes nothing. */
  readAccount(): Promise<Answer<{ readonly name: string | null; readonly isLive: boolean }>>
}

export interface StripeSettings {
  readonly secretKey: string
  readonly webhookSecret: string
  /** Null: Stripe’s own. */
  readonly apiBase: string | null
}

/** Payments through Stripe. Its library is loaded when it is first needed. `onAnswer` hears what every call came to. */
export function createStripePayments(
  { secretKey, webhookSecret, apiBase }: StripeSettings,
  onAnswer: (answer: Answer<unknown>) => void = () => {},
): Payments {
  let client: Promise<Stripe> | null = null
  const isLive = secretKey.includes('_live_')
  const stripe = () => (client ??= connect(secretKey, apiBase))
  const ask = async <Value>(question: (api: Stripe) => Promise<Value>) => {
    const answer = await answerOf(async () => question(await stripe()))
    onAnswer(answer)
    return answer
  }
  return {
    isLive,
    async readEvent(body, signature) {
      const { webhooks } = await stripe()
      try {
        webhooks.constructEvent(body, signature ?? '', webhookSecret, TOLERANCE_SECONDS)
        // Read again, so that its texts are such as can be kept.
        const { id, type, created, data, livemode = isLive } = jsonOf(body) as Stripe.Event
        // Signed, and yet it may lack anything: whoever keeps it looks.
        const { object } = data ?? { object: {} }
        return livemode === isLive ? { id, type, created, data: { object: { ...object } } } : null
      } catch {
        return null
      }
    },
    createCustomer: ({ email, reference }, key) =>
      ask(async ({ customers }) => {
        const { id } = await customers.create({ email, metadata: { userId: reference } }, { idempotencyKey: key })
        return id
      }),
    createPrice: ({ name, amountCents, currency, every, metadata }, key) =>
      ask(async ({ prices }) => {
        const recurring = every ? { recurring: { interval: every } } : {}
        const price = { currency, unit_amount: amountCents, product_data: { name }, metadata: { ...metadata }, ...recurring }
        const { id } = await prices.create(price, { idempotencyKey: key })
        return id
      }),
    openCheckout: (checkout) => ask((api) => checkoutAddress(api, checkout)),
    openPortal: (customer, backAt) =>
      ask(async ({ billingPortal }) => {
        const { url } = await billingPortal.sessions.create({ customer, return_url: backAt })
        return url
      }),
    changeSubscription: (id, change) => ask(async ({ subscriptions }) => void (await subscriptions.update(id, change))),
    resumeSubscription: (id, next, change) =>
      ask(async ({ subscriptions }) => {
        const due = next === 'now' ? { billing_cycle_anchor: { type: 'now' as const } } : { trial_end: next }
        await subscriptions.update(id, { ...change, pause_collection: '', proration_behavior: 'none', ...due })
      }),
    changePrice: (id, price) =>
      ask(async ({ subscriptions }) => {
        const item = (await subscriptions.retrieve(id)).items.data[0]!.id
        await subscriptions.update(id, {
          items: [{ id: item, price }],
          proration_behavior: 'always_invoice',
          payment_behavior: 'error_if_incomplete',
        })
      }),
    endSubscription: (id, details) =>
      ask(({ subscriptions }) => unlessMissing(subscriptions.cancel(id, details ? { cancellation_details: details } : {}))),
    refund: (id, key) => ask((api) => refund(api, id, key)),
    dropCredit: (id) => ask(({ customers }) => unlessMissing(customers.update(id, { balance: 0 }))),
    deleteCustomer: (id) => ask(({ customers }) => unlessMissing(customers.del(id))),
    readAccount: () =>
      ask(async ({ accounts }) => {
        const { business_profile: profile, email } = await accounts.retrieveCurrent()
        return { name: profile?.name ?? email ?? null, isLive }
      }),
  }
}

async function connect(secretKey: string, apiBase: string | null): Promise<Stripe> {
  const { default: Client } = await import('stripe')
  const place = apiBase === null ? {} : placeOf(new URL(apiBase))
  return new Client(secretKey, { ...place, timeout: TIMEOUT_MS, maxNetworkRetries: 1, telemetry: false })
}

function placeOf({ protocol, hostname, port }: URL) {
  const isPlain = protocol === 'http:'
  return { protocol: isPlain ? 'http' : 'https', host: hostname, port: port || (isPlain ? 80 : 443) } as const
}

async function checkoutAddress({ checkout }: Stripe, { isOnce, metadata, ...rest }: Checkout): Promise<string> {
  const shared = {
    customer: rest.customerId,
    client_reference_id: rest.reference,
    line_items: [{ price: rest.priceId, quantity: 1 }],
    allow_promotion_codes: true,
    metadata: { ...metadata },
    success_url: rest.doneAt,
    cancel_url: rest.backAt,
  }
  for await (const { id } of checkout.sessions.list({ customer: rest.customerId, status: 'open' }))
    await checkout.sessions.expire(id)
  const session = await checkout.sessions.create(
    isOnce
      ? { ...shared, mode: 'payment' }
      : { ...shared, mode: 'subscription', subscription_data: { metadata: { ...metadata } } },
  )
  if (session.url === null) throw new Error('The Checkout session has no address.')
  return session.url
}

async function refund(api: Stripe, paymentId: string, key: string): Promise<void> {
  const payment = paymentId.startsWith('in_') ? await paymentOfInvoice(api, paymentId) : paymentId
  const what = payment.startsWith('ch_') ? { charge: payment } : { payment_intent: payment }
  await api.refunds.create(what, { idempotencyKey: `refund-${payment}-${key}` }).catch((error: unknown) => {
    if (codeOf(error) !== 'charge_already_refunded') throw error
  })
}

const codeOf = (error: unknown) => (error as { code?: string }).code

async function unlessMissing(asked: Promise<unknown>): Promise<void> {
  await asked.catch((error: unknown) => {
    if (codeOf(error) !== 'resource_missing') throw error
  })
}

async function paymentOfInvoice({ invoicePayments }: Stripe, invoice: string): Promise<string> {
  const { data } = await invoicePayments.list({ invoice, status: 'paid' })
  const paid = data[0]?.payment
  const found = paid?.payment_intent ?? paid?.charge
  if (!found) throw new Error('The invoice has no payment.')
  return typeof found === 'string' ? found : found.id
}

/** What an answer says about the service itself, in a sentence; null where it works, also where it refused what was asked. */
export function explainPaymentFailure(answer: Answer<unknown>): string | null {
  if (answer.ok) return null
  if (answer.reason === 'away') return 'Stripe could not be reached, or did not answer.'
  const { statusCode } = answer.error as { statusCode?: number }
  if (statusCode === 401) return 'Stripe refused the secret key. Please check it.'
  if (statusCode === 403) return 'The secret key of Stripe may not do this. Please check what it may do.'
  return null
}

/** What Stripe refuses is an answer, and so is its silence; anything else is our own mistake. */
async function answerOf<Value>(question: () => Promise<Value>): Promise<Answer<Value>> {
  try {
    return { ok: true, value: await question() }
  } catch (error) {
    const { type, statusCode } = error as { type?: string; statusCode?: number }
    if (type === undefined || !type.startsWith('Stripe')) throw error
    const isAway = type === 'StripeConnectionError' || statusCode === 429 || (statusCode ?? 0) >= 500
    return { ok: false, reason: isAway ? 'away' : 'refused', isMissing: codeOf(error) === 'resource_missing', error }
  }
}
