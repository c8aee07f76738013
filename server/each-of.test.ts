import { expect, test } from 'vitest'

import type { PageContributor } from '#features/site/core/ports.server.ts'
import type { Infrastructure } from '#platform/infrastructure.server.ts'

import { eachOf } from './each-of.ts'

const modest = {
  async list(_services: Pick<Infrastructure, 'db'>) {
    return [{ path: '/about', title: 'About' }]
  },
  find: async () => null,
}
const greedy = {
  async list(_services: Pick<Infrastructure, 'db' | 'mail'>) {
    return []
  },
  find: async () => null,
}
const odd = { list: async () => [{ path: '/about' }], find: async () => null }

test('contributors are as many as were given, and types hold each of them against the contract', () => {
  expect(eachOf<PageContributor>(modest, modest)).toEqual([modest, modest])
  // @ts-expect-error: nobody hands on the mail.
  expect(eachOf<PageContributor>(modest, greedy)).toHaveLength(2)
  // @ts-expect-error: a page has a title.
  expect(eachOf<PageContributor>(modest, odd)).toHaveLength(2)
})
