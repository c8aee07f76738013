import { sql } from 'drizzle-orm'

import { haveFeed } from '#features/calendar/feeds/feed.factory.server.ts'
import { readFeed } from '#features/calendar/feeds/feeds.server.ts'
import { Browser, haveLink, haveSession, held } from '#features/identity/account.factory.server.ts'
import { writePassword } from '#features/identity/core/accounts.server.ts'
import { hashPassword } from '#features/identity/core/password-hash.server.ts'
import { aPerson } from '#features/identity/people/people.factory.server.ts'
import { grantAdmin, revokeAdmin } from '#features/identity/people/roles.server.ts'
import { findViewer } from '#features/identity/viewer.server.ts'
import type { Services } from '#services.server.ts'
import { doEnding, nameOf, PASSWORD, tokenOf, waysIn, type Person } from '#tests/support/access-endings.ts'
import { endings, granting, undeclaredTables } from '#tests/support/access-tables.ts'
import { aPersonWithEverything } from '#tests/support/person-with-everything.ts'
import { expect, test } from '#tests/support/test.ts'

import { personalData } from './personal-data.ts'

/** Somebody into whose account everything leads that can, and an administrator beside them. */
async function withEveryWayIn(bare: Services) {
  const services = { ...bare, personalData }
  const { db } = services
  const by = await aPerson(services, 'owner', { isAdmin: true })
  const { userId, email } = await aPersonWithEverything(services, 'Ann')
  await grantAdmin(services, { userId, by })
  const hash = await hashPassword(services, PASSWORD)
  await db.transaction(async (tx) => writePassword(await held(tx, userId), services, userId, hash))
  const browser = new Browser()
  browser.take(await haveSession(services, userId, browser.visit()))
  const addresses = [await haveFeed(services, userId, 'own'), await haveFeed(services, userId, 'coach')]
  const links = { userId, address: email }
  for (const purpose of ['sign-in', 'reset', 'lose-second-step', 'leave-address'] as const)
    await haveLink(services, purpose, links)
  await haveLink(services, 'take-address', { userId, address: `new-${email}` })
  const { viewer } = await findViewer(services, browser.request())
  return { services, by, userId, email, browser, viewer: viewer!, addresses }
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
    expect(await Promise.all(person.addresses.map((address) => readFeed(services, tokenOf(address))))).not.toContain(null)
    await doEnding[ending](person)
    const read = []
    for (const address of person.addresses) read.push((await readFeed(services, tokenOf(address))) !== null)
    expect(read).toEqual(answers)
  },
)

test('an administrator who is one again later does not get the former address of the coach’s calendar back', async ({
  services,
}) => {
  const person = await withEveryWayIn(services)
  await revokeAdmin(person.services, person)
  await grantAdmin(person.services, person)
  expect(await readFeed(services, tokenOf(person.addresses[1]!))).toBeNull()
})
