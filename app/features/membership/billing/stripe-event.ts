/** One thing that Stripe told, as far as we read it. */
export interface StripeEvent {
  readonly id: string
  readonly type: string
  /** Seconds since 1970. */
  readonly created: number
  readonly data: { readonly object: StripeObject }
}

export type StripeObject = Readonly<Record<string, unknown>>

/** The types that change a membership, in the order in which they are read when they were told of the same second. */
export const eventTypes = [
  'customer.subscription.created',
  'checkout.session.completed',
  'checkout.session.async_payment_succeeded',
  'invoice.payment_failed',
  'invoice.paid',
  'invoice_payment.paid',
  'customer.subscription.resumed',
  'customer.subscription.updated',
  'customer.subscription.paused',
  'charge.refunded',
  'refund.failed',
  'customer.subscription.deleted',
]

/** Whether a body has what is read of every event: whose it is, what, when, and of what. */
export function isWhole(body: unknown): body is StripeEvent {
  const seconds = numberAt(body, 'created')
  return (
    textAt(body, 'id') !== null &&
    textAt(body, 'type') !== null &&
    seconds !== null &&
    isInstant(seconds) &&
    typeof at(body, ['data', 'object']) === 'object' &&
    isAt(body, 'data', 'object')
  )
}

const isInstant = (seconds: number) => Number.isFinite(new Date(seconds * 1000).getTime())

/** Each event once, in the order in which things happened; the same list whatever the order and repetition they came in. */
export function inOrder(events: ReadonlyArray<StripeEvent>): StripeEvent[] {
  const once = new Map(events.map((event) => [event.id, event]))
  return [...once.values()].toSorted(
    (one, other) =>
      one.created - other.created ||
      eventTypes.indexOf(one.type) - eventTypes.indexOf(other.type) ||
      (one.id < other.id ? -1 : Number(one.id > other.id)),
  )
}

/** Whether the event can change a membership. */
export function isRead(type: string): boolean {
  return eventTypes.includes(type)
}

/** The text at a path of the object; where Stripe sends a whole thing in place of its id, the id. */
export function textAt(object: unknown, ...path: ReadonlyArray<string | number>): string | null {
  const found = at(object, path)
  if (typeof found === 'string') return found === '' ? null : found
  const id = typeof found === 'object' && found !== null ? (found as StripeObject)['id'] : null
  return typeof id === 'string' ? id : null
}

export function numberAt(object: unknown, ...path: ReadonlyArray<string | number>): number | null {
  const found = at(object, path)
  return typeof found === 'number' ? found : null
}

/** Whether something other than nothing, null and false stands there. */
export function isAt(object: unknown, ...path: ReadonlyArray<string | number>): boolean {
  const found = at(object, path)
  return found !== undefined && found !== null && found !== false
}

function at(object: unknown, path: ReadonlyArray<string | number>): unknown {
  let found = object
  for (const key of path) {
    if (typeof found !== 'object' || found === null) return undefined
    found = (found as Record<string | number, unknown>)[key]
  }
  return found
}

/** Stripe’s seconds as ISO 8601. */
export function instantAt(object: unknown, ...path: ReadonlyArray<string | number>): string | null {
  const seconds = numberAt(object, ...path)
  return seconds === null || !isInstant(seconds) ? null : isoOf(seconds)
}

export function isoOf(seconds: number): string {
  return new Date(seconds * 1000).toISOString()
}
