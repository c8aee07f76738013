import { sql, type SQL } from 'drizzle-orm'

import { requestErasure } from '#features/account-data/erasure.server.ts'
import { makeFeed } from '#features/calendar/feeds/feeds.server.ts'
import { Browser, doJobs, haveLink } from '#features/identity/account.factory.server.ts'
import { findPendingSecret } from '#features/identity/factors/factors.server.ts'
import { askForRemoval, followLostStepLink } from '#features/identity/factors/lost-step.server.ts'
import { beginEnrolment, renewRecoveryCodes, turnOn } from '#features/identity/factors/own-factor.server.ts'
import { codeOf } from '#features/identity/factors/second-step.factory.server.ts'
import { takeSecondStep } from '#features/identity/factors/second-step.server.ts'
import { askForAddress, confirmAddress } from '#features/identity/links/change-address.server.ts'
import { confirmEmail } from '#features/identity/links/confirm-email.server.ts'
import { resetPassword } from '#features/identity/links/reset-password.server.ts'
import { signInByLink } from '#features/identity/links/sign-in-link.server.ts'
import { changeOwnPassword } from '#features/identity/own-password.server.ts'
import { addPasskey, askForNewPasskey, askForPasskey, signInByPasskey } from '#features/identity/passkeys/passkeys.server.ts'
import { signIn } from '#features/identity/sign-in.server.ts'
import { passkeys } from '#features/identity/tables.server.ts'
import { makeAccessToken } from '#features/identity/tokens/access-tokens.server.ts'
import { anAskedToken } from '#features/identity/tokens/token.factory.server.ts'
import type { Services } from '#platform/services.server.ts'

import { PASSWORD, tokenOf, unconfirmed, type Person } from './access-endings.ts'
import type { SentJob } from './recording-services.ts'
import { softPasskey } from './soft-passkey.ts'

/** Somebody whose way in is about to be granted. */
export interface Candidate extends Person {
  readonly sent: SentJob[]
  /** Of the authenticator app, where they have one. */
  readonly secret: string | null
}

type Grant = (services: Services) => Promise<unknown>

interface GrantCase {
  /** The functions of the code that grant it. */
  readonly by: ReadonlyArray<string>
  /** Which line of `granting` gets a key more; another table, where what it gives is no way in by itself. */
  readonly gives: string | ((userId: string) => SQL)
  /** By which lines of `granting` it is granted: whatever ends one of them refuses it. */
  readonly shown: ReadonlyArray<string>
  readonly hasSecondStep?: boolean
  /** Gets everything ready, up to the form that is sent. */
  readonly prepare: (person: Candidate) => Grant | Promise<Grant>
}

const PASSWORD_OF_THIEF = 'Thief-house-9'
const owned = ['sessions', 'accounts'] as const
const WAYS_IN = 'mailed_links, ways in'
const linkOf = async ({ services, userId, email }: Person, purpose: Parameters<typeof haveLink>[1], address = email) =>
  tokenOf(await haveLink(services, purpose, { userId, address }))
const byPassword = ({ email }: Person) => {
  const elsewhere = new Browser().visit()
  return (services: Services) => signIn(services, { email, password: PASSWORD }, elsewhere)
}
const byLink = async (person: Person) => {
  const [token, elsewhere] = [await linkOf(person, 'sign-in'), new Browser().visit()]
  return (services: Services) => signInByLink(services, token, elsewhere)
}
/** A browser in which the password was right and the second step is asked for. */
async function halfSignedIn(person: Person): Promise<Browser> {
  const browser = new Browser()
  const asked = await byPassword(person)(person.services)
  if (asked.ok || asked.reason !== 'second step') throw new Error('No second step was asked for')
  browser.take(asked.headers)
  return browser
}
/** A passkey that is about to be added, and what its browser answers. */
async function newPasskey({ services, viewer, browser }: Person) {
  const asked = await askForNewPasskey(services, viewer, PASSWORD)
  if (!asked.ok) throw new Error(`The passkey was refused: ${asked.reason}`)
  browser.take(new Headers({ 'Set-Cookie': asked.cookie }))
  return { response: softPasskey().add(asked.options.challenge), name: 'Key' }
}
const askAddress = ({ viewer, email }: Person) => {
  const change = { address: `new-${email}`, password: PASSWORD }
  return (services: Services) => askForAddress(services, viewer, change)
}

/** Every way to be granted a way into an account, or what lasts like one. */
export const grants: Readonly<Record<string, GrantCase>> = {
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
      const { options, cookie } = await askForPasskey(services, null)
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
  'a token for a program': {
    by: ['makeAccessToken'],
    gives: 'access_tokens',
    shown: owned,
    prepare:
      ({ viewer }) =>
      (services) =>
        makeAccessToken(services, viewer, anAskedToken({ password: PASSWORD })),
  },
  'the private address of the own calendar': {
    by: ['makeFeed'],
    gives: 'calendar_feeds, own',
    shown: ['sessions'],
    prepare:
      ({ viewer }) =>
      (services) =>
        makeFeed(services, viewer, 'own'),
  },
  'the private address of the coach’s calendar': {
    by: ['makeFeed'],
    gives: 'calendar_feeds, coach',
    shown: ['sessions'],
    prepare:
      ({ viewer }) =>
      (services) =>
        makeFeed(services, viewer, 'coach'),
  },
  'a change of address': { by: ['askForAddress'], gives: 'address_changes', shown: owned, prepare: askAddress },
  'the links of a change of address': {
    by: ['mailLink'],
    gives: 'mailed_links, another address',
    shown: ['address_changes'],
    prepare: async (person) => {
      await askAddress(person)(person.services)
      return (services) => doJobs({ services, sent: person.sent })
    },
  },
  'another address': {
    by: ['confirmAddress', 'settle'],
    gives: (userId) => sql`select email as key from users where id = ${userId}`,
    shown: ['sessions', 'address_changes'],
    prepare: async (person) => {
      const { services, email, userId, browser } = person
      await askAddress(person)(services)
      const both = [await linkOf(person, 'leave-address'), await linkOf(person, 'take-address', `new-${email}`)]
      const here = { ...browser.visit(), viewerId: userId }
      await confirmAddress(services, both[0]!, '', here)
      return (gated) => confirmAddress(gated, both[1]!, '', here)
    },
  },
  'another address, with the password': {
    by: ['confirmAddress', 'settle'],
    gives: (userId) => sql`select email as key from users where id = ${userId}`,
    shown: ['accounts', 'address_changes'],
    prepare: async (person) => {
      const { services, email } = person
      await askAddress(person)(services)
      const both = [await linkOf(person, 'leave-address'), await linkOf(person, 'take-address', `new-${email}`)]
      const elsewhere = { ...new Browser().visit(), viewerId: null }
      await confirmAddress(services, both[0]!, '', elsewhere)
      return (gated) => confirmAddress(gated, both[1]!, PASSWORD, elsewhere)
    },
  },
  'a password, by who knows the one before': {
    by: ['changeOwnPassword'],
    gives: 'accounts',
    shown: owned,
    prepare: ({ viewer }) => {
      const change = { current: PASSWORD, next: PASSWORD_OF_THIEF, endsTokens: false, endsAddresses: false }
      return (services) => changeOwnPassword(services, viewer, change)
    },
  },
  'a password, by a reset': {
    by: ['resetPassword'],
    gives: 'accounts',
    shown: [WAYS_IN],
    prepare: async (person) => {
      const token = await linkOf(person, 'reset')
      return (services) => resetPassword(services, token, PASSWORD_OF_THIEF, new Browser().visit())
    },
  },
  'a password, by a claim': {
    by: ['settle'],
    gives: 'accounts',
    // A link that confirms goes with the claim of its address, as one that changes it does.
    shown: ['address_changes'],
    prepare: async (person) => {
      await unconfirmed(person)
      const token = await linkOf(person, 'confirm')
      const elsewhere = { ...new Browser().visit(), viewerId: null }
      return (services) => confirmEmail(services, token, { newPassword: PASSWORD_OF_THIEF }, elsewhere)
    },
  },
  'what was prepared, by the password of sign-up': {
    by: ['confirmEmail', 'settle'],
    gives: (userId) => sql`select id::text as key from users where id = ${userId} and email_verified`,
    shown: ['accounts'],
    prepare: async (person) => {
      await unconfirmed(person)
      const token = await linkOf(person, 'confirm')
      const elsewhere = { ...new Browser().visit(), viewerId: null }
      return (services) => confirmEmail(services, token, { password: PASSWORD }, elsewhere)
    },
  },
  'the link of a second step that is lost': {
    by: ['askForRemoval', 'mailLink'],
    gives: WAYS_IN,
    shown: ['challenges'],
    hasSecondStep: true,
    prepare: async (person) => {
      const browser = await halfSignedIn(person)
      return async (services) => {
        const asked = await askForRemoval(services, browser.request())
        await doJobs({ services, sent: person.sent })
        return asked
      }
    },
  },
  'the removal of a second step': {
    by: ['followLostStepLink'],
    gives: 'second_step_removals',
    shown: [WAYS_IN],
    hasSecondStep: true,
    prepare: async (person) => {
      const token = await linkOf(person, 'lose-second-step')
      return (services) => followLostStepLink(services, token, new Browser().visit())
    },
  },
  'an erasure': {
    by: ['requestErasure'],
    gives: (userId) => sql`select id::text as key from erasures where user_id = ${userId} and erased_at is null`,
    shown: owned,
    prepare:
      ({ viewer }) =>
      (services) =>
        requestErasure(services, viewer, PASSWORD),
  },
}
