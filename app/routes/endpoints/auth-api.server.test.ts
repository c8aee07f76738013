import { Browser, haveSignedIn, haveSignedUp, PASSWORD } from '#features/identity/account.factory.server.ts'
import { findBearerViewer, findViewer } from '#features/identity/viewer.server.ts'
import type { Services } from '#services.server.ts'
import { routeArgs } from '#tests/support/route-args.ts'
import { expect, test } from '#tests/support/test.ts'

import { action, loader } from './auth-api.ts'

function post(services: Services, path: string, body: unknown, browser = new Browser(), type = 'application/json') {
  const request = browser.request(`/api/auth/${path}`, {
    method: 'POST',
    body: typeof body === 'string' ? body : JSON.stringify(body),
    headers: { 'Content-Type': type },
  })
  return action(routeArgs(request, { services, params: { '*': path } }))
}

const ann = { email: 'Ann@example.com', password: PASSWORD }

test('sign-in answers a cookie and a token for other programs, and no hash or flag', async ({ services }) => {
  const browser = new Browser()
  const userId = await haveSignedUp(services, browser)
  const response = await post(services, 'sign-in/email', { ...ann, isAdmin: true, role: 'admin', emailVerified: true })
  expect(response.status).toBe(200)
  const body = (await response.json()) as { token: string }
  expect(body).toEqual({
    redirect: false,
    token: expect.any(String),
    user: { id: userId, email: 'ann@example.com', emailVerified: false, name: 'Ann' },
  })
  browser.take(response.headers)
  expect((await findViewer(services, browser.request())).viewer).toMatchObject({ userId, isAdmin: false, emailVerified: false })
  const bearing = new Request('https://wellward.test/', { headers: { Authorization: `Bearer ${body.token}` } })
  expect(await findBearerViewer(services, bearing)).toMatchObject({ userId })
})

test('sign-in refuses with the words of the form, and never without JSON', async ({ services }) => {
  await haveSignedUp(services, new Browser())
  const wrong = await post(services, 'sign-in/email', { ...ann, password: 'Wrong-house-7' })
  expect([wrong.status, await wrong.json()]).toEqual([
    401,
    { error: 'Invalid email or password. Please check your credentials and try again.' },
  ])
  expect((await post(services, 'sign-in/email', 'email=a&password=b', new Browser(), 'text/plain')).status).toBe(415)
  for (const body of ['{', '[]', '7', 'null', '{"email":{"x":1},"password":["y"]}']) {
    expect((await post(services, 'sign-in/email', body)).status).toBe(400)
  }
  for (let count = 0; count < 9; count++) await post(services, 'sign-in/email', { ...ann, password: 'Wrong-house-7' })
  const held = await post(services, 'sign-in/email', ann)
  expect([held.status, held.headers.get('Retry-After')]).toEqual([429, '900'])
})

test('get-session describes the session without its token', async ({ services }) => {
  const browser = new Browser()
  const userId = await haveSignedUp(services, browser)
  await haveSignedIn(services, browser)
  const { viewer } = await findViewer(services, browser.request())
  const read = (asking: { viewer: typeof viewer }) =>
    loader(routeArgs(browser.request('/api/auth/get-session'), { services, params: { '*': 'get-session' }, ...asking }))
  expect(await read({ viewer }).json()).toEqual({
    session: { id: viewer!.sessionId, userId },
    user: { id: userId, email: 'ann@example.com', emailVerified: false, name: 'Ann' },
  })
  expect(await read({ viewer: null }).json()).toBeNull()
})

test('sign-out ends the sessions and clears the cookie', async ({ services }) => {
  const browser = new Browser()
  await haveSignedUp(services, browser)
  await haveSignedIn(services, browser)
  const before = browser.request()
  const response = await post(services, 'sign-out', {}, browser)
  expect([response.status, await response.json()]).toEqual([200, { success: true }])
  expect(response.headers.get('Set-Cookie')).toContain('__Host-session=; Max-Age=0')
  expect((await findViewer(services, before)).viewer).toBeNull()
})

test.each([
  'sign-up/email',
  'update-user',
  'change-email',
  'delete-user',
  'list-sessions',
  'admin/set-role',
  'constructor',
  '',
  'ok',
])('there is nothing at /api/auth/%s', async (path) => {
  const services = {} as Services
  const read = loader(routeArgs(new Request(`https://wellward.test/api/auth/${path}`), { services, params: { '*': path } }))
  expect([read.status, await read.json()]).toEqual([404, { error: 'There is nothing at this address.' }])
  expect((await post(services, path, { isAdmin: true })).status).toBe(404)
})

test('what is written by POST is not done by another method', async ({ services }) => {
  const request = new Request('https://wellward.test/api/auth/sign-out', { method: 'DELETE' })
  expect((await action(routeArgs(request, { services, params: { '*': 'sign-out' } }))).status).toBe(404)
})
