import { anOwnerSignedIn } from '#features/identity/account.factory.server.ts'
import { insertAccount } from '#features/identity/core/accounts.server.ts'
import type { Services } from '#services.server.ts'
import { countQueries } from '#tests/support/count-queries.ts'
import { routeArgs } from '#tests/support/route-args.ts'
import { expect, test } from '#tests/support/test.ts'

import { loader } from './people.tsx'

const joins = (services: Services, email: string) =>
  services.db.transaction((tx) => insertAccount(tx, services, { email, displayName: '' }))

test('a page of people is fifty rows, sorted as asked, in the same few questions however many there are', async ({
  freshDatabase,
}) => {
  const { services, pool } = await freshDatabase()
  const { viewer } = await anOwnerSignedIn(services)
  const look = (of: Services, search = '') =>
    loader(routeArgs(new Request(`https://wellward.test/admin/people${search}`), { services: of, viewer }))
  const few = await countQueries({ services, pool }, (counted) => look(counted))
  for (let at = 10; at < 70; at++) await joins(services, `p${at}@example.com`)
  const many = await countQueries({ services, pool }, (counted) => look(counted))
  expect(many).toBe(few)
  expect(many).toBeLessThanOrEqual(3)

  const first = await look(services, '?sort=a-z&q=example')
  expect([first.people.length, first.hasMore]).toEqual([50, true])
  expect(first.people.map(({ email }) => email)).toEqual(first.people.map(({ email }) => email).toSorted())
  expect((await look(services, '?sort=nothing')).order).toBe('newest')
})
