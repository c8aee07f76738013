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
import { mailedLinks, sessions } from '#features/identity/core/tables.server.ts'
import { findViewer } from '#features/identity/viewer.server.ts'
import { expect, test } from '#tests/support/test.ts'

import { confirmEmail, findConfirmation, renewConfirmation } from './confirm-email.server.ts'

const from = (browser: Browser, viewerId: string | null = null) => ({ ...browser.visit('/confirm-email'), viewerId })
const NEW = 'Other-house-8'

test('the mail carries a link that works once and lies hashed in the database', async ({ services, sent, mails, clock }) => {
  const browser = new Browser()
  const userId = await haveSignedUp(services, browser)
  const token = await tokenMailed({ services, sent, mails })

  expect(mails).toEqual([expect.objectContaining({ to: 'ann@example.com', subject: expect.stringMatching(/confirm/i) })])
  const link = `https://wellward.test/confirm-email?token=${token}`
  expect(mails[0]!.html).toContain(`href="${link}"`)
  expect(mails[0]!.text.split('\n')).toContain(link)
  expect(mails[0]!.text).toContain('24 hours')
  const [row] = await services.db.select().from(mailedLinks)
  expect(row).toMatchObject({
    userId,
    purpose: 'confirm',
    address: 'ann@example.com',
    expiresAt: new Date('2026-03-03T09:30:00Z'),
  })
  expect(JSON.stringify(row)).not.toContain(token)

  expect(await findConfirmation(services, token, from(browser))).toEqual({
    state: 'ready',
    address: 'ann@example.com',
    asks: 'nothing',
  })
  expect(await confirmEmail(services, token, {}, from(browser))).toEqual({
    ok: true,
    userId,
    address: 'ann@example.com',
    endedSessions: false,
  })
  expect(await findAccount(services.db, userId)).toMatchObject({ emailVerified: true })
  expect((await services.db.select().from(mailedLinks))[0]!.usedAt).toEqual(clock.now())
  expect(await confirmEmail(services, token, {}, from(browser))).toEqual({ ok: false, reason: 'link' })
  expect(await findConfirmation(services, token, from(browser))).toEqual({ state: 'already' })
})

test('in the browser of the sign-up nothing else changes', async ({ services, sent, mails }) => {
  const browser = new Browser()
  await haveSignedUp(services, browser)
  await haveSignedIn(services, browser)
  await confirmEmail(services, await tokenMailed({ services, sent, mails }), {}, from(browser))
  expect((await findViewer(services, browser.request())).viewer).toMatchObject({ emailVerified: true })
  expect(await signIn(services, { email: 'ann@example.com', password: PASSWORD }, new Browser().visit())).toMatchObject({
    ok: true,
  })
})

test('in another browser the password chosen at sign-up is asked for, and nothing else changes', async ({
  services,
  sent,
  mails,
}) => {
  const [desktop, phone] = [new Browser(), new Browser()]
  const userId = await haveSignedUp(services, desktop)
  await haveSignedIn(services, desktop)
  const token = await tokenMailed({ services, sent, mails })

  expect(await findConfirmation(services, token, from(phone))).toMatchObject({ state: 'ready', asks: 'password' })
  expect(await confirmEmail(services, token, {}, from(phone))).toEqual({ ok: false, reason: 'no proof' })
  expect(await confirmEmail(services, token, { password: 'Wrong-house-7' }, from(phone))).toEqual({
    ok: false,
    reason: 'wrong password',
  })
  expect(await findAccount(services.db, userId)).toMatchObject({ emailVerified: false })
  expect(await confirmEmail(services, token, { password: PASSWORD }, from(phone))).toEqual({
    ok: true,
    userId,
    address: 'ann@example.com',
    endedSessions: false,
  })
  expect((await findViewer(services, desktop.request())).viewer).toMatchObject({ emailVerified: true })
})

test('whoever does not know that password sets a new one, which ends what was prepared', async ({ services, sent, mails }) => {
  const [stranger, owner] = [new Browser(), new Browser()]
  const userId = await haveSignedUp(services, stranger)
  await haveSignedIn(services, stranger)
  const token = await tokenMailed({ services, sent, mails })

  expect(await confirmEmail(services, token, { newPassword: NEW }, from(owner))).toEqual({
    ok: true,
    userId,
    address: 'ann@example.com',
    endedSessions: true,
  })

  expect((await findViewer(services, stranger.request())).viewer).toBeNull()
  const attempt = (password: string) => signIn(services, { email: 'ann@example.com', password }, new Browser().visit())
  expect(await attempt(PASSWORD)).toEqual({ ok: false, reason: 'wrong' })
  expect(await attempt(NEW)).toMatchObject({ ok: true })
})

test('a trial’s account is confirmed with the button in its browser, elsewhere with a new password', async ({
  services,
  sent,
  mails,
}) => {
  const [desktop, phone] = [new Browser(), new Browser()]
  const opened = await openAccount(services, { email: 'cem@example.com', displayName: 'Cem' })
  const userId = opened.ok ? opened.userId : ''
  desktop.take(await haveSession(services, userId, desktop.visit()))
  const token = await tokenMailed({ services, sent, mails })

  expect(await findConfirmation(services, token, from(desktop))).toMatchObject({ asks: 'nothing' })
  expect(await findConfirmation(services, token, from(phone))).toMatchObject({ asks: 'new password' })
  expect(await confirmEmail(services, token, { password: 'anything' }, from(phone))).toEqual({ ok: false, reason: 'no proof' })
  expect(await confirmEmail(services, token, { newPassword: NEW }, from(phone))).toMatchObject({ ok: true, endedSessions: true })
  expect(await services.db.select().from(sessions)).toEqual([])
})

test('a browser that is signed in to the account needs no further proof', async ({ services, sent, mails }) => {
  const userId = await haveSignedUp(services, new Browser())
  const token = await tokenMailed({ services, sent, mails })
  expect(await findConfirmation(services, token, from(new Browser(), userId))).toMatchObject({ asks: 'nothing' })
  expect(await confirmEmail(services, token, {}, from(new Browser(), userId))).toMatchObject({ ok: true, endedSessions: false })
})

test('the mark of one account is worth nothing for another, and nobody can write one', async ({ services, sent, mails }) => {
  const stranger = new Browser()
  await haveSignedUp(services, stranger, { email: 'ben@example.com' })
  await doJobs({ services, sent })
  const annId = await haveSignedUp(services, new Browser())
  const token = await tokenMailed({ services, sent, mails })
  expect(await findConfirmation(services, token, from(stranger))).toMatchObject({ asks: 'password' })
  const forged = new Headers({ 'Set-Cookie': `__Host-started=${annId}.${'x'.repeat(43)}` })
  stranger.take(forged)
  expect(await findConfirmation(services, token, from(stranger))).toMatchObject({ asks: 'password' })
})

test('a browser remembers several accounts that were opened in it', async ({ services, sent, mails }) => {
  const browser = new Browser()
  await haveSignedUp(services, browser)
  const token = await tokenMailed({ services, sent, mails })
  await haveSignedUp(services, browser, { email: 'ben@example.com' })
  expect(await findConfirmation(services, token, from(browser))).toMatchObject({ asks: 'nothing' })
})

test('ten wrong passwords are looked at, here and at sign-in together', async ({ services, sent, mails }) => {
  await haveSignedUp(services, new Browser())
  const token = await tokenMailed({ services, sent, mails })
  for (let count = 0; count < 5; count++) {
    expect(await confirmEmail(services, token, { password: 'Wrong-house-7' }, from(new Browser()))).toMatchObject({
      reason: 'wrong password',
    })
    expect(await signIn(services, { email: 'ann@example.com', password: 'Wrong-house-7' }, new Browser().visit())).toMatchObject({
      reason: 'wrong',
    })
  }
  expect(await confirmEmail(services, token, { password: PASSWORD }, from(new Browser()))).toMatchObject({ reason: 'wait' })
})

test('a link that ran out gets a new one, to the same address', async ({ services, sent, mails, clock }) => {
  const browser = new Browser()
  await haveSignedUp(services, browser)
  const token = await tokenMailed({ services, sent, mails })
  clock.set('2026-03-03T09:30:00Z')
  expect(await findConfirmation(services, token, from(browser))).toEqual({ state: 'expired' })
  expect(await confirmEmail(services, token, {}, from(browser))).toEqual({ ok: false, reason: 'link' })

  await renewConfirmation(services, token, from(browser))
  const renewed = await tokenMailed({ services, sent, mails })
  expect(renewed).not.toBe(token)
  expect(await confirmEmail(services, renewed, {}, from(browser))).toMatchObject({ ok: true })
  await renewConfirmation(services, token, from(browser))
  expect(sent).toEqual([])
})

test('whoever is signed in with an unconfirmed address gets a new link without an old one', async ({ services, sent, mails }) => {
  const browser = new Browser()
  const userId = await haveSignedUp(services, browser)
  await doJobs({ services, sent })
  await renewConfirmation(services, '', from(browser, userId))
  expect(sent).toEqual([{ name: 'identity.send-confirmation', payload: { userId } }])
  await confirmEmail(services, await tokenMailed({ services, sent, mails }), {}, from(browser, userId))
  await renewConfirmation(services, '', from(browser, userId))
  expect(sent).toEqual([])
})

test('an address gets ten such mails an hour', async ({ services, sent }) => {
  const browser = new Browser()
  const userId = await haveSignedUp(services, browser)
  sent.length = 0
  for (let count = 0; count < 12; count++) await renewConfirmation(services, '', from(browser, userId))
  expect(sent).toHaveLength(10)
})

test('an unknown token tells nothing', async ({ services, sent }) => {
  expect(await findConfirmation(services, 'x'.repeat(43), from(new Browser()))).toEqual({ state: 'gone' })
  expect(await confirmEmail(services, '', { newPassword: NEW }, from(new Browser()))).toEqual({ ok: false, reason: 'link' })
  await renewConfirmation(services, 'x'.repeat(43), from(new Browser()))
  expect(sent).toEqual([])
})

test('of two who use a link at the same instant, one confirms', async ({ freshDatabase, sent, mails }) => {
  const { services } = await freshDatabase()
  const browser = new Browser()
  await haveSignedUp(services, browser)
  const token = await tokenMailed({ services, sent, mails })
  const both = await Promise.all([1, 2].map(() => confirmEmail(services, token, {}, from(browser))))
  expect(both.map(({ ok }) => ok).toSorted()).toEqual([false, true])
})
