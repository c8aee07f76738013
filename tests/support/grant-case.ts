import { type SQL } from 'drizzle-orm'

import { Browser, haveLink } from '#features/identity/account.factory.server.ts'
import { signIn } from '#features/identity/core/access/sign-in.server.ts'
import type { Services } from '#services.server.ts'

import { PASSWORD, tokenOf, type Person } from './access-endings.ts'
import type { SentJob } from './recording-services.ts'

/** Somebody whose way in is about to be granted. */
export interface Candidate extends Person {
  readonly sent: SentJob[]
  /** Of the authenticator app, where they have one. */
  readonly secret: string | null
}

export type Grant = (services: Services) => Promise<unknown>

export interface GrantCase {
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

export const PASSWORD_OF_THIEF = 'Thief-house-9'
export const owned = ['sessions', 'accounts'] as const
export const WAYS_IN = 'mailed_links, ways in'
export const linkOf = async ({ services, userId, email }: Person, purpose: Parameters<typeof haveLink>[1], address = email) =>
  tokenOf(await haveLink(services, purpose, { userId, address }))
export const byPassword = ({ email }: Person) => {
  const elsewhere = new Browser().visit()
  return (services: Services) => signIn(services, { email, password: PASSWORD }, elsewhere)
}
/** A browser in which the password was right and the second step is asked for. */
export async function halfSignedIn(person: Person): Promise<Browser> {
  const browser = new Browser()
  const asked = await byPassword(person)(person.services)
  if (asked.ok || asked.reason !== 'second step') throw new Error('No second step was asked for')
  browser.take(asked.headers)
  return browser
}
