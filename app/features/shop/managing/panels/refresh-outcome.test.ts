import { expect, test } from 'vitest'

import type { RefreshResult } from '#features/shop/refreshing/refresh.ts'

import { outcomeOf, resultInWords } from './refresh-outcome.ts'

const nothing: RefreshResult = { added: [], changed: [], gone: [], unchanged: 0, leftOut: 0, failed: [] }
const run = { id: '1', step: '', done: 1, total: 1, error: null, result: nothing }

test('a reading that goes on has no outcome; one that is over says how it ended, in the words of the specification', () => {
  expect(outcomeOf({ ...run, kind: 'page', status: 'running' })).toBeNull()
  const failed = [{ url: 'https://a.example/', reason: 'The page has no product.' }]
  expect(outcomeOf({ ...run, kind: 'page', status: 'done', result: { ...nothing, failed } })?.title).toBe(
    'Failed to scrape product: The page has no product.',
  )
  expect(outcomeOf({ ...run, kind: 'supplier', status: 'failed', error: 'The shop did not answer.' })).toEqual({
    title: 'Failed to refresh products: The shop did not answer.',
    kind: 'error',
    duration: 5_000,
  })
})

test('a result is counted in words, without what did not happen', () => {
  const line = { name: 'A', slug: 'a' }
  expect(resultInWords({ ...nothing, added: [line, line], unchanged: 1200 })).toBe('2 added, 1,200 unchanged')
  expect(resultInWords(nothing)).toBe('Nothing was found')
})
