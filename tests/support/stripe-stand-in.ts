import { createHmac } from 'node:crypto'
import { createServer } from 'node:http'
import type { AddressInfo } from 'node:net'
import { text } from 'node:stream/consumers'

type Thing = Record<string, unknown>

/** Stripe as far as we use it, on 127.0.0.1: it keeps what it is told, and signs what it tells as Stripe does. */
export interface StripeStandIn {
  readonly base: string
  readonly webhookSecret: string
  /** Every call: method, path, fields, idempotency key. */
  readonly calls: StandInCall[]
  /** What it would tell the webhook, in order. */
  readonly events: Thing[]
  /** The next call whose path holds this text fails: with this status and code, or without any answer. */
  failNext(path: string, status?: number, code?: string): void
  /** Somebody pays at the last Checkout that was opened. */
  pay(): void
  /** A renewal of the subscription: paid, or not. */
  renew(isPaid: boolean): void
  /** From now on every event is brought to this webhook, one after the other. */
  tellTo(address: string): void
  /** Once everything told so far was answered. */
  allTold(): Promise<void>
  /** The only subscription. */
  subscription(): Thing
  close(): Promise<void>
}

export interface StandInCall {
  readonly method: string
  readonly path: string
  readonly fields: Thing
  readonly key: string | null
}

/** The header with which Stripe signs a body. */
export function signatureOf(body: string, secret: string, seconds = Math.floor(Date.now() / 1000)): string {
  return `t=${seconds},v1=${createHmac('sha256', secret).update(`${seconds}.${body}`).digest('hex')}`
}

const DAY = 86_400
const SECRET = 'whsec_of_the_tests'

async function bring(webhook: string, event: Thing): Promise<void> {
  const body = JSON.stringify(event)
  const headers = { 'Content-Type': 'application/json', 'Stripe-Signature': signatureOf(body, SECRET) }
  const { status } = await fetch(webhook, { method: 'POST', headers, body })
  if (status !== 200) throw new Error(`The webhook answered ${status} to ${String(event['type'])}.`)
}

export async function startStripe({ now = () => Date.now() } = {}): Promise<StripeStandIn> {
  const things = new Map<string, Thing>()
  const answered = new Map<string, Thing>()
  const calls: StandInCall[] = []
  const events: Thing[] = []
  const failures: Array<{ path: string; status: number; code: string }> = []
  let count = 0
  const seconds = () => Math.floor(now() / 1000)
  const id = (kind: string) => `${kind}_${(++count).toString().padStart(4, '0')}`
  const keep = (thing: Thing) => (things.set(thing['id'] as string, thing), thing)
  let webhook: string | null = null
  let told = Promise.resolve()
  const tell = (type: string, object: Thing) => {
    const copy = { object: structuredClone(object) }
    const event: Thing = { id: id('evt'), object: 'event', type, created: seconds(), data: copy }
    events.push(event)
    if (webhook !== null) told = told.then(() => bring(webhook!, event))
  }
  const last = (kind: string) => [...things.values()].findLast(({ object }) => object === kind)!

  function renewOrBegin(subscription: Thing, isPaid: boolean, reason: string) {
    const price = priceOf(subscription)
    const payment = id('pi')
    const invoice = keep({
      id: id('in'),
      object: 'invoice',
      customer: subscription['customer'],
      amount_paid: isPaid ? price['unit_amount'] : 0,
      currency: 'usd',
      billing_reason: reason,
      parent: { subscription_details: { subscription: subscription['id'] } },
      payment,
    })
    tell(isPaid ? 'invoice.paid' : 'invoice.payment_failed', invoice)
    if (isPaid) {
      const paid = { invoice: invoice['id'], payment: { type: 'payment_intent', payment_intent: payment } }
      tell('invoice_payment.paid', {
        id: id('inpay'),
        object: 'invoice_payment',
        status: 'paid',
        ...paid,
        customer: subscription['customer'],
      })
      keep({ id: payment, object: 'payment_intent', amount: price['unit_amount'], customer: subscription['customer'] })
    }
    subscription['status'] = isPaid ? 'active' : 'past_due'
    tell('customer.subscription.updated', subscription)
  }

  function priceOf(subscription: Thing): Thing {
    return (subscription['items'] as { data: Array<{ price: Thing }> }).data[0]!.price
  }

  function pay() {
    const session = last('checkout.session')
    const price = things.get((session['line_items'] as Array<{ price: string }>)[0]!.price)!
    const shared = { payment_status: 'paid', amount_total: price['unit_amount'], currency: 'usd', status: 'complete' }
    if (session['mode'] === 'payment') {
      const payment = keep({
        id: id('pi'),
        object: 'payment_intent',
        amount: price['unit_amount'],
        customer: session['customer'],
      })
      tell('checkout.session.completed', Object.assign(session, shared, { payment_intent: payment['id'] }))
      return
    }
    const days = (price['recurring'] as Thing)['interval'] === 'year' ? 365 : 30
    const subscription = keep({
      id: id('sub'),
      object: 'subscription',
      customer: session['customer'],
      created: seconds(),
      status: 'incomplete',
      cancel_at_period_end: false,
      pause_collection: null,
      metadata: (session['subscription_data'] as Thing | undefined)?.['metadata'] ?? {},
      items: { object: 'list', data: [{ id: id('si'), current_period_end: seconds() + days * DAY, price }] },
    })
    tell('customer.subscription.created', subscription)
    renewOrBegin(subscription, true, 'subscription_create')
    tell('checkout.session.completed', Object.assign(session, shared, { subscription: subscription['id'] }))
  }

  function update(subscription: Thing, fields: Thing): Thing {
    const { items, metadata, trial_end: trialEnd, pause_collection: pause, ...rest } = fields
    const item = (subscription['items'] as { data: Thing[] }).data[0]!
    if (items) item['price'] = things.get((items as Array<{ price: string }>)[0]!.price)
    if (metadata) subscription['metadata'] = { ...(subscription['metadata'] as Thing), ...(metadata as Thing) }
    if (trialEnd) item['current_period_end'] = Number(trialEnd)
    if (pause !== undefined) subscription['pause_collection'] = pause === '' ? null : pause
    if ('cancel_at_period_end' in rest) rest['cancel_at_period_end'] = rest['cancel_at_period_end'] === 'true'
    Object.assign(subscription, rest)
    tell('customer.subscription.updated', subscription)
    return subscription
  }

  function refund({ payment_intent: payment }: Thing): Thing | null {
    const paid = things.get(String(payment))
    if (!paid) return null
    const whole = { amount: paid['amount'], amount_refunded: paid['amount'], refunded: true, currency: 'usd' }
    tell('charge.refunded', { id: id('ch'), object: 'charge', customer: paid['customer'], payment_intent: payment, ...whole })
    return { id: id('re'), object: 'refund', amount: paid['amount'], status: 'succeeded' }
  }

  function answer({ method, path, fields }: StandInCall): Thing | null {
    const [, , kind = '', one = '', more] = path.split('/')
    const made = (object: string, name: string, extra: Thing = {}) => keep({ ...fields, id: id(name), object, ...extra })
    switch (`${method} ${kind}`) {
      case 'POST customers':
        return made('customer', 'cus')
      case 'POST prices':
        return made('price', 'price', { unit_amount: Number(fields['unit_amount']) })
      case 'POST checkout': {
        const session = made('checkout.session', 'cs')
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
        if (!ended) return null
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
    const said = failed ? null : (known ?? answer(call))
    if (said && key !== null) answered.set(key, said)
    const error = { error: { type: 'invalid_request_error', code: failed?.code ?? 'resource_missing', message: 'No.' } }
    response.writeHead(said ? 200 : (failed?.status ?? 404), { 'Content-Type': 'application/json' })
    response.end(JSON.stringify(said ?? error))
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
    renew: (isPaid) => renewOrBegin(last('subscription'), isPaid, 'subscription_cycle'),
    tellTo: (address) => void (webhook = address),
    allTold: () => told,
    subscription: () => last('subscription'),
    close: () => new Promise((resolve) => (server.closeAllConnections(), server.close(() => resolve()))),
  }
}

/** `a[b][0]=c` as { a: { b: ['c'] } }. */
function nested(fields: URLSearchParams): Thing {
  const whole: Thing = {}
  for (const [name, value] of fields) {
    const path = [...name.matchAll(/[^[\]]+/g)].map(([part]) => part)
    let at: Thing = whole
    for (const [depth, part] of path.entries()) {
      if (depth === path.length - 1) at[part] = value
      else at = (at[part] ??= /^\d+$/.test(path[depth + 1]!) ? [] : {}) as Thing
    }
  }
  return whole
}
