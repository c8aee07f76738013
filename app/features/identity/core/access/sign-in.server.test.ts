import { Browser, haveSignedIn, haveSignedUp, PASSWORD } from '#features/identity/account.factory.server.ts'
import { openAccount } from '#features/identity/core/accounts.server.ts'
import { addressKey, passwordsOfAccount, signInsOfNetwork } from '#features/identity/core/limits.server.ts'
import { PASSWORD_COST } from '#features/identity/core/password-hash.server.ts'
import { sessions } from '#features/identity/core/tables.server.ts'
import { findViewer } from '#features/identity/viewer.server.ts'
import { createRateLimits } from '#platform/rate-limit.server.ts'
import type { Services } from '#services.server.ts'
import { countQueries } from '#tests/support/count-queries.ts'
import { expect, test } from '#tests/support/test.ts'

import { signIn } from './sign-in.server.ts'

const ann = { email: 'ann@example.com', password: PASSWORD }

test('the right password opens a session, also before the address is confirmed', async ({ services, clock }) => {
  const browser = new Browser()
  const userId = await haveSignedUp(services, browser)
  const result = await signIn(services, ann, browser.visit())

  expect(result).toMatchObject({ ok: true, user: { id: userId, email: 'ann@example.com', emailVerified: false } })
  browser.take(result.ok ? result.headers : new Headers())
  const [session] = await services.db.select().from(sessions)
  expect(session).toMatchObject({ userId, ipAddress: '', createdAt: clock.now(), expiresAt: new Date('2026-04-01T09:30:00Z') })
  const { viewer } = await findViewer(services, browser.request())
  expect(viewer).toEqual({
    userId,
    sessionId: session!.id,
    email: 'ann@example.com',
    emailVerified: false,
    displayName: 'Ann',
    isAdmin: false,
    timeZone: null,
    units: 'metric',
    dateLanguage: null,
    picture: null,
    assurance: 'aal1',
  })
})

test('a wrong password, an unknown address and an account without a password are refused alike', async ({ services }) => {
  await haveSignedUp(services, new Browser())
  await openAccount(services, { email: 'cem@example.com', displayName: '' })
  for (const credentials of [
    { ...ann, password: 'Wrong-house-7' },
    { ...ann, email: 'nobody@example.com' },
    { ...ann, email: 'cem@example.com' },
    { ...ann, email: 'no address' },
    { ...ann, password: `${PASSWORD}${'x'.repeat(200)}` },
  ]) {
    expect(await signIn(services, credentials, new Browser().visit())).toEqual({ ok: false, reason: 'wrong' })
  }
  expect(await services.db.select().from(sessions)).toEqual([])
})

test('an unknown address makes as much work as a known one', async ({ services: cheap }) => {
  // At its real cost the derivation is nearly all of the work: with the tests' cheap one, a garbage collection decides.
  const services = { ...cheap, passwordCost: PASSWORD_COST }
  await haveSignedUp(services, new Browser())
  const worked = async (email: string) => {
    const before = process.cpuUsage()
    await signIn(services, { email, password: 'Wrong-house-7' }, new Browser().visit())
    const { user, system } = process.cpuUsage(before)
    return user + system
  }
  await worked('ann@example.com')
  const [known, unknown] = [[], []] as [number[], number[]]
  for (let round = 0; round < 4; round++) {
    known.push(await worked('ann@example.com'))
    unknown.push(await worked('nobody@example.com'))
  }
  expect(Math.min(...unknown)).toBeGreaterThan(Math.min(...known) * 0.5)
})

test('ten wrong passwords of an account are looked at in 15 minutes, from wherever they come', async ({ services, clock }) => {
  await haveSignedUp(services, new Browser())
  const attempt = (password: string, network: string) =>
    signIn(services, { ...ann, password }, { ...new Browser().visit(), network })
  for (let count = 0; count < 10; count++) {
    expect(await attempt('Wrong-house-7', `192.0.2.${count}`)).toEqual({ ok: false, reason: 'wrong' })
  }
  expect(await attempt(PASSWORD, '198.51.100.1')).toMatchObject({ ok: false, reason: 'wait' })
  expect(await signIn(services, { ...ann, email: 'ben@example.com' }, new Browser().visit())).toMatchObject({ reason: 'wrong' })
  clock.set('2026-03-02T09:45:01Z')
  expect(await attempt(PASSWORD, '198.51.100.1')).toMatchObject({ ok: true })
})

test('a right password clears the wrong ones', async ({ services }) => {
  await haveSignedUp(services, new Browser())
  for (let round = 0; round < 2; round++) {
    for (let count = 0; count < 9; count++) await services.limits.take(passwordsOfAccount, addressKey(services, ann.email))
    expect(await signIn(services, ann, new Browser().visit())).toMatchObject({ ok: true })
  }
})

test('a network may sign in 300 times an hour', async ({ services }) => {
  for (let count = 0; count < 300; count++) await services.limits.take(signInsOfNetwork, '192.0.2.1')
  expect(await signIn(services, ann, new Browser().visit())).toMatchObject({ reason: 'wait' })
  expect(await signIn(services, ann, { ...new Browser().visit(), network: '192.0.2.2' })).toMatchObject({ reason: 'wrong' })
})

test('signing in elsewhere leaves other devices alone', async ({ services }) => {
  const [desktop, phone] = [new Browser(), new Browser()]
  await haveSignedUp(services, desktop)
  await haveSignedIn(services, desktop)
  await haveSignedIn(services, phone)
  expect((await findViewer(services, desktop.request())).viewer).not.toBeNull()
})

test('signing in in a signed-in browser ends that account’s sessions first, also when the password is wrong', async ({
  services,
}) => {
  const [desktop, phone] = [new Browser(), new Browser()]
  await haveSignedUp(services, desktop)
  await haveSignedUp(services, desktop, { email: 'ben@example.com' })
  await haveSignedIn(services, desktop)
  await haveSignedIn(services, phone)

  await haveSignedIn(services, desktop, 'ben@example.com')
  expect((await findViewer(services, desktop.request())).viewer).toMatchObject({ email: 'ben@example.com' })
  expect((await findViewer(services, phone.request())).viewer).toBeNull()

  await signIn(services, { ...ann, password: 'Wrong-house-7' }, desktop.visit())
  expect(await services.db.select().from(sessions)).toEqual([])
})

test('a sign-in from a known browser asks six questions and one transaction, and a look at the session one', async ({
  freshDatabase,
}) => {
  const { services, pool } = await freshDatabase()
  const browser = new Browser()
  await haveSignedUp(services, browser)
  await haveSignedIn(services, browser)
  browser.take(new Headers({ 'Set-Cookie': '__Host-session=; Max-Age=0' }))
  const counted = (work: (services: Services) => Promise<unknown>) =>
    countQueries({ services, pool }, (all) => work({ ...all, limits: createRateLimits(all.db, all.clock, all.secret) }))
  // The limits twice, the person, the lock, what stands still, the session; and the two ends of the transaction.
  expect(await counted((all) => haveSignedIn(all, browser))).toBe(6 + 2)
  expect(await counted((all) => findViewer(all, browser.request()))).toBe(1)
})
