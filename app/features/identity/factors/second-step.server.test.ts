import { eq } from 'drizzle-orm'

import { Browser, doJobs, haveSignedIn, haveSignedUp, held, PASSWORD } from '#features/identity/account.factory.server.ts'
import { beginFactor, findPendingSecret, listFactors } from '#features/identity/core/access/factors.server.ts'
import { countRecoveryCodes } from '#features/identity/core/access/recovery-codes.server.ts'
import { signIn } from '#features/identity/core/access/sign-in.server.ts'
import { sessions } from '#features/identity/core/tables.server.ts'
import { findViewer } from '#features/identity/viewer.server.ts'
import { expect, test } from '#tests/support/test.ts'

import { renewRecoveryCodes, turnOff, turnOn } from './own-factor.server.ts'
import { codeOf, haveBegun, viewerIn, withPassword, withSecondStep } from './second-step.factory.server.ts'
import { findSecondStep, takeSecondStep } from './second-step.server.ts'

const STEP_MS = 30_000

test('turning it on takes a right code, gives ten recovery codes once, and ends all other sessions', async ({
  services,
  clock,
  sent,
  mails,
}) => {
  const [here, elsewhere] = [new Browser(), new Browser()]
  await haveSignedUp(services, here)
  await haveSignedIn(services, here)
  await haveSignedIn(services, elsewhere)
  const viewer = await viewerIn(services, here)
  const secret = await haveBegun(services, here, viewer)
  expect(secret).toMatch(/^[A-Z2-7]{32}$/)
  expect(await turnOn(services, viewer, '000000', here.request())).toEqual({ ok: false, reason: 'wrong' })
  expect(await listFactors(services.db, viewer.userId)).toMatchObject([{ kind: 'totp', status: 'unverified' }])
  const turned = await turnOn(services, viewer, codeOf(secret, clock.now()), here.request())
  const codes = turned.ok ? turned.codes : []
  expect(new Set(codes).size).toBe(10)
  for (const code of codes) expect(code).toMatch(/^[a-z2-9]{5}-[a-z2-9]{5}$/)
  expect((await viewerIn(services, here)).assurance).toBe('aal2')
  expect((await findViewer(services, elsewhere.request())).viewer).toBeNull()
  expect(
    await services.db.transaction(async (tx) => beginFactor(await held(tx, viewer.userId), services, viewer.userId, 'totp')),
  ).toBe(false)
  expect(await findPendingSecret(services, viewer.userId)).toBeNull()
  await doJobs({ services, sent })
  expect(mails.at(-1)?.subject).toMatch(/^A second step now guards your account/)
})

test('a factor by text message is refused while nobody can send one', async ({ services }) => {
  const userId = await haveSignedUp(services, new Browser())
  expect(await services.db.transaction(async (tx) => beginFactor(await held(tx, userId), services, userId, 'phone'))).toBe(false)
  expect(await listFactors(services.db, userId)).toEqual([])
})

test('after the password nobody is signed in; the code signs in, at aal2, by both methods', async ({ services, clock }) => {
  const { secret } = await withSecondStep(services)
  clock.set(new Date(clock.now().getTime() + STEP_MS))
  const browser = await withPassword(services)
  expect((await findViewer(services, browser.request())).viewer).toBeNull()
  expect(await findSecondStep(services, browser.request())).toMatchObject({ triesLeft: 5 })
  const result = await takeSecondStep(services, codeOf(secret, clock.now()), browser.visit())
  expect(result).toMatchObject({ ok: true, recoveryCodesLeft: null })
  if (result.ok) browser.take(result.headers)
  const { sessionId, assurance } = await viewerIn(services, browser)
  expect(assurance).toBe('aal2')
  const [session] = await services.db.select().from(sessions).where(eq(sessions.id, sessionId))
  expect(session?.methods).toEqual(['password', 'totp'])
  expect(await findSecondStep(services, browser.request())).toBeNull()
})

test('a code counts once, also in another browser, and an earlier one not at all after it', async ({ services, clock }) => {
  const { secret } = await withSecondStep(services)
  const before = codeOf(secret, clock.now())
  clock.set(new Date(clock.now().getTime() + STEP_MS))
  const code = codeOf(secret, clock.now())
  const [one, other] = [await withPassword(services), await withPassword(services)]
  expect(await takeSecondStep(services, before, one.visit())).toMatchObject({ reason: 'wrong' })
  expect(await takeSecondStep(services, code, one.visit())).toMatchObject({ ok: true })
  expect(await takeSecondStep(services, code, other.visit())).toMatchObject({ ok: false, reason: 'wrong' })
})

test('a code of the step before or after still counts, one of two steps ago does not', async ({ services, clock }) => {
  const { secret } = await withSecondStep(services)
  clock.set(new Date(clock.now().getTime() + 10 * STEP_MS))
  const shifted = (steps: number) => codeOf(secret, new Date(clock.now().getTime() + steps * STEP_MS))
  const browser = await withPassword(services)
  expect(await takeSecondStep(services, shifted(-2), browser.visit())).toMatchObject({ reason: 'wrong' })
  expect(await takeSecondStep(services, shifted(2), browser.visit())).toMatchObject({ reason: 'wrong' })
  expect(await takeSecondStep(services, shifted(-1), browser.visit())).toMatchObject({ ok: true })
})

test('five wrong codes end the sign-in: the sixth answer is not looked at, right as it may be', async ({ services, clock }) => {
  const { secret } = await withSecondStep(services)
  clock.set(new Date(clock.now().getTime() + STEP_MS))
  const browser = await withPassword(services)
  for (const triesLeft of [4, 3, 2, 1]) {
    expect(await takeSecondStep(services, '000000', browser.visit())).toEqual({ ok: false, reason: 'wrong', triesLeft })
  }
  expect(await takeSecondStep(services, '000000', browser.visit())).toEqual({ ok: false, reason: 'over' })
  expect(await takeSecondStep(services, codeOf(secret, clock.now()), browser.visit())).toEqual({ ok: false, reason: 'over' })
  expect(await findSecondStep(services, browser.request())).toBeNull()
})

test('twenty codes an account are looked at in a quarter of an hour, however often the password is given', async ({
  services,
}) => {
  await withSecondStep(services)
  for (let round = 0; round < 4; round++) {
    const browser = await withPassword(services)
    for (let i = 0; i < 5; i++) await takeSecondStep(services, '000000', browser.visit())
  }
  const browser = await withPassword(services)
  expect(await takeSecondStep(services, '000000', browser.visit())).toMatchObject({ reason: 'wait' })
})

test('who knows the password elsewhere and uses up the codes does not keep the person out of their own browser', async ({
  services,
  clock,
}) => {
  const { browser, secret } = await withSecondStep(services)
  clock.set(new Date(clock.now().getTime() + STEP_MS))
  for (let round = 0; round < 4; round++) {
    const elsewhere = await withPassword(services)
    for (let i = 0; i < 5; i++) await takeSecondStep(services, '000000', elsewhere.visit())
  }
  expect(await takeSecondStep(services, '000000', (await withPassword(services)).visit())).toMatchObject({ reason: 'wait' })
  await withPassword(services, browser)
  expect(await takeSecondStep(services, codeOf(secret, clock.now()), browser.visit())).toMatchObject({ ok: true })
})

test('the question is the browser’s that gave the password, and is over after ten minutes', async ({ services, clock }) => {
  const { secret } = await withSecondStep(services)
  const browser = await withPassword(services)
  expect(await takeSecondStep(services, '123456', new Browser().visit())).toEqual({ ok: false, reason: 'over' })
  clock.set(new Date(clock.now().getTime() + 10 * 60_000))
  expect(await takeSecondStep(services, codeOf(secret, clock.now()), browser.visit())).toEqual({ ok: false, reason: 'over' })
})

test('a recovery code signs in once, however it is typed, and the person is told', async ({ services, sent, mails }) => {
  const { codes } = await withSecondStep(services)
  const typed = ` ${codes[3]!.toUpperCase().replace('-', ' ')} `
  expect(await takeSecondStep(services, typed, (await withPassword(services)).visit())).toMatchObject({
    ok: true,
    recoveryCodesLeft: 9,
  })
  await doJobs({ services, sent })
  expect(mails.map(({ subject }) => subject).join()).toContain('A recovery code of your account was used')
  expect(await takeSecondStep(services, typed, (await withPassword(services)).visit())).toMatchObject({ reason: 'wrong' })
})

test('new recovery codes void the old ones, and take the password', async ({ services }) => {
  const { viewer, codes } = await withSecondStep(services)
  expect(await renewRecoveryCodes(services, viewer, 'Wrong-1-wrong')).toEqual({ ok: false, reason: 'wrong' })
  const renewed = await renewRecoveryCodes(services, viewer, PASSWORD)
  expect(renewed.ok && renewed.codes.filter((code) => codes.includes(code))).toEqual([])
  expect(await takeSecondStep(services, codes[0]!, (await withPassword(services)).visit())).toMatchObject({ reason: 'wrong' })
})

test('where there is no second step there are no recovery codes for it, and nobody is told that it went', async ({
  services,
  sent,
  mails,
}) => {
  const browser = new Browser()
  await haveSignedUp(services, browser)
  await haveSignedIn(services, browser)
  const viewer = await viewerIn(services, browser)
  await doJobs({ services, sent })
  mails.length = 0
  expect(await renewRecoveryCodes(services, viewer, PASSWORD)).toEqual({ ok: false, reason: 'off' })
  expect(await countRecoveryCodes(services.db, viewer.userId)).toBe(0)
  expect(await turnOff(services, viewer, PASSWORD)).toEqual({ ok: true })
  await doJobs({ services, sent })
  expect(mails).toEqual([])
})

test('turning it off takes the password; from then on it alone signs in', async ({ services }) => {
  const { viewer } = await withSecondStep(services)
  expect(await turnOff(services, viewer, 'Wrong-1-wrong')).toEqual({ ok: false, reason: 'wrong' })
  expect(await turnOff(services, viewer, PASSWORD)).toEqual({ ok: true })
  expect(await signIn(services, { email: 'ann@example.com', password: PASSWORD }, new Browser().visit())).toMatchObject({
    ok: true,
  })
})
