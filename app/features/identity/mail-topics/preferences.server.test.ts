import { insertAccount } from '#features/identity/core/accounts.server.ts'
import type { Services } from '#services.server.ts'
import { expect, test } from '#tests/support/test.ts'

import {
  findMailPreferences,
  findReader,
  listAdminAddresses,
  listIncomingAddresses,
  listReaders,
  saveMailPreferences,
  stopAddress,
  stopMails,
  topicToStop,
} from './preferences.server.ts'

async function aPerson({ db, clock }: Services, name: string, facts: { isAdmin?: boolean; emailVerified?: boolean } = {}) {
  const account = { email: `${name}@example.com`, displayName: name, timeZone: 'Europe/Berlin', emailVerified: true, ...facts }
  return (await db.transaction((tx) => insertAccount(tx, { clock }, account)))!
}

const tokenOf = (address: string) => new URL(address).searchParams.get('token')!

test('without a choice each topic’s own default holds, and a choice wins over it', async ({ services }) => {
  const userId = await aPerson(services, 'ann')
  expect(await findMailPreferences(services, userId)).toEqual({
    'check-in': false,
    story: true,
    trial: true,
    incoming: true,
    'read-first': true,
  })
  await saveMailPreferences(services, { userId, isAdmin: false }, new Set(['check-in']))
  expect(await findMailPreferences(services, userId)).toMatchObject({ 'check-in': true, story: false })
  await saveMailPreferences(services, { userId, isAdmin: false }, new Set(['story', 'unheard-of']))
  expect(await findMailPreferences(services, userId)).toEqual({
    'check-in': false,
    story: true,
    incoming: true,
    'read-first': true,
    trial: false,
  })
})

test('only who runs the site chooses what comes in, and who turned it off is not told', async ({ services }) => {
  const owner = await aPerson(services, 'owner', { isAdmin: true })
  await aPerson(services, 'second', { isAdmin: true })
  await aPerson(services, 'member')
  expect(await listIncomingAddresses(services.db)).toEqual(['owner@example.com', 'second@example.com'])
  await saveMailPreferences(services, { userId: owner, isAdmin: true }, new Set())
  expect(await listIncomingAddresses(services.db)).toEqual(['second@example.com'])
  await saveMailPreferences(services, { userId: owner, isAdmin: true }, new Set(['read-first']))
  expect(await listIncomingAddresses(services.db)).toEqual(['second@example.com'])
  expect(await listAdminAddresses(services.db, 'read-first')).toEqual(['owner@example.com', 'second@example.com'])
})

test('mails go to confirmed addresses alone', async ({ services }) => {
  const ann = await aPerson(services, 'ann', { emailVerified: false })
  const bob = await aPerson(services, 'bob')
  for (const userId of [ann, bob]) await saveMailPreferences(services, { userId, isAdmin: false }, new Set(['check-in', 'story']))
  expect(await listReaders(services.db, 'check-in')).toEqual([
    { userId: bob, email: 'bob@example.com', timeZone: 'Europe/Berlin' },
  ])
  expect(await findReader(services, ann, 'story')).toBeNull()
  expect(await findReader(services, bob, 'story')).toMatchObject({ email: 'bob@example.com' })
})

test('the address in a mail stops its topic for its reader alone, and names neither', async ({ services }) => {
  const [ann, bob] = [await aPerson(services, 'ann'), await aPerson(services, 'bob')]
  const address = stopAddress(services, ann, 'story')
  expect(address).not.toMatch(new RegExp(`${ann}|story$|ann`))
  expect(topicToStop(services, tokenOf(address))).toBe('story')
  expect(await findMailPreferences(services, ann)).toMatchObject({ story: true })
  expect(await stopMails(services, tokenOf(address))).toBe('story')
  expect(await stopMails(services, tokenOf(address))).toBe('story')
  expect(await findMailPreferences(services, ann)).toMatchObject({ story: false })
  expect(await findReader(services, ann, 'story')).toBeNull()
  expect(await findMailPreferences(services, bob)).toMatchObject({ story: true })
})

test('a changed address, one of another installation, and one of an account that is gone stop nothing', async ({ services }) => {
  const token = tokenOf(stopAddress(services, '00000000-0000-4000-8000-000000000000', 'story'))
  expect(await stopMails(services, token)).toBeNull()
  expect(await stopMails(services, `${token.slice(0, -2)}aa`)).toBeNull()
  expect(await stopMails(services, '')).toBeNull()
  expect(topicToStop({ secret: 'another secret, which is long enough to be one' }, token)).toBeNull()
})
