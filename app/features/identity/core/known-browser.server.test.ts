import { Browser, doJobs, haveSignedIn, haveSignedUp, PASSWORD } from '#features/identity/account.factory.server.ts'
import { proveAddress } from '#features/identity/links/ownership.server.ts'
import type { Transaction } from '#platform/db.server.ts'
import { expect, test } from '#tests/support/test.ts'

import { signIn } from './access/sign-in.server.ts'

const EMAIL = 'ann@example.com'

test('who is attacked from elsewhere still gets in from a browser that is known', async ({ services }) => {
  const home = new Browser()
  await haveSignedUp(services, home)
  await haveSignedIn(services, home)
  const attacker = () => signIn(services, { email: EMAIL, password: 'Wrong-1-wrong' }, new Browser().visit())
  for (let i = 0; i < 10; i++) expect(await attacker()).toEqual({ ok: false, reason: 'wrong' })
  expect(await attacker()).toMatchObject({ reason: 'wait' })
  expect(await signIn(services, { email: EMAIL, password: PASSWORD }, new Browser().visit())).toMatchObject({ reason: 'wait' })
  expect(await signIn(services, { email: EMAIL, password: PASSWORD }, home.visit())).toMatchObject({ ok: true })
})

test('a known browser has ten tries as well, and no more', async ({ services }) => {
  const home = new Browser()
  await haveSignedUp(services, home)
  await haveSignedIn(services, home)
  for (let i = 0; i < 10; i++) await signIn(services, { email: EMAIL, password: 'Wrong-1-wrong' }, home.visit())
  expect(await signIn(services, { email: EMAIL, password: PASSWORD }, home.visit())).toMatchObject({ reason: 'wait' })
})

test('the mark of one account does not make a browser known to another, and a forged one is none', async ({ services }) => {
  const home = new Browser()
  await haveSignedUp(services, home)
  await haveSignedIn(services, home)
  await haveSignedUp(services, new Browser(), { email: 'bob@example.com' })
  const wrong = (browser: Browser) => signIn(services, { email: 'bob@example.com', password: 'Wrong-1-wrong' }, browser.visit())
  for (let i = 0; i < 10; i++) await wrong(new Browser())
  expect(await wrong(home)).toMatchObject({ reason: 'wait' })
  const forger = new Browser()
  forger.take(new Headers({ 'Set-Cookie': `__Host-known=${home.cookie('__Host-known')!.slice(0, -2)}AA; Path=/` }))
  for (let i = 0; i < 10; i++) await signIn(services, { email: EMAIL, password: 'Wrong-1-wrong' }, new Browser().visit())
  expect(await signIn(services, { email: EMAIL, password: PASSWORD }, forger.visit())).toMatchObject({ reason: 'wait' })
})

test('a sign-in from a new browser is told by mail, the first one and one from a known browser are not', async ({
  services,
  sent,
  mails,
}) => {
  const home = new Browser()
  const userId = await haveSignedUp(services, home)
  await proveAddress(services.db as Transaction, services, userId)
  await doJobs({ services, sent })
  mails.length = 0
  await haveSignedIn(services, home)
  await haveSignedIn(services, home)
  await doJobs({ services, sent })
  expect(mails).toEqual([])
  const other = new Browser()
  await haveSignedIn(services, other)
  await haveSignedIn(services, other)
  await doJobs({ services, sent })
  expect(mails).toHaveLength(1)
  expect(mails[0]).toMatchObject({ to: EMAIL, subject: expect.stringContaining('A new sign-in to your account') })
  expect(mails[0]!.text).not.toMatch(/https?:/)
})

test('an address that nobody has confirmed is told of no sign-in: it may be anybody’s', async ({ services, sent, mails }) => {
  await haveSignedUp(services, new Browser())
  await doJobs({ services, sent })
  mails.length = 0
  for (let i = 0; i < 3; i++) await haveSignedIn(services, new Browser())
  await doJobs({ services, sent })
  expect(mails).toEqual([])
})
