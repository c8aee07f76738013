import { expect, test } from 'vitest'

import { boxOf, tickedIn, undoOf, undoParam } from './ticks.ts'

const ids = ['00000000-0000-4000-8000-000000000001', '00000000-0000-4000-8000-000000000002']
const acts = ['publish', 'unpublish'] as const

test('what is ticked is read by the names of its boxes', () => {
  expect(tickedIn({ [boxOf('a')]: 'on', intent: 'publish-ticked', [boxOf('b')]: 'on' })).toEqual(['a', 'b'])
})

test('an address offers to take back what it names, and nothing else', () => {
  const undo = { act: 'publish', ids } as const
  expect(undoOf(undoParam(undo), acts)).toEqual(undo)
  for (const wrong of [null, '', 'publish', `delete~${ids[0]}`, 'publish~x', 'publish~'])
    expect([wrong, undoOf(wrong, acts)]).toEqual([wrong, null])
})
