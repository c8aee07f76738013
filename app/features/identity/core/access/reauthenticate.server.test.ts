import { Browser, haveSession, haveSignedIn, haveSignedUp, PASSWORD } from '#features/identity/account.factory.server.ts'
import { openAccount } from '#features/identity/core/accounts.server.ts'
import { grant, holdAccount } from '#features/identity/core/grants.server.ts'
import { beginEnrolment, showEnrolment, turnOn } from '#features/identity/factors/own-factor.server.ts'
import { codeOf, haveBegun, viewerIn, withSecondStep } from '#features/identity/factors/second-step.factory.server.ts'
import { askForNewPasskey } from '#features/identity/passkeys/passkeys.server.ts'
import type { Services } from '#services.server.ts'
import { expect, test } from '#tests/support/test.ts'

import { dropFactors, findPendingSecret, listFactors } from './factors.server.ts'
import { confirmAct, findProofs } from './reauthenticate.server.ts'

async function ann(services: Services) {
  const browser = new Browser()
  await haveSignedUp(services, browser)
  await haveSignedIn(services, browser)
  return { browser, viewer: await viewerIn(services, browser) }
}

/** Somebody who signs in by mailed links. */
async function withoutPassword(services: Services) {
  const browser = new Browser()
  const opened = await openAccount(services, { email: 'cem@example.com', displayName: '' })
  browser.take(await haveSession(services, opened.ok ? opened.userId : '', browser.visit()))
  return { browser, viewer: await viewerIn(services, browser) }
}

test('a stolen session adds no second step and no passkey: both take the password', async ({ services }) => {
  const { viewer } = await ann(services)
  for (const add of [beginEnrolment, askForNewPasskey]) {
    expect(await add(services, viewer, '')).toEqual({ ok: false, reason: 'missing' })
    expect(await add(services, viewer, 'Wrong-house-7')).toEqual({ ok: false, reason: 'wrong' })
  }
  expect(await listFactors(services.db, viewer.userId)).toEqual([])
  expect(await beginEnrolment(services, viewer, PASSWORD)).toMatchObject({ ok: true })
  expect(await askForNewPasskey(services, viewer, PASSWORD)).toMatchObject({ ok: true })
})

test('what its person has begun to set up is neither shown nor turned on with their session in another browser', async ({
  services,
  clock,
}) => {
  const { browser, viewer } = await ann(services)
  const thief = browser.request()
  const secret = await haveBegun(services, browser, viewer)
  expect(await showEnrolment(services, viewer, browser.request())).not.toBeNull()
  expect(await showEnrolment(services, viewer, thief)).toBeNull()
  expect(await turnOn(services, viewer, codeOf(secret, clock.now()), thief)).toEqual({ ok: false, reason: 'over' })
  clock.set('2026-03-02T09:40:01Z')
  expect(await showEnrolment(services, viewer, browser.request())).toBeNull()
  expect(await findPendingSecret(services, viewer.userId)).toBe(secret)
})

test('without a password it takes a sign-in of the last ten minutes', async ({ services, clock }) => {
  const { viewer } = await withoutPassword(services)
  expect(await beginEnrolment(services, viewer, '')).toMatchObject({ ok: true })
  expect(await askForNewPasskey(services, viewer, '')).toMatchObject({ ok: true })
  clock.set('2026-03-02T09:40:01Z')
  expect(await beginEnrolment(services, viewer, '')).toEqual({ ok: false, reason: 'stale' })
  expect(await askForNewPasskey(services, viewer, 'Any-house-7')).toEqual({ ok: false, reason: 'stale' })
})

test('a grave act takes a code of the authenticator app in the place of the password, each code once; adding a way in does not', async ({
  services,
  clock,
}) => {
  const { viewer, secret } = await withSecondStep(services)
  expect(await findProofs(services.db, viewer.userId)).toEqual({ asksPassword: true, takesCode: true })
  clock.set('2026-03-02T09:40:01Z')
  const code = codeOf(secret, clock.now())
  expect(await confirmAct(services, viewer, {})).toEqual({ ok: false, reason: 'missing' })
  expect(await confirmAct(services, viewer, { code: '000000' })).toEqual({ ok: false, reason: 'wrong-code' })
  expect(await beginEnrolment(services, viewer, code)).toMatchObject({ ok: false })
  const shown = await confirmAct(services, viewer, { code: ` ${code}` })
  if (!shown.ok) throw new Error(shown.reason)
  const act = () => grant(services, viewer.userId, shown.grounds, async () => ({ ok: true as const }))
  expect(await act()).toEqual({ ok: true })
  expect(await confirmAct(services, viewer, { code })).toEqual({ ok: false, reason: 'wrong-code' })
  await services.db.transaction(async (tx) => dropFactors((await holdAccount(tx, viewer.userId))!, viewer.userId))
  expect(await act()).toEqual({ ok: false, reason: 'wrong' })
  expect(await confirmAct(services, viewer, { password: PASSWORD })).toMatchObject({ ok: true })
})

test('codes are counted: whoever guesses is kept waiting, and somebody without an app has none', async ({ services }) => {
  const { viewer } = await ann(services)
  expect(await findProofs(services.db, viewer.userId)).toEqual({ asksPassword: true, takesCode: false })
  for (let count = 0; count < 20; count++)
    expect(await confirmAct(services, viewer, { code: '123456' })).toEqual({ ok: false, reason: 'wrong-code' })
  expect(await confirmAct(services, viewer, { code: '123456' })).toMatchObject({ ok: false, reason: 'wait' })
})
