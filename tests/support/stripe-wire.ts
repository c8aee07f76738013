import { createHmac } from 'node:crypto'

export type StripeFields = Record<string, unknown>

export interface StandInCall {
  readonly method: string
  readonly path: string
  readonly fields: StripeFields
  readonly key: string | null
}

/** The header with which Stripe signs a body. */
export function signatureOf(body: string, secret: string, seconds = Math.floor(Date.now() / 1000)): string {
  return `t=${seconds},v1=${createHmac('sha256', secret).update(`${seconds}.${body}`).digest('hex')}`
}

/** With which the stand-in signs. */
export const SECRET = 'whsec_of_the_tests'

/** Brings an event to a webhook, signed. */
export async function deliver(webhook: string, event: StripeFields): Promise<void> {
  const body = JSON.stringify(event)
  const headers = { 'Content-Type': 'application/json', 'Stripe-Signature': signatureOf(body, SECRET) }
  const { status } = await fetch(webhook, { method: 'POST', headers, body })
  if (status !== 200) throw new Error(`The webhook answered ${status} to ${String(event['type'])}.`)
}

const DAY = 86_400

/** The seconds of a price’s period. */
export const periodOf = (price: StripeFields) => ((price['recurring'] as StripeFields)['interval'] === 'year' ? 365 : 30) * DAY

/** What Stripe refuses, by its code. */
export class Refusal extends Error {}

/** An error as Stripe answers it. */
export function refused(status: number, code: string) {
  return { status, said: { error: { type: 'invalid_request_error', code, message: 'No.' } } }
}

/** The fields of a form: `a[b][0]=c` as { a: { b: ['c'] } }. */
export function nested(fields: URLSearchParams): StripeFields {
  const whole: StripeFields = {}
  for (const [name, value] of fields) {
    const path = [...name.matchAll(/[^[\]]+/g)].map(([part]) => part)
    let at: StripeFields = whole
    for (const [depth, part] of path.entries()) {
      if (depth === path.length - 1) at[part] = value
      else at = (at[part] ??= /^\d+$/.test(path[depth + 1]!) ? [] : {}) as StripeFields
    }
  }
  return whole
}
