import fc from 'fast-check'
import { expect, test } from 'vitest'

import { tooFastGrowth } from '#tests/patterns/growth.ts'

import { gatherNights, type Sleep } from './nights.ts'

const MINUTE = 60_000
const someSpan = fc.record({ start: fc.integer({ min: 0, max: 4_000 }), length: fc.integer({ min: 1, max: 600 }) })

/** The nights of spans that are asleep from end to end, minute by minute. */
function nightsOfSpans(spans: ReadonlyArray<{ start: number; length: number; asleep?: number }>) {
  const nights = gatherNights()
  for (const [row, { start, length, asleep = length }] of spans.entries()) {
    const sleep: Sleep = {
      row,
      source: 'Watch',
      day: Math.floor((start + length) / 1440),
      span: { start: start * MINUTE, end: (start + length) * MINUTE, shownEnd: (start + length) * MINUTE },
      asleepMs: asleep * MINUTE,
    }
    nights.add(sleep)
  }
  return [...nights.nights()].map(({ day, asleepMs }) => ({ day, minutes: asleepMs / MINUTE }))
}

test('of stages a night is their union, minute for minute, whatever their order', () => {
  fc.assert(
    fc.property(fc.array(someSpan, { minLength: 1, maxLength: 12 }), fc.nat(), (spans, turn) => {
      const asleep = new Set(spans.flatMap(({ start, length }) => Array.from({ length }, (_, minute) => start + minute)))
      // Sleeps are what more than three hours awake part, but for pieces of one night; of those that end on a day the longest is its night.
      const minutes = [...asleep].toSorted((a, b) => a - b)
      const pieces: Array<{ count: number; first: number; last: number }> = []
      for (const minute of minutes) {
        const piece = pieces.at(-1)
        if (piece && minute - (piece.last + 1) <= 180) [piece.count, piece.last] = [piece.count + 1, minute]
        else pieces.push({ count: 1, first: minute, last: minute })
      }
      const nightOf = ({ first, last }: { first: number; last: number }) => {
        const middle = (first + last + 1) / 2
        const hour = (middle % 1440) / 60
        return hour >= 9 && hour < 21 ? null : Math.floor(middle / 1440) + Number(hour >= 21)
      }
      const sleeps: Array<{ count: number; last: number; night: number | null }> = []
      for (const piece of pieces) {
        const [before, night] = [sleeps.at(-1), nightOf(piece)]
        if (before && night !== null && before.night === night)
          [before.count, before.last] = [before.count + piece.count, piece.last]
        else sleeps.push({ count: piece.count, last: piece.last, night })
      }
      const longest = new Map<number, number>()
      for (const { count, last } of sleeps) {
        const day = Math.floor((last + 1) / 1440)
        longest.set(day, Math.max(longest.get(day) ?? 0, count))
      }
      const expected = [...longest].map(([day, count]) => ({ day, minutes: count }))
      const at = turn % spans.length
      for (const order of [spans, spans.toReversed(), [...spans.slice(at), ...spans.slice(0, at)]]) {
        const seen = nightsOfSpans(order).map(({ day, minutes: found }) => ({ day, minutes: Math.round(found) }))
        expect(seen.toSorted((a, b) => a.day - b.day)).toEqual(expected.toSorted((a, b) => a.day - b.day))
      }
    }),
    { numRuns: 2_000 },
  )
})

test('of rows with waking in them a night is no shorter than its longest row, no longer than all together or their union', () => {
  const someRow = fc.record({
    start: fc.integer({ min: 0, max: 300 }),
    length: fc.integer({ min: 1, max: 600 }),
    share: fc.double({ min: 0.05, max: 1, noNaN: true }),
  })
  fc.assert(
    fc.property(fc.array(someRow, { minLength: 1, maxLength: 8 }), (rows) => {
      // All of one night: begun within five hours, so nobody was awake for long between.
      const spans = rows.map(({ start, length, share }) => ({ start: start + 1_000, length, asleep: length * share }))
      const found = nightsOfSpans(spans.map((span) => ({ ...span, start: span.start - 560 })))
      const [first] = found
      const union = new Set(spans.flatMap(({ start, length }) => Array.from({ length }, (_, minute) => start + minute))).size
      const asleep = spans.map((span) => span.asleep)
      const [longest, sum] = [Math.max(...asleep), asleep.reduce((total, one) => total + one, 0)]
      if (found.length !== 1) return
      expect(first!.minutes).toBeGreaterThanOrEqual(longest - 1e-6)
      expect(first!.minutes).toBeLessThanOrEqual(Math.min(sum, union) + 1e-6)
    }),
    { numRuns: 2_000 },
  )
})

test('the same rows twice are the rows once', () => {
  fc.assert(
    fc.property(fc.array(someSpan, { minLength: 1, maxLength: 10 }), (spans) => {
      const round = (nights: ReturnType<typeof nightsOfSpans>) => nights.map(({ day, minutes }) => [day, minutes.toFixed(6)])
      expect(round(nightsOfSpans([...spans, ...spans]))).toEqual(round(nightsOfSpans(spans)))
    }),
  )
})

test('four times as many overlapping spans cost at most six times as much', () => {
  const readAll = (count: number) => {
    const spans = Array.from({ length: count }, (_, n) => {
      const length = 100 + ((n * 7) % 1_000)
      return { start: (n * 37) % 9_000, length, asleep: 1 + (n % 99) }
    })
    return () => void nightsOfSpans(spans)
  }
  expect(tooFastGrowth(readAll, 16_000)).toBeNull()
})
