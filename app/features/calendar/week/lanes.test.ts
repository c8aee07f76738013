import { expect, test } from 'vitest'

import { inLanes, linesOf } from './lanes.ts'

const lanesOf = (...spans: [minute: number, minutes: number][]) =>
  inLanes(spans.map(([minute, minutes]) => ({ minute, minutes }))).map(({ minute, lane, lanes: of }) => [minute, lane, of])

test('what follows each other has the whole width, what shares a time stands side by side', () => {
  expect(lanesOf([540, 60], [600, 60])).toEqual([
    [540, 0, 1],
    [600, 0, 1],
  ])
  // The hour that comes twice, and what follows on its second half.
  expect(lanesOf([150, 60], [150, 60], [210, 60])).toEqual([
    [150, 0, 2],
    [150, 1, 2],
    [210, 0, 1],
  ])
})

test('what is shorter than its line keeps clear of the next, and a lane that is free again is used again', () => {
  expect(lanesOf([540, 5], [545, 60], [560, 15], [600, 30])).toEqual([
    [540, 0, 2],
    [545, 1, 2],
    [560, 0, 2],
    [600, 0, 2],
  ])
})

test('half an hour has one line, three quarters two, an hour three, and more four', () => {
  expect([5, 15, 30, 45, 60, 90].map(linesOf)).toEqual([1, 1, 1, 2, 3, 4])
})
