import { expect, test } from 'vitest'

import type { RefreshResult } from '#features/shop/core/refresh.ts'

import { formatEnd, outcomeOf, formatResult } from './refresh-outcome.ts'

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

test('one that somebody stopped says what is kept: nothing of a single page, all that was read of a shop', () => {
  expect(outcomeOf({ ...run, kind: 'supplier', status: 'cancelled' })).toEqual({
    title: 'Cancelled',
    text: 'What was read until then is kept.',
  })
  expect(outcomeOf({ ...run, kind: 'page', status: 'cancelled' })).toEqual({ title: 'Cancelled', text: 'Nothing was added.' })
})

test.for([
  ['cancelled', { ...nothing, unchanged: 3 }, 'cancelled; until then 3 unchanged'],
  ['cancelled', nothing, 'cancelled; until then nothing was found'],
  ['cancelled', null, 'cancelled'],
  ['done', nothing, 'Nothing was found'],
  ['failed', null, 'it failed'],
] as const)('a reading that is %s with %o ended so: %s', ([status, result, words]) => {
  expect(formatEnd({ ...run, status, result })).toBe(words)
})

test('why it failed is said with one full stop behind it', () => {
  const error = 'The site shop.example could not be reached.'
  expect(formatEnd({ ...run, status: 'failed', result: null, error })).toBe('The site shop.example could not be reached')
})

test('a result is counted in words, without what did not happen', () => {
  const line = { name: 'A', slug: 'a' }
  expect(formatResult({ ...nothing, added: [line, line], unchanged: 1200 })).toBe('2 added, 1,200 unchanged')
  expect(formatResult(nothing)).toBe('Nothing was found')
})
