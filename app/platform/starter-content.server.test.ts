import { expect, test } from '#tests/support/test.ts'

import { loadStarterContent, type StarterContent } from './starter-content.server.ts'
import { rateLimits } from './tables.server.ts'

/** A part that leaves a row each time it is loaded. */
function counting() {
  let loaded = 0
  const part: StarterContent = {
    name: 'test.rows',
    load: async (tx, now) => {
      loaded += 1
      await tx.insert(rateLimits).values({ key: `row ${loaded}`, takenAt: [], expiresAt: now })
    },
  }
  return { part, loads: () => loaded }
}

test('it is loaded once in the life of a database, and what was deleted later stays deleted', async ({ services }) => {
  const { part, loads } = counting()
  await loadStarterContent(services, [part])
  await services.db.delete(rateLimits)
  await loadStarterContent(services, [part])
  expect(loads()).toBe(1)
  expect(await services.db.select().from(rateLimits)).toEqual([])
})

test('of several processes that start at once, one loads', async ({ freshDatabase }) => {
  const { services } = await freshDatabase()
  const { part, loads } = counting()
  await Promise.all(Array.from({ length: 4 }, () => loadStarterContent(services, [part])))
  expect(loads()).toBe(1)
})

test('a part that fails is not noted as loaded', async ({ freshDatabase }) => {
  const { services } = await freshDatabase()
  const { part, loads } = counting()
  const broken: StarterContent = { name: part.name, load: () => Promise.reject(new Error('broken')) }
  await expect(loadStarterContent(services, [broken])).rejects.toThrow('broken')
  await loadStarterContent(services, [part])
  expect(loads()).toBe(1)
})
