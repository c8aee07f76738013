import { expect, test } from '#tests/support/test.ts'

import { aSignUp, Browser, haveSignedIn, haveSignedUp, PASSWORD } from './account.factory.server.ts'
import { findUserByEmail, openAccount } from './core/accounts.server.ts'
import { signUpsOfNetwork } from './core/limits.server.ts'
import { accounts, profiles, sessions, users } from './core/tables.server.ts'
import { signUp } from './sign-up.server.ts'
import { findViewer } from './viewer.server.ts'

test('sign-up keeps an unconfirmed account, sends the mail by a job and opens no session', async ({ services, sent, clock }) => {
  const result = await signUp(services, aSignUp(), new Browser().visit())

  expect(result.ok).toBe(true)
  const [user] = await services.db.select().from(users)
  expect(user).toMatchObject({ email: 'ann@example.com', name: 'Ann', emailVerified: false, createdAt: clock.now() })
  expect(await services.db.select().from(profiles)).toEqual([
    {
      userId: user!.id,
      isAdmin: false,
      timeZone: null,
      isTimeZoneChosen: false,
      units: 'metric',
      areUnitsChosen: false,
      dateLanguage: null,
      isDateLanguageChosen: false,
      picture: null,
    },
  ])
  expect(await services.db.select().from(sessions)).toEqual([])
  expect(sent).toEqual([{ name: 'identity.send-confirmation', payload: { userId: user!.id } }])
})

test('the password is kept as a hash', async ({ services }) => {
  await haveSignedUp(services, new Browser())
  const [account] = await services.db.select().from(accounts)
  expect(account!.password).toMatch(/^\$scrypt\$ln=\d+,r=\d+,p=\d+\$[\w-]{22}\$[\w-]{86}$/)
  expect(JSON.stringify(account)).not.toContain(PASSWORD)
})

test('an address can have one account, whatever its case', async ({ services, sent }) => {
  await haveSignedUp(services, new Browser())
  sent.length = 0
  const again = await signUp(services, aSignUp({ email: 'Ann@Example.com', password: 'Other-pass-1' }), new Browser().visit())
  expect(again).toEqual({ ok: false, reason: 'registered' })
  expect(sent).toEqual([])
  expect(await findUserByEmail(services.db, ' ANN@example.com ')).toMatchObject({ email: 'ann@example.com', displayName: 'Ann' })
})

test('of two sign-ups of one address at the same instant, one wins', async ({ freshDatabase, sent }) => {
  const { services } = await freshDatabase()
  const both = await Promise.all([1, 2].map(() => signUp(services, aSignUp(), new Browser().visit())))
  expect(both.map(({ ok }) => ok).toSorted()).toEqual([false, true])
  expect(await services.db.select().from(users)).toHaveLength(1)
  expect(sent).toHaveLength(1)
})

test('signing up in a signed-in browser signs that account out everywhere, and this browser too', async ({ services }) => {
  const [desktop, phone] = [new Browser(), new Browser()]
  await haveSignedUp(services, desktop)
  await haveSignedIn(services, desktop)
  await haveSignedIn(services, phone)

  await haveSignedUp(services, desktop, { email: 'ben@example.com' })

  expect(await services.db.select().from(sessions)).toEqual([])
  expect(desktop.cookie('__Host-session')).toBeUndefined()
  expect((await findViewer(services, phone.request())).viewer).toBeNull()
})

test('a network may sign up 120 times an hour and no more', async ({ services, clock }) => {
  const attempt = () => signUp(services, aSignUp(), new Browser().visit())
  for (let count = 0; count < 120; count++) await services.limits.take(signUpsOfNetwork, '192.0.2.1')
  expect(await attempt()).toEqual({ ok: false, reason: 'wait', retryAfterSeconds: 3600 })
  clock.set('2026-03-02T10:30:01Z')
  expect(await attempt()).toMatchObject({ ok: true })
})

test('an account for a trial has no password, a zone, and the same mail', async ({ services, sent }) => {
  const opened = await openAccount(services, { email: 'Cem@Example.com', displayName: 'Cem', timeZone: 'Europe/Berlin' })
  expect(opened.ok).toBe(true)
  expect(await services.db.select().from(accounts)).toEqual([])
  const [profile] = await services.db.select().from(profiles)
  expect(profile).toMatchObject({ isAdmin: false, timeZone: 'Europe/Berlin' })
  expect(sent.map(({ name }) => name)).toEqual(['identity.send-confirmation'])
  expect(await openAccount(services, { email: 'cem@example.com', displayName: '' })).toEqual({ ok: false, reason: 'registered' })
})
