import { hashPassword } from 'better-auth/crypto'
import { sql } from 'drizzle-orm'

import { carryOutErasures } from '#features/account-data/carry-out.server.ts'
import { haveFeed } from '#features/calendar/feeds/feed.factory.server.ts'
import { readFeed } from '#features/calendar/feeds/feeds.server.ts'
import { Browser, haveLink, haveSession, held } from '#features/identity/account.factory.server.ts'
import { writePassword } from '#features/identity/accounts.server.ts'
import { confirmEmail } from '#features/identity/links/confirm-email.server.ts'
import { resetPassword } from '#features/identity/links/reset-password.server.ts'
import { signInByLink } from '#features/identity/links/sign-in-link.server.ts'
import { changeOwnPassword } from '#features/identity/own-password.server.ts'
import { aPerson } from '#features/identity/people/people.factory.server.ts'
import { endSessionsOf, grantAdmin, revokeAdmin } from '#features/identity/people/roles.server.ts'
import { takeSecondStepOf } from '#features/identity/people/second-steps.server.ts'
import { signOut } from '#features/identity/sessions.server.ts'
import { findViewer } from '#features/identity/viewer.server.ts'
import type { Services } from '#platform/services.server.ts'
import { endings, granting, undeclaredTables, type Ending } from '#tests/support/access-tables.ts'
import { aPersonWithEverything } from '#tests/support/person-with-everything.ts'
import { expect, test } from '#tests/support/test.ts'

import { personalData } from './personal-data.ts'

const PASSWORD = 'Blue-house-7'
const NEXT = 'Other-house-8'
const feed = (address: string) => new URL(address).searchParams.get('token')!
const tokenOf = (link: string) => new URL(link).searchParams.get('token')!
const network = '192.0.2.1'

/** Somebody into whose account everything leads that can, and an administrator beside them. */
async function withEveryWayIn(bare: Services) {
  const services = { ...bare, personalData }
  const { db } = services
  const by = await aPerson(services, 'owner', { isAdmin: true })
  const { userId, email } = await aPersonWithEverything(services, 'Ann')
  await grantAdmin(services, { userId, by })
  const hash = await hashPassword(PASSWORD)
  await db.transaction(async (tx) => writePassword(await held(tx, userId), services, userId, hash))
  const browser = new Browser()
  browser.take(await haveSession(services, userId, browser.visit()))
  const addresses = [await haveFeed(services, userId, 'own'), await haveFeed(services, userId, 'coach')]
  const links = { userId, address: email }
  for (const purpose of ['sign-in', 'reset', 'lose-second-step', 'leave-address'] as const)
    await haveLink(services, purpose, links)
  await haveLink(services, 'take-address', { userId, address: `new-${email}` })
  const { viewer } = await findViewer(services, browser.request())
  return { services, by, userId, email, browser, viewer: viewer!, addresses, links }
}

type Person = Awaited<ReturnType<typeof withEveryWayIn>>

async function change({ services, viewer }: Person, ends: boolean) {
  return changeOwnPassword(services, viewer, { current: PASSWORD, next: NEXT, endsTokens: ends, endsAddresses: ends })
}

async function unconfirmed({ services: { db }, userId }: Person) {
  await db.execute(sql`update users set email_verified = false where id = ${userId}`)
}

/** Does each as its page does. */
const doEnding: Record<Ending, (person: Person) => Promise<unknown>> = {
  'claimed with a new password': async (person) => {
    await unconfirmed(person)
    const link = await haveLink(person.services, 'confirm', person.links)
    const elsewhere = { ...new Browser().visit(), viewerId: null }
    return confirmEmail(person.services, tokenOf(link), { newPassword: NEXT }, elsewhere)
  },
  'claimed by a sign-in link': async (person) => {
    await unconfirmed(person)
    const link = await haveLink(person.services, 'sign-in', person.links)
    return signInByLink(person.services, tokenOf(link), new Browser().visit())
  },
  reset: async ({ services, links }) =>
    resetPassword(services, tokenOf(await haveLink(services, 'reset', links)), NEXT, { network }),
  'password changed': (person) => change(person, false),
  'password changed, with what may go on': (person) => change(person, true),
  'signed out': async ({ services, browser }) => ({ ok: (await signOut(services, browser.request())).has('Set-Cookie') }),
  'signed out by an administrator': ({ services, userId, by }) => endSessionsOf(services, { userId, by }),
  'taken out of those who run the site': ({ services, userId, by }) => revokeAdmin(services, { userId, by }),
  'second step taken away': ({ services, userId, by }) => takeSecondStepOf(services, { userId, by }),
  erased: async ({ services, userId }) => {
    await services.db.execute(sql`update erasures set due_at = ${services.clock.now().toISOString()} where user_id = ${userId}`)
    await carryOutErasures(services)
    return { ok: true }
  },
}

const nameOf = ({ table, rows }: (typeof granting)[number]) => (rows ? `${table}, ${rows}` : table)

/** What leads into a person’s account, by the name of its line in the list. */
async function waysIn({ db }: Services, userId: string): Promise<Map<string, string[]>> {
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

/** Who changes the password in a browser stays signed in there. */
async function otherSessions({ services, userId, viewer }: Person): Promise<string[]> {
  const { rows } = await services.db.execute<{ key: string }>(
    sql`select token as key from sessions where user_id = ${userId} and id <> ${viewer.sessionId}`,
  )
  return rows.map(({ key }) => key)
}

test('every table of the schema is declared: what it grants access to and what ends that, or why it grants none', async ({
  services,
}) => {
  expect(await undeclaredTables(services.db)).toEqual({ undeclared: [], gone: [], twice: [] })
  for (const { table } of services.furtherAccess) expect(granting.map((line) => line.table)).toContain(table)
})

test('a new table is noticed', async ({ services }) => {
  await services.db.execute(sql`create table guest_passes (user_id uuid, token text)`)
  await services.db.execute(sql`create materialized view guest_list as select token from guest_passes`)
  expect((await undeclaredTables(services.db)).undeclared).toEqual(['guest_list', 'guest_passes'])
})

test.for(endings)('%s: what led into the account ends where the list says so, and nowhere else', async (ending, { services }) => {
  const person = await withEveryWayIn(services)
  const before = await waysIn(person.services, person.userId)
  if (ending.startsWith('password changed')) before.set('sessions', await otherSessions(person))
  for (const [name, keys] of before) expect(keys, name).not.toEqual([])
  expect(await doEnding[ending](person)).toMatchObject({ ok: true })
  const after = await waysIn(person.services, person.userId)
  const ended = [...before].filter(([name, keys]) => !keys.some((key) => after.get(name)!.includes(key))).map(([name]) => name)
  const whole = [...before].filter(([name, keys]) => keys.every((key) => after.get(name)!.includes(key))).map(([name]) => name)
  const declared = granting.filter(({ endedBy }) => endedBy.includes(ending)).map(nameOf)
  expect(ended.toSorted()).toEqual(declared.toSorted())
  expect([...ended, ...whole].toSorted()).toEqual([...before.keys()].toSorted())
})

test.for([
  ['claimed with a new password', [false, false]],
  ['claimed by a sign-in link', [false, false]],
  ['reset', [false, false]],
  ['password changed', [true, true]],
  ['password changed, with what may go on', [false, false]],
  ['signed out', [true, true]],
  ['taken out of those who run the site', [true, false]],
  ['erased', [false, false]],
] as const)(
  '%s: whether the private addresses of calendars, own and coach’s, still answer: %j',
  async ([ending, answers], { services }) => {
    const person = await withEveryWayIn(services)
    expect(await Promise.all(person.addresses.map((address) => readFeed(services, feed(address))))).not.toContain(null)
    await doEnding[ending](person)
    const read = []
    for (const address of person.addresses) read.push((await readFeed(services, feed(address))) !== null)
    expect(read).toEqual(answers)
  },
)

test('an administrator who is one again later does not get the former address of the coach’s calendar back', async ({
  services,
}) => {
  const person = await withEveryWayIn(services)
  await revokeAdmin(person.services, person)
  await grantAdmin(person.services, person)
  expect(await readFeed(services, feed(person.addresses[1]!))).toBeNull()
})
