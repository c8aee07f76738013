import { Browser, doJobs, haveSignedIn, haveSignedUp, PASSWORD, tokenMailed } from '#features/identity/account.factory.server.ts'
import { signIn } from '#features/identity/core/access/sign-in.server.ts'
import { findAccount, openAccount } from '#features/identity/core/accounts.server.ts'
import { addressKey, passwordsOfAccount, resetsOfNetwork } from '#features/identity/core/limits.server.ts'
import { mailedLinks, passkeys, sessions } from '#features/identity/core/tables.server.ts'
import { withSecondStep } from '#features/identity/factors/second-step.factory.server.ts'
import { listPasskeys } from '#features/identity/passkeys/passkeys.server.ts'
import { findTokenHolder } from '#features/identity/tokens/access-tokens.server.ts'
import { haveToken } from '#features/identity/tokens/token.factory.server.ts'
import type { Transaction } from '#platform/db.server.ts'
import { expect, test } from '#tests/support/test.ts'

import { proveAddress } from './ownership.server.ts'
import { isResetLinkReady, requestReset, resetPassword } from './reset-password.server.ts'

const NEW = 'Other-house-8'
const here = { network: '192.0.2.1' }
const attempt = (services: Parameters<typeof signIn>[0], password: string) =>
  signIn(services, { email: 'ann@example.com', password }, new Browser().visit())

test('a reset link sets a new password once, ends all sessions and proves the address', async ({ services, sent, mails }) => {
  const browser = new Browser()
  const userId = await haveSignedUp(services, browser)
  await haveSignedIn(services, browser)
  await doJobs({ services, sent })
  expect(await requestReset(services, 'ann@example.com', here)).toEqual({ ok: true })
  const token = await tokenMailed({ services, sent, mails })

  const mail = mails.at(-1)!
  expect(mail).toMatchObject({ to: 'ann@example.com', subject: expect.stringMatching(/reset your password/i) })
  expect(mail.text.split('\n')).toContain(`https://wellward.test/auth?token=${token}`)
  expect(mail.html).toContain(`href="https://wellward.test/auth?token=${token}"`)
  expect(mail.text).toContain('one hour')

  expect(await isResetLinkReady(services, token)).toBe(true)
  expect(await resetPassword(services, token, NEW, here)).toEqual({ ok: true, address: 'ann@example.com' })
  expect(await services.db.select().from(sessions)).toEqual([])
  expect(await findAccount(services.db, userId)).toMatchObject({ emailVerified: true })
  expect(await attempt(services, PASSWORD)).toMatchObject({ reason: 'wrong' })
  expect(await attempt(services, NEW)).toMatchObject({ ok: true })

  expect(await isResetLinkReady(services, token)).toBe(false)
  expect(await resetPassword(services, token, 'Third-house-9', here)).toEqual({ ok: false, reason: 'link' })
})

test('a reset ends tokens for programs, because somebody else may have made them', async ({ services, sent, mails }) => {
  const userId = await haveSignedUp(services, new Browser())
  await doJobs({ services, sent })
  await proveAddress(services.db as Transaction, services, userId)
  const token = await haveToken(services, { userId, email: 'ann@example.com' })
  await doJobs({ services, sent })
  await requestReset(services, 'ann@example.com', here)
  await resetPassword(services, await tokenMailed({ services, sent, mails }), NEW, here)
  expect(await findTokenHolder(services, { token })).toBeNull()
})

test('a reset ends passkeys, which somebody else may have added; a second step stays, and the person is told of both', async ({
  services,
  sent,
  mails,
}) => {
  const { viewer } = await withSecondStep(services)
  await proveAddress(services.db as Transaction, services, viewer.userId)
  const made = { name: 'Key', credentialId: 'id', publicKey: 'key', createdAt: services.clock.now() }
  await services.db.insert(passkeys).values({ userId: viewer.userId, ...made })
  await doJobs({ services, sent })
  await requestReset(services, 'ann@example.com', here)
  await resetPassword(services, await tokenMailed({ services, sent, mails }), NEW, here)
  expect(await listPasskeys(services, viewer.userId)).toEqual([])
  expect(await attempt(services, NEW)).toMatchObject({ reason: 'second step' })
  await doJobs({ services, sent })
  expect(mails.at(-1)).toMatchObject({ to: 'ann@example.com', subject: 'Your password was reset at Wellward' })
  expect(mails.at(-1)!.text).toMatch(
    /passkeys, tokens for programs and private calendar addresses have ended[\s\S]*A second step stays/,
  )
})

test('an unknown address gets the same answer, the same job and no mail', async ({ services, sent, mails }) => {
  expect(await requestReset(services, 'nobody@example.com', here)).toEqual({ ok: true })
  expect(sent).toEqual([{ name: 'identity.send-reset', payload: { email: 'nobody@example.com' } }])
  await doJobs({ services, sent })
  expect(mails).toEqual([])
})

test('a link works for an hour', async ({ services, sent, mails, clock }) => {
  await haveSignedUp(services, new Browser())
  await requestReset(services, 'ann@example.com', here)
  const token = await tokenMailed({ services, sent, mails })
  clock.set('2026-03-02T10:29:59Z')
  expect(await isResetLinkReady(services, token)).toBe(true)
  clock.set('2026-03-02T10:30:00Z')
  expect(await isResetLinkReady(services, token)).toBe(false)
  expect(await resetPassword(services, token, NEW, here)).toEqual({ ok: false, reason: 'link' })
})

test('using one link makes the others void', async ({ services, sent, mails }) => {
  await haveSignedUp(services, new Browser())
  await requestReset(services, 'ann@example.com', here)
  const first = await tokenMailed({ services, sent, mails })
  await requestReset(services, 'ann@example.com', here)
  const second = await tokenMailed({ services, sent, mails })
  expect(await resetPassword(services, second, NEW, here)).toMatchObject({ ok: true })
  expect(await resetPassword(services, first, PASSWORD, here)).toEqual({ ok: false, reason: 'link' })
})

test('a link for one purpose opens no other', async ({ services, sent, mails }) => {
  await haveSignedUp(services, new Browser())
  const confirmation = await tokenMailed({ services, sent, mails })
  expect(await isResetLinkReady(services, confirmation)).toBe(false)
  expect(await resetPassword(services, confirmation, NEW, here)).toEqual({ ok: false, reason: 'link' })
})

test('an account without a password gets one', async ({ services, sent, mails }) => {
  await openAccount(services, { email: 'ann@example.com', displayName: '' })
  await doJobs({ services, sent })
  await requestReset(services, 'ann@example.com', here)
  await resetPassword(services, await tokenMailed({ services, sent, mails }), NEW, here)
  expect(await attempt(services, NEW)).toMatchObject({ ok: true })
})

test('a new password opens the door that wrong ones had shut', async ({ services, sent, mails }) => {
  await haveSignedUp(services, new Browser())
  for (let count = 0; count < 10; count++) await services.limits.take(passwordsOfAccount, addressKey(services, 'ann@example.com'))
  expect(await attempt(services, PASSWORD)).toMatchObject({ reason: 'wait' })
  await requestReset(services, 'ann@example.com', here)
  await resetPassword(services, await tokenMailed({ services, sent, mails }), NEW, here)
  expect(await attempt(services, NEW)).toMatchObject({ ok: true })
})

test('an address gets ten mails an hour, and nobody is told that it got no more', async ({ services, sent }) => {
  for (let count = 0; count < 12; count++) expect(await requestReset(services, 'ann@example.com', here)).toEqual({ ok: true })
  expect(sent).toHaveLength(10)
})

test('a network may ask 120 times an hour', async ({ services, sent }) => {
  for (let count = 0; count < 120; count++) await services.limits.take(resetsOfNetwork, here.network)
  expect(await requestReset(services, 'ann@example.com', here)).toMatchObject({ ok: false, reason: 'wait' })
  expect(sent).toEqual([])
})

test('of two who use a link at the same instant, one sets the password', async ({ freshDatabase, sent, mails }) => {
  const { services } = await freshDatabase()
  await haveSignedUp(services, new Browser())
  await requestReset(services, 'ann@example.com', here)
  const token = await tokenMailed({ services, sent, mails })
  const both = await Promise.all([NEW, 'Third-house-9'].map((password) => resetPassword(services, token, password, here)))
  expect(both.map(({ ok }) => ok).toSorted()).toEqual([false, true])
})

test('two links of one person used at the same instant do not lock each other up', async ({ freshDatabase, sent, mails }) => {
  const { services } = await freshDatabase()
  await haveSignedUp(services, new Browser())
  const tokens: string[] = []
  for (let count = 0; count < 2; count++) {
    await requestReset(services, 'ann@example.com', here)
    tokens.push(await tokenMailed({ services, sent, mails }))
  }
  const both = await Promise.all(tokens.map((token) => resetPassword(services, token, NEW, here)))
  expect(both.map(({ ok }) => ok).toSorted()).toEqual([false, true])
  expect((await services.db.select().from(mailedLinks)).filter(({ purpose, usedAt }) => purpose === 'reset' && !usedAt)).toEqual(
    [],
  )
})
