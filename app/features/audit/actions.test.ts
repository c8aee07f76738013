import { expect, test } from 'vitest'

import { formatAction, formatDetails, isAction } from './actions.ts'

test('an act stands in words, and one that this version does not know stands as it is', () => {
  expect(formatAction('admin.granted')).toBe('Made admin')
  expect(formatAction('product.cleared')).toBe('product.cleared')
  expect([isAction('admin.granted'), isAction('constructor'), isAction(null)]).toEqual([true, false, false])
})

test('details are read out with their names, ids by their first eight characters', () => {
  expect(formatDetails({ section: 'house', sessions: 2, story: '3f2a1b4c-0000-4000-8000-000000000000' })).toBe(
    'section house, sessions 2, story 3f2a1b4c',
  )
  expect(formatDetails({})).toBe('')
})
