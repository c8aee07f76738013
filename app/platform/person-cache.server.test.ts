import { expect, test } from '#tests/support/test.ts'

import { forgetPeople, PersonCache, personCache, type AskedPage } from './person-cache.server.ts'

/** Pages that count how often they were worked out. */
function counted(cache: PersonCache) {
  const worked: string[] = []
  const show = (person: string, state: string | null, given: Partial<AskedPage> & { value?: string } = {}) => {
    const { page = 'dashboard', value = `${page} of ${person}, ${state}` } = given
    return cache.show({ person, page, state }, (before: string | null) => {
      worked.push(before === null ? value : `${value} after ${before}`)
      return Promise.resolve(value)
    })
  }
  return { worked, show }
}

const limits = { pages: 100, bytes: 1_000_000, ms: 3_600_000 }

test('a page is worked out once for each state, and the next work gets what was there before', async ({ clock }) => {
  const { worked, show } = counted(new PersonCache(clock))
  for (const state of ['one', 'one', 'two', 'two', 'one']) expect(await show('maya', state)).toBe(`dashboard of maya, ${state}`)
  expect(worked).toEqual([
    'dashboard of maya, one',
    'dashboard of maya, two after dashboard of maya, one',
    'dashboard of maya, one after dashboard of maya, two',
  ])
})

test('people who come in turns never see each other’s pages', async ({ clock }) => {
  const { worked, show } = counted(new PersonCache(clock))
  for (let turn = 0; turn < 5; turn++) {
    expect(await Promise.all([show('maya', 'same'), show('noor', 'same'), show('maya', 'same', { page: 'trends' })])).toEqual([
      'dashboard of maya, same',
      'dashboard of noor, same',
      'trends of maya, same',
    ])
  }
  expect(worked).toHaveLength(3)
})

test('without a state, and where the work fails or its value may not be kept, nothing is kept', async ({ clock }) => {
  const cache = new PersonCache(clock)
  const { worked, show } = counted(cache)
  await show('maya', null)
  await show('maya', null)
  const asked = { person: 'maya', page: 'dashboard', state: 'one' }
  await expect(cache.show(asked, () => Promise.reject(new Error('gone')))).rejects.toThrow('gone')
  await cache.show(
    asked,
    () => Promise.resolve('passing'),
    () => false,
  )
  expect([worked.length, cache.size]).toEqual([2, { pages: 0, bytes: 0 }])
})

test('what is kept stays within its bounds, and what was looked at longest ago goes first', async ({ clock }) => {
  const few = new PersonCache(clock, { ...limits, pages: 3 })
  const { worked, show } = counted(few)
  for (const person of ['a', 'b', 'c', 'a', 'd', 'a', 'b']) await show(person, 'one')
  expect(worked.map((text) => text[13])).toEqual(['a', 'b', 'c', 'd', 'b'])
  const small = new PersonCache(clock, { ...limits, bytes: 100_000 })
  const { show: showLong } = counted(small)
  for (let person = 0; person < 200; person++) {
    await showLong(String(person), 'one', { value: 'x'.repeat(1_000 + person * 10) })
    expect(small.size.bytes).toBeLessThanOrEqual(100_000)
  }
  expect(small.size.pages).toBeGreaterThan(10)
  // A page that is larger than everything that may be kept leaves nothing behind it.
  await showLong('huge', 'one', { value: 'x'.repeat(120_000) })
  expect(small.size).toEqual({ pages: 0, bytes: 0 })
})

test('a person has one value of each page, however often it changes, and its room is given back', async ({ clock }) => {
  const cache = new PersonCache(clock)
  const { show } = counted(cache)
  await show('maya', 'state 0', { value: 'x'.repeat(500) })
  const { bytes } = cache.size
  for (let state = 1; state < 10; state++) await show('maya', `state ${state}`, { value: 'x'.repeat(500) })
  expect(cache.size).toEqual({ pages: 1, bytes })
})

test('what nobody looks at for an hour is not kept', async ({ clock }) => {
  const cache = new PersonCache(clock, limits)
  const { worked, show } = counted(cache)
  await show('maya', 'one')
  clock.set('2026-03-02T10:29:00Z')
  await show('maya', 'one')
  clock.set('2026-03-02T11:30:00Z')
  await show('noor', 'one')
  expect(cache.size.pages).toBe(1)
  await show('maya', 'one')
  expect(worked).toHaveLength(3)
})

test('once somebody is gone, nothing is kept of anybody, nor what was being worked out meanwhile', async ({ services }) => {
  const cache = personCache(services)
  const { show } = counted(cache)
  await show('noor', 'one')
  const slow = Promise.withResolvers<string>()
  const begun = cache.show({ person: 'maya', page: 'dashboard', state: 'one' }, () => slow.promise)
  await services.db.transaction((tx) => forgetPeople(services, tx))
  slow.resolve('hers')
  expect(await begun).toBe('hers')
  expect(cache.size).toEqual({ pages: 0, bytes: 0 })
})
