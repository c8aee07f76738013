import { sql } from 'drizzle-orm'

import { requestErasure } from '#features/account-data/erasure.server.ts'
import { makeFeed } from '#features/calendar/feeds/feeds.server.ts'
import { Browser, doJobs } from '#features/identity/account.factory.server.ts'
import { changeOwnPassword } from '#features/identity/core/access/own-password.server.ts'
import { askForRemoval, followLostStepLink } from '#features/identity/factors/lost-step.server.ts'
import { askForAddress, confirmAddress } from '#features/identity/links/change-address.server.ts'
import { confirmEmail } from '#features/identity/links/confirm-email.server.ts'
import { resetPassword } from '#features/identity/links/reset-password.server.ts'
import { makeAccessToken } from '#features/identity/tokens/access-tokens.server.ts'
import { anAskedToken } from '#features/identity/tokens/token.factory.server.ts'
import type { Services } from '#services.server.ts'

import { PASSWORD, unconfirmed, type Person } from './access-endings.ts'
import { type GrantCase, halfSignedIn, linkOf, owned, PASSWORD_OF_THIEF, WAYS_IN } from './grant-case.ts'

const askAddress = ({ viewer, email }: Person) => {
  const change = { address: `new-${email}`, password: PASSWORD }
  return (services: Services) => askForAddress(services, viewer, change)
}

/** What lasts beside a password, and what takes the place of one. */
export const lastingGrants: Readonly<Record<string, GrantCase>> = {
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
