import { sql } from 'drizzle-orm'

import { carryOutErasures } from '#features/account-data/carry-out.server.ts'
import { Browser, haveLink } from '#features/identity/account.factory.server.ts'
import { changeOwnPassword } from '#features/identity/core/access/own-password.server.ts'
import { signOut } from '#features/identity/core/access/sessions.server.ts'
import type { Viewer } from '#features/identity/core/viewer.ts'
import { confirmEmail } from '#features/identity/links/confirm-email.server.ts'
import { resetPassword } from '#features/identity/links/reset-password.server.ts'
import { signInByLink } from '#features/identity/links/sign-in-link.server.ts'
import { endSessionsOf, revokeAdmin } from '#features/identity/people/roles.server.ts'
import { takeSecondStepOf } from '#features/identity/people/second-steps.server.ts'
import type { Services } from '#services.server.ts'

import { granting, type Ending } from './access-tables.ts'

export const PASSWORD = 'Blue-house-7'
export const NEXT = 'Other-house-8'
const network = '192.0.2.1'

/** Somebody with an account, the browser in which they are signed in, and another person who runs the site. */
export interface Person {
  readonly services: Services
  readonly by: string
  readonly userId: string
  readonly email: string
  readonly browser: Browser
  readonly viewer: Viewer
}

/** The token in a mailed link or a private address. */
export const tokenOf = (link: string) => new URL(link).searchParams.get('token')!

const linkOf = async ({ services, userId, email }: Person, purpose: 'confirm' | 'sign-in' | 'reset') =>
  tokenOf(await haveLink(services, purpose, { userId, address: email }))

async function change({ services, viewer }: Person, ends: boolean) {
  return changeOwnPassword(services, viewer, { current: PASSWORD, next: NEXT, endsTokens: ends, endsAddresses: ends })
}

export async function unconfirmed({ services: { db }, userId }: Pick<Person, 'services' | 'userId'>) {
  await db.execute(sql`update users set email_verified = false where id = ${userId}`)
}

/** Does each as its page does. */
export const doEnding: Record<Ending, (person: Person) => Promise<unknown>> = {
  'claimed with a new password': async (person) => {
    await unconfirmed(person)
    const elsewhere = { ...new Browser().visit(), viewerId: null }
    return confirmEmail(person.services, await linkOf(person, 'confirm'), { newPassword: NEXT }, elsewhere)
  },
  'claimed by a sign-in link': async (person) => {
    await unconfirmed(person)
    return signInByLink(person.services, await linkOf(person, 'sign-in'), new Browser().visit())
  },
  reset: async (person) => resetPassword(person.services, await linkOf(person, 'reset'), NEXT, { network }),
  'password changed': (person) => change(person, false),
  'password changed, with what may go on': (person) => change(person, true),
  'signed out': async ({ services, browser }) => ({ ok: (await signOut(services, browser.request())).has('Set-Cookie') }),
  'signed out by an administrator': ({ services, userId, by }) => endSessionsOf(services, { userId, by }),
  'taken out of those who run the site': ({ services, userId, by }) => revokeAdmin(services, { userId, by }),
  'second step taken away': ({ services, userId, by }) => takeSecondStepOf(services, { userId, by }),
  erased: async ({ services, userId }) => {
    const now = services.clock.now().toISOString()
    await services.db.execute(sql`
      insert into erasures (user_id, requested_at, due_at) values (${userId}, ${now}, ${now})
      on conflict (user_id) do update set due_at = excluded.due_at`)
    await carryOutErasures(services)
    return { ok: true }
  },
}

/** The name of a line of the list. */
export const nameOf = ({ table, rows }: (typeof granting)[number]) => (rows ? `${table}, ${rows}` : table)

/** What leads into a person’s account, by the name of its line in the list. */
export async function waysIn({ db }: Services, userId: string): Promise<Map<string, string[]>> {
  const found = new Map<string, string[]>()
  for (const line of granting) {
    const { rows } = await db.execute<{ key: string }>(line.keys(userId))
    found.set(
      nameOf(line),
      rows.map(({ key }) => key),
    )
  }
  return found
}
