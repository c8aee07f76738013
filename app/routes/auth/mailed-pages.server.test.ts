import { Browser, doJobs, haveSignedIn, haveSignedUp, PASSWORD, tokenMailed } from '#features/identity/account.factory.server.ts'
import { sendSignInLink } from '#features/identity/links/sign-in-link.server.ts'
import { ensureOwner } from '#features/identity/owner.server.ts'
import { readTypedAddress } from '#features/identity/typed-address.server.ts'
import { findViewer } from '#features/identity/viewer.server.ts'
import { takeToasts } from '#platform/flash.server.ts'
import type { Services } from '#services.server.ts'
import { routeArgs } from '#tests/support/route-args.ts'
import { expect, test } from '#tests/support/test.ts'

import { action as confirm, loader as openConfirmation } from './confirm-email.tsx'
import { action as setUp, loader as openSetup } from './setup.tsx'
import { action as signInByLink, loader as openSignInLink } from './sign-in-link.tsx'
import { action as signOut, loader as openSignOut } from './sign-out.tsx'

async function argsOf(services: Services, browser: Browser, path: string, fields?: Record<string, string>) {
  const init = fields && { method: 'POST', body: new URLSearchParams(fields) }
  const request = browser.request(path, init)
  return routeArgs(request, { services, viewer: (await findViewer(services, request)).viewer })
}

/** One shape for a redirect and for a page. */
async function outcome(browser: Browser, answer: unknown) {
  if (!(answer instanceof Response)) {
    const { data, init } = answer as { data: object; init: ResponseInit | null }
    return { status: init?.status, ...data }
  }
  browser.take(answer.headers)
  const [toast] = (await takeToasts(browser.request())).toasts
  return { status: answer.status, location: answer.headers.get('Location'), toast: toast?.title }
}

test('confirming ends at / where somebody is signed in, else at /auth with the address in its field', async ({
  services,
  sent,
  mails,
}) => {
  const browser = new Browser()
  await haveSignedUp(services, browser)
  const page = `/confirm-email?token=${await tokenMailed({ services, sent, mails })}`
  expect(await outcome(browser, await openConfirmation(await argsOf(services, browser, page)))).toMatchObject({
    status: 200,
    confirmation: { state: 'ready', asks: 'nothing' },
  })
  const confirmed = await outcome(browser, await confirm(await argsOf(services, browser, page, {})))
  expect(confirmed).toEqual({ status: 303, location: '/auth', toast: 'Your email address is confirmed' })
  expect(readTypedAddress(services, browser.request('/auth'))).toEqual({ address: 'ann@example.com', isMailed: false })
  expect(await outcome(browser, await confirm(await argsOf(services, browser, page, {})))).toMatchObject({ status: 410 })

  await haveSignedUp(services, browser, { email: 'ben@example.com' })
  const other = `/confirm-email?token=${await tokenMailed({ services, sent, mails })}`
  await haveSignedIn(services, browser, 'ben@example.com')
  expect(await outcome(browser, await confirm(await argsOf(services, browser, other, {})))).toMatchObject({ location: '/' })
})

test('in another browser the confirmation page asks, keeps its sentences beside the field, and takes a new password', async ({
  services,
  sent,
  mails,
}) => {
  await haveSignedUp(services, new Browser())
  const page = `/confirm-email?token=${await tokenMailed({ services, sent, mails })}`
  const browser = new Browser()
  const send = async (fields: Record<string, string>) =>
    outcome(browser, await confirm(await argsOf(services, browser, page, fields)))
  expect(await send({ password: '' })).toMatchObject({ status: 400, report: { errors: { password: 'Password is required' } } })
  expect(await send({ password: 'Wrong-house-7' })).toMatchObject({
    report: { errors: { password: expect.stringContaining('not the password') } },
  })
  expect(await send({ newPassword: 'weak' })).toMatchObject({
    report: { values: {}, errors: { newPassword: expect.stringContaining('at least 8') } },
  })
  expect(await send({ newPassword: 'Other-house-8' })).toMatchObject({ status: 303, location: '/auth' })
})

test('a confirmation link that ran out is renewed from its page', async ({ services, sent, mails, clock }) => {
  const browser = new Browser()
  await haveSignedUp(services, browser)
  const page = `/confirm-email?token=${await tokenMailed({ services, sent, mails })}`
  clock.set('2026-03-04T00:00:00Z')
  expect(await outcome(browser, await openConfirmation(await argsOf(services, browser, page)))).toMatchObject({
    status: 410,
    confirmation: { state: 'expired' },
  })
  // As pages of earlier versions ask for it, and as this one does.
  for (const fields of [{ renew: 'yes' }, { intent: 'renew' }])
    expect(await outcome(browser, await confirm(await argsOf(services, browser, page, fields)))).toMatchObject({
      location: '/auth',
    })
  expect(sent).toHaveLength(2)
})

test('opening a sign-in link does nothing; its button signs in once', async ({ services, sent, mails }) => {
  const browser = new Browser()
  await haveSignedUp(services, browser)
  await doJobs({ services, sent })
  await sendSignInLink(services, 'ann@example.com', '/dashboard')
  const page = `/sign-in-link?token=${await tokenMailed({ services, sent, mails })}`
  for (let count = 0; count < 2; count++) {
    expect(await outcome(browser, await openSignInLink(await argsOf(services, browser, page)))).toMatchObject({
      status: 200,
      link: { address: 'ann@example.com' },
    })
  }
  expect(await outcome(browser, await signInByLink(await argsOf(services, browser, page, {})))).toMatchObject({
    status: 303,
    location: '/dashboard',
  })
  expect((await findViewer(services, browser.request())).viewer).toMatchObject({ email: 'ann@example.com', emailVerified: true })
  expect(await outcome(browser, await signInByLink(await argsOf(services, new Browser(), page, {})))).toMatchObject({
    status: 410,
  })
  expect(await outcome(browser, await openSignInLink(await argsOf(services, browser, page)))).toMatchObject({
    status: 410,
    link: null,
  })
})

test('the setup page makes the owner, signs in, and says from then on that it was used', async ({ services }) => {
  const page = (await ensureOwner(services, null))!
  const browser = new Browser()
  const open = async (path: string) => outcome(browser, await openSetup(await argsOf(services, browser, path)))
  expect(await open(page)).toMatchObject({ status: 200, state: 'open', token: expect.any(String) })
  expect(await open('/setup?token=invented')).toMatchObject({ status: 410, state: 'gone' })
  expect(
    await outcome(browser, await setUp(await argsOf(services, browser, page, { email: 'x', password: PASSWORD }))),
  ).toMatchObject({
    status: 400,
    report: { values: { email: 'x' } },
  })
  const fields = { displayName: 'Olga', email: 'owner@example.com', password: PASSWORD }
  expect(await outcome(browser, await setUp(await argsOf(services, browser, page, fields)))).toMatchObject({
    status: 303,
    location: '/admin',
  })
  expect((await findViewer(services, browser.request())).viewer).toMatchObject({ displayName: 'Olga', isAdmin: true })
  for (const path of [page, '/setup?token=invented']) {
    expect(await open(path)).toMatchObject({ status: 410, state: 'used' })
    expect(await outcome(browser, await setUp(await argsOf(services, browser, path, fields)))).toMatchObject({ status: 410 })
  }
  await expect(openSetup(await argsOf(services, browser, '/setup'))).rejects.toMatchObject({ init: { status: 404 } })
  await expect(setUp(await argsOf(services, browser, '/setup', fields))).rejects.toMatchObject({ init: { status: 404 } })
})

test.for([
  [null, 'Please check your email to confirm your address.', undefined],
  ['/srv/outbox', expect.stringContaining('the outbox under Admin'), { label: 'Open the outbox', to: '/admin/outbox' }],
] as const)('where mails go (%s) the new owner reads', async ([outbox, text, action], { services }) => {
  const page = (await ensureOwner(services, null))!
  const browser = new Browser()
  const fields = { displayName: 'Olga', email: 'owner@example.com', password: PASSWORD }
  const answer = await setUp(await argsOf({ ...services, outbox, sendsMail: outbox === null }, browser, page, fields))
  browser.take((answer as Response).headers)
  const [toast] = (await takeToasts(browser.request())).toasts
  expect([toast?.text, toast?.action]).toEqual([text, action])
})

test('sign-out is a POST that leads to /auth; opened as a page it signs nobody out', async ({ services }) => {
  const browser = new Browser()
  await haveSignedUp(services, browser)
  await haveSignedIn(services, browser)
  expect(openSignOut().headers.get('Location')).toBe('/')
  expect((await findViewer(services, browser.request())).viewer).not.toBeNull()
  const answer = await signOut(await argsOf(services, browser, '/sign-out', {}))
  expect(await outcome(browser, answer)).toMatchObject({ status: 303, location: '/auth' })
  expect(browser.cookie('__Host-session')).toBeUndefined()
})
