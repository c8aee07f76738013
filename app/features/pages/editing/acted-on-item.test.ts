import { expect, test } from 'vitest'

import { actedOn } from './acted-on-item.ts'

test.each([
  ['add:points', 2, 2],
  ['up:points.1', 2, 0],
  ['down:points.0', 2, 1],
  ['remove:points.0', 3, 0],
  ['remove:points.2', 3, 1],
])('after %s of %i items the focus goes to the one at %i', (act, before, at) => {
  expect(actedOn(act, before)).toEqual({ list: 'points', verb: act.split(':')[0], at })
})
