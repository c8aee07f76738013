import { Browser, doJobs, haveSignedIn, haveSignedUp, PASSWORD, tokenMailed } from '#features/identity/account.factory.server.ts'
import { requestReset } from '#features/identity/links/reset-password.server.ts'
import { findViewer } from '#features/identity/viewer.server.ts'
import { takeToasts } from '#platform/flash.server.ts'
import type { Services } from '#services.server.ts'
import { routeArgs } from '#tests/support/route-args.ts'
import { expect, test } from '#tests/support/test.ts'

import { action, loader } from './auth.tsx'

/** Sends a form of /auth and returns what came of it, in one shape. */
async function send(services: Services, path: string, fields: Record<string, string>, browser = new Browser()) {
  const request = browser.request(path, { method: 'POST', body: new URLSearchParams(fields) })
  const answer = await action(routeArgs(request, { services }))
  if (!(answer instanceof Response)) return { status: answer.init?.status, ...answer.data, location: null, toasts: [] }
  browser.take(answer.headers)
  const location = answer.headers.get('Location')
  return {
    status: answer.status,
    location,
    toasts: (await takeToasts(browser.request())).toasts,
    report: undefined,
    alert: undefined,
  }
}

async function open(services: Services, path: string, browser = new Browser()) {
  const request = browser.request(path)
  const { viewer } = await findViewer(services, request)
  const answer = await loader(routeArgs(request, { services, viewer })).catch((thrown: unknown) => thrown as Response)
  return answer instanceof Response
    ? { location: answer.headers.get('Location') }
    : { ...answer.data, status: answer.init?.status }
}

const typed = { displayName: 'Ann', email: ' Ann@example.com', password: PASSWORD }

test('sign-up stays on /auth: the toast, the Sign In tab, the address, and where the person wanted to go', async ({
  services,
}) => {
  const browser = new Browser()
  const result = await send(services, '/auth?tab=sign-up&next=/trial', typed, browser)
  expect(result).toMatchObject({
    status: 303,
    location: '/auth?next=%2Ftrial',
    toasts: [{ title: 'Account created! Please check your email to verify your account.' }],
  })
  expect(await open(services, result.location!, browser)).toMatchObject({
    form: 'sign-in',
    next: '/trial',
    address: 'ann@example.com',
  })
  expect(await open(services, '/auth')).toMatchObject({ form: 'sign-in', next: null, address: '' })
})

test('after sign-up the page says that a mail is on its way, and sends it again', async ({ services, sent }) => {
  const browser = new Browser()
  await send(services, '/auth?tab=sign-up&next=/trial', typed, browser)
  const opened = await open(services, '/auth?next=/trial', browser)
  expect(opened).toMatchObject({ address: 'ann@example.com', awaitsMail: true })
  expect(sent).toHaveLength(1)
  const again = await send(services, '/auth?next=/trial', { intent: 'send-again' }, browser)
  expect(again).toMatchObject({ status: 303, location: '/auth?next=%2Ftrial', toasts: [{ title: 'A new link is on its way' }] })
  expect(sent.map(({ name }) => name)).toEqual(['identity.send-confirmation', 'identity.send-confirmation'])
  expect(sent[1]).toMatchObject({ payload: sent[0]!.payload as object })
  expect(await open(services, '/auth', browser)).toMatchObject({ address: 'ann@example.com', awaitsMail: true })
})

test('who asks for the mail again without having opened an account here reads the same, and nothing is mailed', async ({
  services,
  sent,
}) => {
  const browser = new Browser()
  await send(services, '/auth?tab=sign-up', typed, browser)
  const own = await send(services, '/auth', { intent: 'send-again' }, browser)
  sent.length = 0
  const strangers = [{}, { email: 'ann@example.com' }, { email: 'nobody@example.com' }, { email: 'x'.repeat(400) }]
  for (const fields of strangers) expect(await send(services, '/auth', { intent: 'send-again', ...fields })).toEqual(own)
  expect(sent).toEqual([])
  expect(await open(services, '/auth')).toMatchObject({ awaitsMail: false })
})

test('the mail is sent again ten times an hour at most, and the answer does not say so', async ({ services, sent }) => {
  const browser = new Browser()
  await send(services, '/auth?tab=sign-up', typed, browser)
  const answers = new Set<string>()
  for (let asked = 0; asked < 15; asked++)
    answers.add(JSON.stringify(await send(services, '/auth', { intent: 'send-again' }, browser)))
  expect([answers.size, sent.length]).toEqual([1, 11])
})

test('once the address is confirmed nothing is said of a mail', async ({ services, sent }) => {
  const browser = new Browser()
  await send(services, '/auth?tab=sign-up', typed, browser)
  await services.db.execute(`update users set email_verified = true`)
  expect(await open(services, '/auth', browser)).toMatchObject({ awaitsMail: false })
  await send(services, '/auth', { intent: 'send-again' }, browser)
  expect(sent).toHaveLength(1)
})

test('a refused sign-up keeps what was typed, but not the password', async ({ services }) => {
  expect(await send(services, '/auth?tab=sign-up', { ...typed, email: 'ann', password: 'weak' })).toMatchObject({
    status: 400,
    report: {
      values: { displayName: 'Ann', email: 'ann' },
      errors: {
        email: 'Please enter a valid email address',
        password: 'Password must be at least 8 characters long and contain uppercase, lowercase, and numeric characters.',
      },
    },
  })
  await haveSignedUp(services, new Browser())
  expect(await send(services, '/auth?tab=sign-up', typed)).toMatchObject({
    status: 409,
    alert: 'This email is already registered. Please try signing in instead.',
    report: { values: { displayName: 'Ann', email: ' Ann@example.com' }, errors: {} },
  })
})

test('sign-in leads to where the person wanted to go, else home, and never off the site', async ({ services }) => {
  await haveSignedUp(services, new Browser())
  const to = async (path: string) => (await send(services, path, { email: 'ann@example.com', password: PASSWORD })).location
  expect(await to('/auth')).toBe('/')
  expect(await to('/auth?next=/courses%3Fa=b')).toBe('/courses?a=b')
  expect(await to('/auth?next=//evil.example')).toBe('/')
  expect(await to('/auth?next=https://evil.example/')).toBe('/')
})

test('a refused sign-in keeps the address', async ({ services }) => {
  expect(await send(services, '/auth', { email: 'ann@example.com', password: 'x' })).toMatchObject({
    status: 400,
    alert: 'Invalid email or password. Please check your credentials and try again.',
    report: { values: { email: 'ann@example.com' }, errors: {} },
  })
  expect(await send(services, '/auth', { email: '', password: '' })).toMatchObject({
    status: 400,
    report: { errors: { email: 'Email is required', password: 'Password is required' } },
  })
})

test('past a limit the answer is 429 with a sentence', async ({ services }) => {
  for (let count = 0; count < 10; count++) await send(services, '/auth', { email: 'ann@example.com', password: 'x' })
  expect(await send(services, '/auth', { email: 'ann@example.com', password: 'x' })).toMatchObject({
    status: 429,
    alert: 'Too many attempts. Please try again in 15 minutes.',
    report: { values: { email: 'ann@example.com' } },
  })
})

test('reset answers alike for every address', async ({ services }) => {
  await haveSignedUp(services, new Browser())
  for (const email of ['ann@example.com', 'nobody@example.com']) {
    const result = await send(services, '/auth?tab=reset', { email })
    expect(result).toMatchObject({
      status: 303,
      location: '/auth?tab=reset&sent=yes',
      toasts: [{ title: 'Password reset email sent!', text: 'Check your email for instructions to reset your password.' }],
    })
    expect(await open(services, result.location!)).toMatchObject({ form: 'reset-sent' })
  }
  expect(await send(services, '/auth?tab=reset', { email: 'ann' })).toMatchObject({
    status: 400,
    report: { errors: { email: 'Please enter a valid email address.' } },
  })
})

test('somebody who is signed in goes on, but a reset link opens all the same', async ({ services, sent, mails }) => {
  const browser = new Browser()
  await haveSignedUp(services, browser)
  await haveSignedIn(services, browser)
  expect(await open(services, '/auth', browser)).toEqual({ location: '/' })
  expect(await open(services, '/auth?tab=sign-up&next=/trial', browser)).toEqual({ location: '/trial' })
  expect(await open(services, '/auth?next=//evil.example', browser)).toEqual({ location: '/' })
  await doJobs({ services, sent })
  await requestReset(services, 'ann@example.com', { network: '192.0.2.1' })
  const token = await tokenMailed({ services, sent, mails })
  expect(await open(services, `/auth?token=${token}`, browser)).toMatchObject({ form: 'new-password', token })
})

test('a reset link sets the password and leads to Sign In; used again it says so and shows the way', async ({
  services,
  sent,
  mails,
}) => {
  await haveSignedUp(services, new Browser())
  await doJobs({ services, sent })
  await requestReset(services, 'ann@example.com', { network: '192.0.2.1' })
  const page = `/auth?token=${await tokenMailed({ services, sent, mails })}`
  const browser = new Browser()
  expect(await send(services, page, { password: 'weak' }, browser)).toMatchObject({
    status: 400,
    report: { errors: { password: expect.any(String) } },
  })
  expect(await send(services, page, { password: 'Other-house-8' }, browser)).toMatchObject({ status: 303, location: '/auth' })
  expect(await open(services, '/auth', browser)).toMatchObject({ address: 'ann@example.com' })
  expect(await open(services, page)).toMatchObject({ form: 'link-gone', status: 410 })
  expect(await send(services, page, { password: 'Third-house-9' })).toMatchObject({ status: 410 })
})

test('when something breaks, the form stays with what was typed', async ({ services }) => {
  const broken = { ...services, limits: { ...services.limits, take: () => Promise.reject(new Error('out of reach')) } }
  expect(await send(broken, '/auth?tab=sign-up', typed)).toMatchObject({
    status: 503,
    alert: 'An unexpected error occurred',
    report: { values: { displayName: 'Ann', email: ' Ann@example.com' } },
  })
})
