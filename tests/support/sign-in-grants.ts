import { Browser } from '#features/identity/account.factory.server.ts'
import { findPendingSecret } from '#features/identity/core/access/factors.server.ts'
import { passkeys } from '#features/identity/core/tables.server.ts'
import { beginEnrolment, renewRecoveryCodes, turnOn } from '#features/identity/factors/own-factor.server.ts'
import { codeOf } from '#features/identity/factors/second-step.factory.server.ts'
import { takeSecondStep } from '#features/identity/factors/second-step.server.ts'
import { signInByLink } from '#features/identity/links/sign-in-link.server.ts'
import { addPasskey, askForNewPasskey, askForPasskey, signInByPasskey } from '#features/identity/passkeys/passkeys.server.ts'
import type { Services } from '#services.server.ts'

import { PASSWORD, type Person } from './access-endings.ts'
import { byPassword, type GrantCase, halfSignedIn, linkOf, owned, WAYS_IN } from './grant-case.ts'
import { softPasskey } from './soft-passkey.ts'

const byLink = async (person: Person) => {
  const [token, elsewhere] = [await linkOf(person, 'sign-in'), new Browser().visit()]
  return (services: Services) => signInByLink(services, token, elsewhere)
}
/** A passkey that is about to be added, and what its browser answers. */
async function newPasskey({ services, viewer, browser }: Person) {
  const asked = await askForNewPasskey(services, viewer, PASSWORD)
  if (!asked.ok) throw new Error(`The passkey was refused: ${asked.reason}`)
  browser.take(new Headers({ 'Set-Cookie': asked.cookie }))
  return { response: softPasskey().add(asked.options.challenge), name: 'Key' }
}

/** How somebody signs in, and what they sign in with later. */
export const signInGrants: Readonly<Record<string, GrantCase>> = {
  'a sign-in with the password': {
    by: ['signIn'],
    gives: 'sessions',
    shown: ['accounts'],
    prepare: byPassword,
  },
  'the first of two steps, with the password': {
    by: ['signIn'],
    gives: 'challenges',
    shown: ['accounts'],
    hasSecondStep: true,
    prepare: byPassword,
  },
  'the second of two steps': {
    by: ['takeSecondStep'],
    gives: 'sessions',
    shown: ['challenges'],
    hasSecondStep: true,
    prepare: async (person) => {
      const browser = await halfSignedIn(person)
      return (services) => takeSecondStep(services, codeOf(person.secret!, services.clock.now()), browser.visit())
    },
  },
  'a sign-in by a mailed link': { by: ['signInByLink'], gives: 'sessions', shown: [WAYS_IN], prepare: byLink },
  'the first of two steps, by a mailed link': {
    by: ['signInByLink'],
    gives: 'challenges',
    shown: [WAYS_IN],
    hasSecondStep: true,
    prepare: byLink,
  },
  'a sign-in by passkey': {
    by: ['signInByPasskey'],
    gives: 'sessions',
    shown: ['passkeys'],
    prepare: async ({ services, userId }) => {
      const key = softPasskey()
      await services.db.insert(passkeys).values({ userId, name: 'Key', createdAt: services.clock.now(), ...key.row })
      const { options, cookie } = await askForPasskey(services, new Request(services.site.origin), null)
      const browser = new Browser()
      browser.take(new Headers({ 'Set-Cookie': cookie }))
      return (gated) => signInByPasskey(gated, key.signIn(options.challenge), browser.visit())
    },
  },
  'the question of a new passkey': {
    by: ['askForNewPasskey'],
    gives: 'challenges',
    shown: owned,
    prepare:
      ({ viewer }) =>
      (services) =>
        askForNewPasskey(services, viewer, PASSWORD),
  },
  'a new passkey': {
    by: ['addPasskey'],
    gives: 'passkeys',
    shown: ['sessions', 'challenges'],
    prepare: async (person) => {
      const answer = await newPasskey(person)
      return (services) => addPasskey(services, person.viewer, person.browser.request(), answer)
    },
  },
  'an authenticator app that is set up': {
    by: ['beginEnrolment'],
    gives: 'factors',
    shown: owned,
    prepare:
      ({ viewer }) =>
      (services) =>
        beginEnrolment(services, viewer, PASSWORD),
  },
  'a second step that is turned on': {
    by: ['turnOn'],
    gives: 'recovery_codes',
    shown: ['sessions', 'challenges'],
    prepare: async ({ services, viewer, browser }) => {
      const begun = await beginEnrolment(services, viewer, PASSWORD)
      if (!begun.ok) throw new Error(`Setting up was refused: ${begun.reason}`)
      browser.take(begun.headers)
      const code = codeOf((await findPendingSecret(services, viewer.userId))!, services.clock.now())
      return (gated) => turnOn(gated, viewer, code, browser.request())
    },
  },
  'recovery codes': {
    by: ['renewRecoveryCodes'],
    gives: 'recovery_codes',
    shown: owned,
    hasSecondStep: true,
    prepare:
      ({ viewer }) =>
      (services) =>
        renewRecoveryCodes(services, viewer, PASSWORD),
  },
}
