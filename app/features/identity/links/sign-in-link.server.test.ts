import {
  Browser,
  doJobs,
  haveSession,
  haveSignedIn,
  haveSignedUp,
  PASSWORD,
  tokenMailed,
} from '#features/identity/account.factory.server.ts'
import { signIn } from '#features/identity/core/access/sign-in.server.ts'
import { findAccount, openAccount } from '#features/identity/core/accounts.server.ts'
import { sessions } from '#features/identity/core/tables.server.ts'
import { findViewer } from '#features/identity/viewer.server.ts'
import { expect, test } from '#tests/support/test.ts'

import { confirmEmail } from './confirm-email.server.ts'
import { findSignInLink, sendSignInLink, signInByLink } from './sign-in-link.server.ts'

test('a link signs in once, leads on and proves the address', async ({ services, sent, mails }) => {
  const browser = new Browser()
  const userId = await haveSignedUp(services, browser)
  await doJobs({ services, sent })
  await sendSignInLink(services, ' Ann@Example.com', '/dashboard?from=trial')
  const token = await tokenMailed({ services, sent, mails })
  expect(mails.at(-1)!.text.split('\n')).toContain(`https://wellward.test/sign-in-link?token=${token}`)
  expect(mails.at(-1)!.text).toContain('one hour')

  expect(await findSignInLink(services, token, browser.request())).toEqual({
    address: 'ann@example.com',
    endsEarlierAccess: false,
  })
  const result = await signInByLink(services, token, browser.visit())
  expect(result).toMatchObject({ ok: true, userId, next: '/dashboard?from=trial' })
  browser.take(result.ok ? result.headers : new Headers())
  expect((await findViewer(services, browser.request())).viewer).toMatchObject({ userId, emailVerified: true })

  expect(await findSignInLink(services, token, browser.request())).toBeNull()
  expect(await signInByLink(services, token, browser.visit())).toEqual({ ok: false, reason: 'link' })
})

test('in the browser of the sign-up the password stays', async ({ services, sent, mails }) => {
  const browser = new Browser()
  await haveSignedUp(services, browser)
  await doJobs({ services, sent })
  await sendSignInLink(services, 'ann@example.com')
  await signInByLink(services, await tokenMailed({ services, sent, mails }), browser.visit())
  expect(await signIn(services, { email: 'ann@example.com', password: PASSWORD }, new Browser().visit())).toMatchObject({
    ok: true,
  })
})

test('in another browser a link of an unconfirmed account ends what was prepared', async ({ services, sent, mails }) => {
  const [stranger, owner] = [new Browser(), new Browser()]
  await haveSignedUp(services, stranger)
  await haveSignedIn(services, stranger)
  const confirmation = await tokenMailed({ services, sent, mails })
  await sendSignInLink(services, 'ann@example.com')
  const token = await tokenMailed({ services, sent, mails })

  expect(await findSignInLink(services, token, owner.request())).toMatchObject({ endsEarlierAccess: true })
  const result = await signInByLink(services, token, owner.visit())
  owner.take(result.ok ? result.headers : new Headers())
  expect((await findViewer(services, stranger.request())).viewer).toBeNull()
  expect((await findViewer(services, owner.request())).viewer).toMatchObject({ emailVerified: true })
  expect(await signIn(services, { email: 'ann@example.com', password: PASSWORD }, new Browser().visit())).toMatchObject({
    reason: 'wrong',
  })
  const late = { ...stranger.visit(), viewerId: null }
  expect(await confirmEmail(services, confirmation, {}, late)).toEqual({ ok: false, reason: 'link' })
})

test('for a confirmed account other devices stay signed in, and so does the password', async ({ services, sent, mails }) => {
  const [desktop, phone] = [new Browser(), new Browser()]
  await haveSignedUp(services, desktop)
  await confirmEmail(services, await tokenMailed({ services, sent, mails }), {}, { ...desktop.visit(), viewerId: null })
  await haveSignedIn(services, desktop)
  await sendSignInLink(services, 'ann@example.com')
  await signInByLink(services, await tokenMailed({ services, sent, mails }), phone.visit())
  expect((await findViewer(services, desktop.request())).viewer).not.toBeNull()
  expect(await services.db.select().from(sessions)).toHaveLength(2)
})

test('whoever was signed in in the browser is signed out first', async ({ services, sent, mails }) => {
  const browser = new Browser()
  const opened = await openAccount(services, { email: 'cem@example.com', displayName: '' })
  browser.take(await haveSession(services, opened.ok ? opened.userId : '', browser.visit()))
  await haveSignedUp(services, new Browser())
  await doJobs({ services, sent })
  await sendSignInLink(services, 'ann@example.com')
  const result = await signInByLink(services, await tokenMailed({ services, sent, mails }), browser.visit())
  const left = await services.db.select({ userId: sessions.userId }).from(sessions)
  expect(left).toEqual([{ userId: result.ok && result.userId }])
})

test('an unknown address gets a job and no mail; a link never leads off the site', async ({ services, sent, mails }) => {
  await sendSignInLink(services, 'nobody@example.com', 'https://evil.example/')
  expect(sent).toEqual([{ name: 'identity.send-sign-in', payload: { email: 'nobody@example.com', next: null } }])
  await doJobs({ services, sent })
  expect(mails).toEqual([])
})

test('a link works for an hour and belongs to the address it was mailed to', async ({ services, sent, mails, clock }) => {
  const userId = await haveSignedUp(services, new Browser())
  await doJobs({ services, sent })
  await sendSignInLink(services, 'ann@example.com')
  const token = await tokenMailed({ services, sent, mails })
  clock.set('2026-03-02T10:30:00Z')
  expect(await signInByLink(services, token, new Browser().visit())).toEqual({ ok: false, reason: 'link' })
  expect(await findAccount(services.db, userId)).toMatchObject({ emailVerified: false })
})

test('of two who use a link at the same instant, one is signed in', async ({ freshDatabase, sent, mails }) => {
  const { services } = await freshDatabase()
  await haveSignedUp(services, new Browser())
  await doJobs({ services, sent })
  await sendSignInLink(services, 'ann@example.com')
  const token = await tokenMailed({ services, sent, mails })
  const both = await Promise.all([1, 2].map(() => signInByLink(services, token, new Browser().visit())))
  expect(both.map(({ ok }) => ok).toSorted()).toEqual([false, true])
  expect(await services.db.select().from(sessions)).toHaveLength(1)
})

test('a browser that is new is told by mail, and one that is known is not', async ({ services, sent, mails }) => {
  const known = new Browser()
  await haveSignedUp(services, known)
  await haveSignedIn(services, known)
  await doJobs({ services, sent })
  for (const browser of [known, new Browser()]) {
    await sendSignInLink(services, 'ann@example.com')
    const token = await tokenMailed({ services, sent, mails })
    mails.length = 0
    expect(await signInByLink(services, token, browser.visit())).toMatchObject({ ok: true })
    await doJobs({ services, sent })
    const told = mails.map(({ subject }) => subject)
    expect(told).toEqual(browser === known ? [] : ['A new sign-in to your account at Wellward'])
  }
})
