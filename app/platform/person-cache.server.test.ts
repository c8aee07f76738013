import { randomBytes } from 'node:crypto'

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

/** A text that compression makes no shorter. */
const noise = (length: number) => randomBytes(length).toString('latin1')

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
    await showLong(String(person), 'one', { value: noise(1_000 + person * 10) })
    expect(small.size.bytes).toBeLessThanOrEqual(100_000)
  }
  expect(small.size.pages).toBeGreaterThan(10)
  // A page that is larger than everything that may be kept leaves nothing behind it.
  await showLong('huge', 'one', { value: noise(120_000) })
  expect(small.size).toEqual({ pages: 0, bytes: 0 })
})

test('a person has one value of each page, however often it changes, and its room is given back', async ({ clock }) => {
  const cache = new PersonCache(clock)
  const { show } = counted(cache)
  const value = noise(500)
  await show('maya', 'state 0', { value })
  const { bytes } = cache.size
  for (let state = 1; state < 10; state++) await show('maya', `state ${state}`, { value })
  expect(cache.size).toEqual({ pages: 1, bytes })
})

test('what is kept takes less than a quarter of a page’s letters, and comes back as it was each time', async ({ clock }) => {
  const cache = new PersonCache(clock)
  const rows = Array.from(
    { length: 500 },
    (_, row) => `<tr><th scope="row">${row} Nov</th><td>${row * 7} – ${row * 11}</td></tr>`,
  )
  const value = { html: rows.join(''), readings: [null, undefined, 1.5, 'Schlaf – 睡眠'], since: new Date(0) }
  const asked = { person: 'maya', page: 'trends', state: 'one' }
  await cache.show(asked, () => Promise.resolve(value))
  const work = () => Promise.reject(new Error('worked out again'))
  const [first, second] = [await cache.show<typeof value>(asked, work), await cache.show<typeof value>(asked, work)]
  expect(first).toEqual(value)
  expect(second).toEqual(value)
  // Nobody who changes what they got changes what the next one gets.
  expect(second).not.toBe(first)
  expect(cache.size.bytes).toBeLessThan(value.html.length / 4)
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
