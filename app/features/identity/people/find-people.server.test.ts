import { insertAccount } from '#features/identity/core/accounts.server.ts'
import { sessions } from '#features/identity/core/tables.server.ts'
import type { Services } from '#services.server.ts'
import { expect, test } from '#tests/support/test.ts'

import { findPeople, findPeopleIds, findPerson } from './find-people.server.ts'
import type { PeopleOrder } from './people-order.ts'

const joins = (services: Services, email: string, displayName = '') =>
  services.db.transaction(async (tx) => (await insertAccount(tx, services, { email, displayName }))!)

const names = async (services: Services, search: string, page = 1) =>
  (await findPeople(services, { search, page })).people.map(({ displayName, email }) => displayName ?? email)

test('people are found by a part of their name or address, whatever its case', async ({ services }) => {
  await joins(services, 'maya@example.com', 'Maya Lind')
  await joins(services, 'ben@elsewhere.example', 'Ben')
  expect(await names(services, 'maya l')).toEqual(['Maya Lind'])
  expect(await names(services, 'ELSEWHERE')).toEqual(['Ben'])
  expect(await names(services, 'nobody')).toEqual([])
})

test('the characters of a pattern stand for themselves', async ({ services }) => {
  await joins(services, 'a_b@example.com')
  await joins(services, 'axb@example.com')
  await joins(services, 'percent@example.com', '100 % Ann \\ co')
  expect(await names(services, 'a_b')).toEqual(['a_b@example.com'])
  expect(await names(services, '0 %')).toEqual(['100 % Ann \\ co'])
  expect(await names(services, 'Ann \\')).toEqual(['100 % Ann \\ co'])
})

test('a page holds 50, the newest first, and says whether there are more', async ({ services, clock }) => {
  for (let at = 10; at < 65; at++) {
    clock.set(new Date(Date.parse('2026-03-02T09:00:00Z') + at * 60_000).toISOString())
    await joins(services, `p${at}@example.com`)
  }
  const first = await findPeople(services, { search: '', page: 1 })
  const second = await findPeople(services, { search: '', page: 2 })
  expect([first.people.length, first.hasMore, second.people.length, second.hasMore]).toEqual([50, true, 5, false])
  expect(first.people[0]!.email).toBe('p64@example.com')
  expect(second.people.at(-1)!.email).toBe('p10@example.com')
})

test('people stand by name, those without one by their address, and by when they came', async ({ services, clock }) => {
  for (const [at, email, name] of [
    [1, 'zoe@example.com', 'anna'],
    [2, 'mia@example.com', undefined],
    [3, 'b@example.com', 'Zora'],
  ] as const) {
    clock.set(`2026-03-02T09:0${at}:00Z`)
    await joins(services, email, name)
  }
  const by = async (order: PeopleOrder) => {
    const { people } = await findPeople(services, { search: '', page: 1, order })
    return people.map(({ displayName, email }) => displayName ?? email)
  }
  const byName = ['anna', 'mia@example.com', 'Zora']
  expect([await by('a-z'), await by('z-a')]).toEqual([byName, byName.toReversed()])
  expect([await by('oldest'), await by('newest')]).toEqual([byName, byName.toReversed()])
})

test('a person was last seen with the last use of any session, and running sessions are counted', async ({ services }) => {
  const userId = await joins(services, 'maya@example.com')
  expect(await findPerson(services, userId)).toMatchObject({ lastSeenAt: null, sessions: { count: 0, lastUsedAt: null } })
  const session = (token: string, lastUsedAt: string, expiresAt: string) => ({
    userId,
    token,
    lastUsedAt: new Date(lastUsedAt),
    expiresAt: new Date(expiresAt),
  })
  await services.db
    .insert(sessions)
    .values([
      session('over', '2026-01-01T08:00:00Z', '2026-02-01T08:00:00Z'),
      session('first', '2026-03-01T08:00:00Z', '2026-04-01T08:00:00Z'),
      session('second', '2026-03-02T08:00:00Z', '2026-04-01T08:00:00Z'),
    ])
  const lastUsedAt = new Date('2026-03-02T08:00:00Z')
  expect(await findPerson(services, userId)).toMatchObject({ lastSeenAt: lastUsedAt, sessions: { count: 2, lastUsedAt } })
  expect((await findPeople(services, { search: '', page: 1 })).people).toMatchObject([{ userId, lastSeenAt: lastUsedAt }])
})

test('an id finds its own person, and what is no id or nobody’s finds none', async ({ services }) => {
  const userId = await joins(services, 'maya@example.com')
  expect(await findPeopleIds(services.db, userId)).toEqual([userId])
  expect(await findPeopleIds(services.db, 'maya@')).toEqual([userId])
  expect(await findPerson(services, '00000000-0000-4000-8000-000000000000')).toBeNull()
  expect(await findPerson(services, 'no-id')).toBeNull()
})
