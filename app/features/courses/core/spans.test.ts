import fc from 'fast-check'
import { expect, test } from 'vitest'

import { isWatched, mergeSpans, shareWatched, type Span } from './spans.ts'

const spans = fc.array(fc.tuple(fc.nat(600), fc.nat(600)))
const secondsOf = (list: ReadonlyArray<Span>) => {
  const seconds = new Set<number>()
  for (const [from, to] of list) for (let second = from; second < to; second++) seconds.add(second)
  return seconds
}

test('stretches that meet become one', () => {
  expect(
    mergeSpans([
      [30, 40],
      [0, 10],
      [10, 20],
      [35, 36],
      [50, 50],
    ]),
  ).toEqual([
    [0, 20],
    [30, 40],
  ])
})

test('merged stretches hold the same seconds, in order and apart', () => {
  fc.assert(
    fc.property(spans, (list) => {
      const merged = mergeSpans(list)
      expect(secondsOf(merged)).toEqual(secondsOf(mergeSpans(list.toReversed())))
      expect([...secondsOf(merged)].toSorted((a, b) => a - b)).toEqual([...secondsOf(list)].toSorted((a, b) => a - b))
      for (let at = 1; at < merged.length; at++) expect(merged[at]![0]).toBeGreaterThan(merged[at - 1]![1])
    }),
  )
})

test('what was played twice counts once, and what lies outside the recording does not count', () => {
  expect(
    shareWatched(
      [
        [0, 50],
        [25, 50],
        [90, 500],
      ],
      100,
    ),
  ).toBe(0.6)
  expect(shareWatched([[0, 10]], 0)).toBe(0)
})

test('nine tenths are enough', () => {
  expect([isWatched([[0, 90]], 100), isWatched([[0, 89]], 100)]).toEqual([true, false])
})
