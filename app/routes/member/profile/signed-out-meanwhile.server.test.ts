import { aPersonSignedIn, PASSWORD } from '#features/identity/account.factory.server.ts'
import { SIGNED_OUT_MEANWHILE } from '#features/identity/core/access/own-password.server.ts'
import { signOut } from '#features/identity/core/access/sessions.server.ts'
import type { Services } from '#services.server.ts'
import { formRequest, routeArgs } from '#tests/support/route-args.ts'
import { expect, test } from '#tests/support/test.ts'

import { action as appointments } from './appointments.tsx'
import { action as erase } from './erase.tsx'
import { action as overview } from './overview.tsx'
import { action as passkeys } from './passkeys.ts'
import { action as security } from './security.tsx'
import { action as tokens } from './tokens.tsx'

/** Ann, whose session was ended after her form had passed the guard. */
async function endedMeanwhile(services: Services) {
  const { browser, viewer } = await aPersonSignedIn(services)
  await signOut(services, browser.request())
  return viewer
}

const password = { password: PASSWORD }
const newPassword = { currentPassword: PASSWORD, password: 'Other-house-8', confirmPassword: 'Other-house-8' }
const newToken = { id: crypto.randomUUID(), name: 'Step counter', 'profile:read': 'yes', days: '30', ...password }

test.for([
  ['a token', tokens, { intent: 'make', ...newToken }, 'Step counter'],
  ['a change of address', overview, { intent: 'change-address', email: 'new@example.com', ...password }, 'new@example.com'],
  ['an erasure', erase, password, ''],
  ['a password', security, { intent: 'change-password', ...newPassword }, ''],
  ['an authenticator app', security, { intent: 'begin', kind: 'totp', ...password }, ''],
  ['a second step that is turned off', security, { intent: 'turn-off', ...password }, ''],
] as const)(
  '%s: whoever was signed out meanwhile reads so, and what was typed stays',
  async ([, action, fields, typed], { services }) => {
    const viewer = await endedMeanwhile(services)
    const answer = JSON.stringify(await action(routeArgs(formRequest('/profile', fields), { services, viewer })))
    expect(answer).toContain(SIGNED_OUT_MEANWHILE)
    expect(answer).toContain(typed)
    expect(answer).not.toContain(PASSWORD)
  },
)

test('a passkey is refused with the same sentence, and a private address leads to the sign-in', async ({ services }) => {
  const viewer = await endedMeanwhile(services)
  const send = (fields: Record<string, string>) => routeArgs(formRequest('/profile', fields), { services, viewer })
  const refused = await passkeys(send({ intent: 'ask', ...password }))
  expect([refused.status, await refused.json()]).toEqual([401, { error: SIGNED_OUT_MEANWHILE }])
  const ledOn = await Promise.resolve(appointments(send({ intent: 'make-feed' }))).catch((thrown: unknown) => thrown)
  expect((ledOn as Response).headers.get('Location')).toBe('/auth')
})
