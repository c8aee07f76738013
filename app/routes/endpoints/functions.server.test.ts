import { haveSession } from '#features/identity/account.factory.server.ts'
import { insertAccount } from '#features/identity/core/accounts.server.ts'
import { itemsAt } from '#features/inbox/items/item.factory.server.ts'
import { haveBought } from '#features/membership/billing/bought.factory.server.ts'
import { beginTrial, grantMembership } from '#features/membership/core/membership.server.ts'
import type { Services } from '#services.server.ts'
import { routeArgs } from '#tests/support/route-args.ts'
import { expect, test } from '#tests/support/test.ts'

import { action as checkSubscription, loader as readSubscription } from './function-check-subscription.ts'
import { action as sendContactEmail } from './function-send-contact-email.ts'

const address = (name: string) => `https://wellward.test/api/functions/${name}`

async function aSession(services: Services): Promise<{ userId: string; token: string }> {
  const userId = await services.db.transaction((tx) =>
    insertAccount(tx, services, { email: 'maya@example.com', displayName: '' }),
  )
  const headers = await haveSession(services, userId!, { request: new Request('https://wellward.test/'), network: '203.0.113.7' })
  return { userId: userId!, token: /^__Host-session=([^;]+)/.exec(headers.getSetCookie()[0]!)![1]! }
}

async function check(services: Services, headers: Record<string, string> = {}) {
  const request = new Request(address('check-subscription'), { method: 'POST', headers })
  const response = await checkSubscription(routeArgs(request, { services }))
  expect(response.status).toBe(200)
  return response.json() as Promise<unknown>
}

test('nobody is subscribed without a session, with a made-up token or a made-up cookie', async ({ services }) => {
  const nobody = {
    subscribed: false,
    plan: null,
    status: 'none',
    trialEndsAt: null,
    currentPeriodEnd: null,
    reason: 'Not signed in.',
  }
  expect(await check(services)).toEqual(nobody)
  expect(await check(services, { Authorization: 'Bearer made.up' })).toEqual(nobody)
  expect(await check(services, { Cookie: '__Host-session=made.up' })).toEqual(nobody)
})

test('cookie and bearer token are both understood, from trial to granted', async ({ services, clock }) => {
  const { userId, token } = await aSession(services)
  const cookie = { Cookie: `__Host-session=${token}` }
  const bearer = { Authorization: `Bearer ${decodeURIComponent(token)}` }
  const none = {
    subscribed: false,
    plan: null,
    status: 'none',
    trialEndsAt: null,
    currentPeriodEnd: null,
    reason: 'No membership yet.',
  }
  expect(await check(services, cookie)).toEqual(none)
  await beginTrial(services.db, userId, clock.now())
  const trial = {
    subscribed: false,
    plan: null,
    status: 'trial',
    trialEndsAt: '2026-03-09T09:30:00.000Z',
    currentPeriodEnd: null,
    reason: 'The free trial is running.',
  }
  expect(await check(services, cookie)).toEqual(trial)
  expect(await check(services, bearer)).toEqual(trial)
  clock.set('2026-03-09T09:30:00Z')
  expect(await check(services, bearer)).toMatchObject({ subscribed: false, status: 'ended' })
  await grantMembership(services, userId, null)
  expect(await check(services, bearer)).toMatchObject({ subscribed: true, plan: null, status: 'granted' })
})

test('what was bought is told with its plan and the end of its period', async ({ services }) => {
  const { userId, token } = await aSession(services)
  await haveBought(services, { userId, name: 'Maya' })
  expect(await check(services, { Cookie: `__Host-session=${token}` })).toEqual({
    subscribed: true,
    plan: 'annual',
    status: 'active',
    trialEndsAt: '2026-03-02T10:30:00.000Z',
    currentPeriodEnd: '2026-03-02T10:30:00.000Z',
    reason: 'The membership is running.',
  })
})

test('a bad bearer token is not made good by the cookie beside it', async ({ services }) => {
  const { userId, token } = await aSession(services)
  await grantMembership(services, userId, null)
  const both = { Cookie: `__Host-session=${token}`, Authorization: 'Bearer made.up' }
  expect(await check(services, both)).toMatchObject({ subscribed: false, reason: 'Not signed in.' })
})

const noDatabase = new Proxy({} as Services['db'], {
  get() {
    throw new Error('no database')
  },
})

test('a failure is logged and means not subscribed', async ({ services }) => {
  const { token } = await aSession(services)
  const logged: string[] = []
  const log = { ...services.log, error: (_fields: object, message: string) => void logged.push(message) }
  const broken = { ...services, log, db: noDatabase }
  const answer = {
    subscribed: false,
    plan: null,
    status: 'none',
    trialEndsAt: null,
    currentPeriodEnd: null,
    reason: 'The membership could not be checked.',
  }
  expect(await check(broken, { Authorization: `Bearer ${token}` })).toEqual(answer)
  expect(logged).toEqual(['A subscription could not be checked.'])
})

test('functions are called by POST', async ({ services }) => {
  expect(readSubscription().status).toBe(405)
  for (const action of [checkSubscription, sendContactEmail]) {
    const response = await action(routeArgs(new Request(address('any'), { method: 'PUT', body: '{}' }), { services }))
    expect([response.status, response.headers.get('Allow')]).toEqual([405, 'POST'])
  }
})

async function sendMessage(services: Services, body: string) {
  const response = await sendContactEmail(
    routeArgs(new Request(address('send-contact-email'), { method: 'POST', body }), { services }),
  )
  return { status: response.status, answer: (await response.json()) as unknown }
}

const good = { name: 'Ann', email: 'ann@example.com', message: 'I would like to sleep better.' }

test('a message sent as JSON is kept and answered', async ({ services, sent }) => {
  const message = "Thank you for reaching out. We'll get back to you soon."
  expect(await sendMessage(services, JSON.stringify(good))).toEqual({ status: 200, answer: { message } })
  expect(await itemsAt(services)).toHaveLength(1)
  expect(sent).toHaveLength(1)
})

test('bad fields are named one by one', async ({ services }) => {
  const { status, answer } = await sendMessage(services, JSON.stringify({ name: 5, email: 'x' }))
  expect(status).toBe(400)
  const errors = { name: 'Name is required', email: 'Email format is invalid', message: 'Message is required' }
  expect(answer).toEqual({ error: 'Please correct the errors in the form.', errors })
})

test.for(['', 'no json', '[]', 'null', '"text"'])('the body %j is refused', async (body, { services }) => {
  expect(await sendMessage(services, body)).toEqual({ status: 400, answer: { error: 'The body must be a JSON object.' } })
})

test('past the limit the answer is 429', async ({ services }) => {
  for (let one = 0; one < 60; one++) await sendMessage(services, JSON.stringify(good))
  const error = 'Too many messages came from your network. Please try again in 60 minutes.'
  expect(await sendMessage(services, JSON.stringify(good))).toEqual({ status: 429, answer: { error } })
})
