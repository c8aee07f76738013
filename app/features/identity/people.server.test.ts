import { expect, test } from '#tests/support/test.ts'

import { insertAccount } from './core/accounts.server.ts'
import { countPeople } from './people.server.ts'

test('people are counted, and among them the confirmed and the administrators', async ({ services }) => {
  expect(await countPeople(services.db)).toEqual({ all: 0, confirmed: 0, admins: 0 })
  await services.db.transaction(async (tx) => {
    await insertAccount(tx, services, { email: 'owner@example.com', displayName: '', isAdmin: true, emailVerified: true })
    await insertAccount(tx, services, { email: 'maya@example.com', displayName: '' })
  })
  expect(await countPeople(services.db)).toEqual({ all: 2, confirmed: 1, admins: 1 })
})
