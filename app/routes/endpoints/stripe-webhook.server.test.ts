import { storedEvents } from '#features/membership/billing/bought.factory.server.ts'
import { createStripePayments } from '#platform/payments.server.ts'
import { routeArgs } from '#tests/support/route-args.ts'
import { signatureOf } from '#tests/support/stripe-wire.ts'
import { expect, test } from '#tests/support/test.ts'

import { action, loader } from './stripe-webhook.ts'

const secret = 'whsec_of_the_tests'
const payments = createStripePayments({ secretKey: 'sk_test_1', webhookSecret: secret, apiBase: 'http://127.0.0.1:9' })
const event = {
  id: 'evt_1',
  object: 'event',
  type: 'invoice.paid',
  created: 1_772_443_800,
  data: { object: { customer: 'cus_none' } },
}
const body = JSON.stringify(event)

function signedRequest(signature: string | null, text = body): Request {
  const headers = { 'Content-Type': 'application/json', ...(signature !== null && { 'Stripe-Signature': signature }) }
  return new Request('https://wellward.test/api/stripe/webhook', { method: 'POST', body: text, headers })
}

function liveRequest(): Request {
  const text = JSON.stringify({ ...event, livemode: true })
  return signedRequest(signatureOf(text, secret), text)
}

test('what Stripe signed is kept byte for byte, however often it comes', async ({ services }) => {
  for (let time = 0; time < 3; time++) {
    const answer = await action(routeArgs(signedRequest(signatureOf(body, secret)), { services: { ...services, payments } }))
    expect([answer.status, await answer.json()]).toEqual([200, { received: true }])
  }
  expect(await storedEvents(services)).toMatchObject([{ id: 'evt_1', payload: body, customerId: 'cus_none', userId: null }])
})

const now = () => Math.floor(Date.now() / 1000)
test.for([
  ['without a signature', () => signedRequest(null)],
  ['with another secret', () => signedRequest(signatureOf(body, 'whsec_of_somebody'))],
  ['with another body', () => signedRequest(signatureOf(body, secret), body.replace('cus_none', 'cus_mine'))],
  ['signed more than 300 s ago', () => signedRequest(signatureOf(body, secret, now() - 310))],
  ['of live mode, where the key is of test mode', () => liveRequest()],
  ['with nonsense', () => signedRequest('t=,v1=')],
] as const)('a call %s is refused, and the log names no word of it', async ([, call], { services }) => {
  const lines: unknown[] = []
  const log = { ...services.log, warn: (...line: unknown[]) => void lines.push(line) }
  const answer = await action(routeArgs(call(), { services: { ...services, payments, log } }))
  expect(answer.status).toBe(400)
  expect(await storedEvents(services)).toEqual([])
  expect(lines).toEqual([
    [
      { requestId: 'a request of a test' },
      'A call of the Stripe webhook had no valid signature, or was of the other mode (test or live).',
    ],
  ])
})

test.for([
  ['no fields at all', { id: 'evt_2', type: 'invoice.paid' }],
  ['no instant', { ...event, id: 'evt_2', created: undefined }],
  ['an instant that no calendar has', { ...event, id: 'evt_2', created: 1e300 }],
  ['nothing that it is about', { ...event, id: 'evt_2', data: null }],
] as const)(
  'a signed event with %s is kept as it came, the log names it, and later ones are read',
  async ([, odd], { services }) => {
    const lines: unknown[] = []
    const log = { ...services.log, warn: (...line: unknown[]) => void lines.push(line) }
    for (const text of [JSON.stringify(odd), JSON.stringify(odd), body]) {
      const answer = await action(
        routeArgs(signedRequest(signatureOf(text, secret), text), { services: { ...services, payments, log } }),
      )
      expect(answer.status).toBe(200)
    }
    const kept = await storedEvents(services)
    expect(kept.find(({ id }) => id === 'evt_2')).toMatchObject({ payload: JSON.stringify(odd), customerId: null, userId: null })
    expect(kept).toHaveLength(2)
    expect(lines[0]).toMatchObject([{ eventId: 'evt_2', type: 'invoice.paid' }, expect.stringContaining('lacks its fields')])
  },
)

test('a signed call that names no event cannot be kept: it is refused', async ({ services }) => {
  for (const lacking of [{ id: undefined }, { id: '' }, { type: undefined }]) {
    const text = JSON.stringify({ ...event, ...lacking })
    const answer = await action(
      routeArgs(signedRequest(signatureOf(text, secret), text), { services: { ...services, payments } }),
    )
    expect(answer.status).toBe(400)
  }
  expect(await storedEvents(services)).toEqual([])
})

test('where billing is not set up there is nothing, and it is no page', async ({ services }) => {
  expect((await action(routeArgs(signedRequest(signatureOf(body, secret)), { services }))).status).toBe(404)
  expect(loader().status).toBe(405)
})

test.for([
  ['its id', { ...event, id: 'evt_\u00007' }],
  ['its customer', { ...event, id: 'evt_7', data: { object: { customer: 'cus_\u0000none' } } }],
  ['its type', { ...event, id: 'evt_7', type: 'invoice.\u0000paid' }],
  ['half a sign', { ...event, id: 'evt_7\ud83d', data: { object: { customer: 'cus_none', note: '\udf3f\u0000' } } }],
  ['what is not read of it', { ...event, id: 'evt_7', created: undefined, api_version: '\u0000' }],
] as const)('a signed event with U+0000 in %s is kept without it', async ([, odd], { services }) => {
  const text = JSON.stringify(odd)
  for (let time = 0; time < 2; time++) {
    const answer = await action(
      routeArgs(signedRequest(signatureOf(text, secret), text), { services: { ...services, payments } }),
    )
    expect(answer.status).toBe(200)
  }
  const [kept, ...others] = await storedEvents(services)
  expect([kept?.id, others]).toEqual(['evt_7', []])
  expect(kept!.payload).not.toMatch(/\\u0000|\\ud/)
})

test('a signed event whose id is nothing but U+0000 names no event', async ({ services }) => {
  const text = JSON.stringify({ ...event, id: '\u0000' })
  const answer = await action(routeArgs(signedRequest(signatureOf(text, secret), text), { services: { ...services, payments } }))
  expect(answer.status).toBe(400)
})
