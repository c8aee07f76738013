import { createServer } from 'node:http'
import type { AddressInfo } from 'node:net'
import { text } from 'node:stream/consumers'

import type { StripeEvent } from '#features/membership/billing/stripe-event.ts'

import { deliver, nested, periodOf, Refusal, refused, SECRET, type StandInCall, type StripeFields } from './stripe-wire.ts'

/** Stripe as far as we use it, on 127.0.0.1: it keeps what it is told, and signs what it tells as Stripe does. */
export interface StripeStandIn {
  readonly base: string
  readonly webhookSecret: string
  /** Every call: method, path, fields, idempotency key. */
  readonly calls: StandInCall[]
  /** What it would tell the webhook, in order. */
  readonly events: StripeEvent[]
  /** The next call whose path holds this text fails: with this status and code (repeated to its key, as Stripe does), or unanswered. */
  failNext(path: string, status?: number, code?: string): void
  /** Somebody pays at a Checkout, the last one that was opened; with a coupon of its whole price, or twice (in two tabs at once). */
  pay(at?: StripeFields, how?: 'for nothing' | 'again'): void
  /** Every Checkout that was opened. */
  sessions(): StripeFields[]
  /** A renewal of the subscription: paid, or not. */
  renew(isPaid: boolean): void
  /** Somebody changes the subscription at Stripe itself. */
  change(fields: StripeFields): void
  /** It tells something of its own. */
  tell(type: string, object: StripeFields): void
  /** From now on every event is brought to this webhook, one after the other. */
  tellTo(address: string): void
  /** Once everything told so far was answered. */
  allDelivered(): Promise<void>
  /** The only subscription. */
  subscription(): StripeFields
  close(): Promise<void>
}

export async function startStripe({ now = () => Date.now() } = {}): Promise<StripeStandIn> {
  const things = new Map<string, StripeFields>()
  const answered = new Map<string, { status: number; said: StripeFields }>()
  const calls: StandInCall[] = []
  const events: StripeEvent[] = []
  const failures: Array<{ path: string; status: number; code: string }> = []
  let count = 0
  const seconds = () => Math.floor(now() / 1000)
  const id = (kind: string) => `${kind}_${(++count).toString().padStart(4, '0')}`
  const keep = (thing: StripeFields) => (things.set(thing['id'] as string, thing), thing)
  let webhook: string | null = null
  let allDelivered = Promise.resolve()
  const tell = (type: string, object: StripeFields) => {
    const event = { id: id('evt'), type, created: seconds(), data: { object: structuredClone(object) } }
    events.push(event)
    if (webhook !== null) allDelivered = allDelivered.then(() => deliver(webhook!, { ...event, object: 'event' }))
  }
  const allOf = (kind: string) => [...things.values()].filter(({ object }) => object === kind)
  const last = (kind: string) => allOf(kind).at(-1)!

  function renewOrBegin(subscription: StripeFields, isPaid: boolean, reason: string) {
    const price = priceOf(subscription)
    const payment = id('pi')
    const invoice = keep({
      id: id('in'),
      object: 'invoice',
      customer: subscription['customer'],
      amount_paid: isPaid && reason !== 'for nothing' ? price['unit_amount'] : 0,
      amount_due: price['unit_amount'],
      currency: 'usd',
      billing_reason: reason === 'for nothing' ? 'subscription_create' : reason,
      parent: { subscription_details: { subscription: subscription['id'] } },
      payment,
    })
    tell(isPaid ? 'invoice.paid' : 'invoice.payment_failed', invoice)
    if (isPaid && reason !== 'for nothing') {
      const paid = { invoice: invoice['id'], payment: { type: 'payment_intent', payment_intent: payment } }
      const name = { id: id('inpay'), object: 'invoice_payment', status: 'paid', customer: subscription['customer'] }
      tell('invoice_payment.paid', { ...name, ...paid })
      keep({ id: payment, object: 'payment_intent', amount: price['unit_amount'], customer: subscription['customer'] })
    }
    subscription['status'] = isPaid ? 'active' : 'past_due'
    tell('customer.subscription.updated', subscription)
  }

  /** Stripe begins the next period whether or not it is paid; trying the same one again begins none. */
  function nextPeriod(subscription: StripeFields): StripeFields {
    const item = (subscription['items'] as { data: Array<{ current_period_end: number }> }).data[0]!
    if (subscription['status'] === 'active') item.current_period_end += periodOf(priceOf(subscription))
    return subscription
  }

  function priceOf(subscription: StripeFields): StripeFields {
    return (subscription['items'] as { data: Array<{ price: StripeFields }> }).data[0]!.price
  }

  function pay(session = last('checkout.session'), how?: 'for nothing' | 'again') {
    if (session['status'] !== 'open' && how !== 'again') throw new Error('This Checkout is not open any more.')
    const price = things.get((session['line_items'] as Array<{ price: string }>)[0]!.price)!
    const isFree = how === 'for nothing'
    const shared = { amount_total: isFree ? 0 : price['unit_amount'], currency: 'usd', status: 'complete' }
    Object.assign(session, { payment_status: isFree ? 'no_payment_required' : 'paid' })
    if (session['mode'] === 'payment') {
      if (isFree) return tell('checkout.session.completed', Object.assign(session, shared))
      const payment = keep({
        id: id('pi'),
        object: 'payment_intent',
        amount: price['unit_amount'],
        customer: session['customer'],
      })
      tell('checkout.session.completed', Object.assign(session, shared, { payment_intent: payment['id'] }))
      return
    }
    const subscription = keep({
      id: id('sub'),
      object: 'subscription',
      customer: session['customer'],
      created: seconds(),
      status: 'incomplete',
      cancel_at_period_end: false,
      pause_collection: null,
      metadata: (session['subscription_data'] as StripeFields | undefined)?.['metadata'] ?? {},
      items: { object: 'list', data: [{ id: id('si'), current_period_end: seconds() + periodOf(price), price }] },
    })
    tell('customer.subscription.created', subscription)
    renewOrBegin(subscription, true, isFree ? 'for nothing' : 'subscription_create')
    tell('checkout.session.completed', Object.assign(session, shared, { subscription: subscription['id'] }))
  }

  function update(subscription: StripeFields, fields: StripeFields): StripeFields {
    const { items, metadata, trial_end: trialEnd, pause_collection: pause, ...rest } = fields
    const item = (subscription['items'] as { data: StripeFields[] }).data[0]!
    if (items) item['price'] = things.get((items as Array<{ price: string }>)[0]!.price)
    if (metadata) subscription['metadata'] = { ...(subscription['metadata'] as StripeFields), ...(metadata as StripeFields) }
    if (trialEnd) item['current_period_end'] = Number(trialEnd)
    if (pause !== undefined) subscription['pause_collection'] = pause === '' ? null : pause
    if (subscription['status'] === 'canceled') throw new Refusal('resource_missing')
    if ('cancel_at_period_end' in rest) rest['cancel_at_period_end'] = rest['cancel_at_period_end'] === 'true'
    Object.assign(subscription, rest)
    tell('customer.subscription.updated', subscription)
    return subscription
  }

  function refund({ payment_intent: payment }: StripeFields): StripeFields | null {
    const paid = things.get(String(payment))
    if (!paid) return null
    if (paid['refunded']) throw new Refusal('charge_already_refunded')
    paid['refunded'] = true
    const whole = { amount: paid['amount'], amount_refunded: paid['amount'], refunded: true, currency: 'usd' }
    tell('charge.refunded', { id: id('ch'), object: 'charge', customer: paid['customer'], payment_intent: payment, ...whole })
    return { id: id('re') }
  }

  function answer({ method, path, fields }: StandInCall): StripeFields | null {
    const [, , kind = '', one = '', more] = path.split('/')
    const made = (object: string, name: string, extra: StripeFields = {}) => keep({ ...fields, id: id(name), object, ...extra })
    switch (`${method} ${kind}`) {
      case 'GET account':
        return { id: 'acct_1', object: 'account', business_profile: { name: 'Coach' } }
      case 'POST customers':
        if (one === '') return made('customer', 'cus')
        return things.has(one) ? Object.assign(things.get(one)!, fields) : null
      case 'DELETE customers':
        return things.delete(one) ? { id: one, object: 'customer', deleted: true } : null
      case 'POST prices':
        return made('price', 'price', { unit_amount: Number(fields['unit_amount']) })
      case 'GET checkout':
        return { object: 'list', has_more: false, data: allOf('checkout.session').filter(({ status }) => status === 'open') }
      case 'POST checkout': {
        if (path.endsWith('/expire')) return Object.assign(things.get(more!)!, { status: 'expired' })
        if (!things.has(String(fields['customer']))) return null
        const session = made('checkout.session', 'cs', { status: 'open' })
        session['url'] = `${base}/pay/${String(session['id'])}`
        return session
      }
      case 'POST billing_portal':
        return made('billing_portal.session', 'bps', { url: `${base}/portal` })
      case 'GET subscriptions':
        return things.get(one) ?? null
      case 'POST subscriptions':
        return things.has(one) && more === undefined ? update(things.get(one)!, fields) : null
      case 'DELETE subscriptions': {
        const ended = things.get(one)
        if (ended?.['status'] === 'canceled' || !ended) return null
        tell('customer.subscription.deleted', Object.assign(ended, { status: 'canceled' }))
        return ended
      }
      case 'POST refunds':
        return refund(fields)
      case 'GET invoice_payments': {
        const payment = things.get(String(fields['invoice']))?.['payment']
        return { object: 'list', data: payment ? [{ payment: { type: 'payment_intent', payment_intent: payment } }] : [] }
      }
      default:
        return null
    }
  }

  function answerOrRefuse(call: StandInCall) {
    try {
      const said = answer(call)
      return said ? { status: 200, said } : refused(404, 'resource_missing')
    } catch (error) {
      if (error instanceof Refusal) return refused(400, error.message)
      throw error
    }
  }

  const server = createServer(async (request, response) => {
    const { pathname, searchParams } = new URL(request.url!, 'http://stripe.test')
    const key = (request.headers['idempotency-key'] as string | undefined) ?? null
    const body = await text(request)
    if (pathname.startsWith('/pay/') || pathname === '/portal') {
      response.writeHead(200, { 'Content-Type': 'text/html' })
      return void response.end('<!doctype html><html lang="en"><title>Stripe</title><h1>Stripe</h1>')
    }
    const call = {
      method: request.method!,
      path: pathname,
      fields: nested(new URLSearchParams(body || searchParams.toString())),
      key,
    }
    calls.push(call)
    const failure = failures.findIndex(({ path }) => pathname.includes(path))
    const failed = failure === -1 ? null : failures.splice(failure, 1)[0]!
    if (failed?.status === 0) return void request.socket.destroy()
    const known = key !== null ? answered.get(key) : undefined
    const { status, said } = known ?? (failed ? refused(failed.status, failed.code) : answerOrRefuse(call))
    if (key !== null && (status < 400 || status >= 500)) answered.set(key, { status, said })
    response.writeHead(status, { 'Content-Type': 'application/json' })
    response.end(JSON.stringify(said))
  })
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve))
  const base = `http://127.0.0.1:${(server.address() as AddressInfo).port}`
  return {
    base,
    webhookSecret: SECRET,
    calls,
    events,
    failNext: (path, status = 0, code = '') => void failures.push({ path, status, code }),
    pay,
    sessions: () => allOf('checkout.session'),
    renew: (isPaid) => renewOrBegin(nextPeriod(last('subscription')), isPaid, 'subscription_cycle'),
    change: (fields) => void update(last('subscription'), fields),
    tell,
    tellTo: (address) => void (webhook = address),
    allDelivered: () => allDelivered,
    subscription: () => last('subscription'),
    close: () => new Promise((resolve) => (server.closeAllConnections(), server.close(() => resolve()))),
  }
}
