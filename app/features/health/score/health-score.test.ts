import fc from 'fast-check'
import { Temporal } from 'temporal-polyfill'
import { expect, test } from 'vitest'

import { shiftDay } from '#base/dates/calendar-day.ts'

import { healthScore, type ScoreFacts } from './health-score.ts'

const TODAY = '2026-11-20'
const ago = (days: number) => shiftDay(TODAY, -days)
const score = (facts: Partial<ScoreFacts>) => healthScore({ entries: [], labs: [], ...facts }, TODAY)

test('without data the score is 0 and there are no parts', () => {
  expect(score({})).toEqual({ score: 0, parts: [] })
})

test('a whole entry of today is worth everything that entries can give', () => {
  expect(score({ entries: [{ day: TODAY, scored: 6 }] })).toEqual({
    score: 100,
    parts: [
      { name: 'recency', earned: 30, possible: 30 },
      { name: 'completeness', earned: 40, possible: 40 },
    ],
  })
})

test.for([
  [0, 30],
  [1, 30],
  [2, 20],
  [7, 20],
  [8, 10],
  [30, 10],
  [31, 0],
  [400, 0],
])('a newest entry %d days old earns %d points for recency', ([days, points]) => {
  const { parts } = score({ entries: [{ day: ago(days!), scored: 6 }] })
  expect(parts[0]).toEqual({ name: 'recency', earned: points, possible: 30 })
})

test.for([
  [0, 30, 100],
  [90, 30, 100],
  [91, 20, 67],
  [180, 20, 67],
  [181, 10, 33],
  [365, 10, 33],
  [366, 0, 0],
])('a newest lab report %d days old earns %d of 30 points, alone a score of %d', ([days, points, alone]) => {
  expect(score({ labs: [ago(days!), ago(800)] })).toEqual({
    score: alone,
    parts: [{ name: 'labs', earned: points, possible: 30 }],
  })
})

test('entries and labs together are counted out of 100', () => {
  const entries = [
    { day: ago(0), scored: 3 },
    { day: ago(1), scored: 6 },
  ]
  expect(score({ entries, labs: [ago(100)] })).toMatchObject({
    score: 30 + 30 + 20,
    parts: [{}, { earned: 30 }, { earned: 20 }],
  })
})

test('only the seven newest entries count for completeness, in whatever order they come', () => {
  const entries = [...Array(7).keys()].map((days) => ({ day: ago(days), scored: 6 }))
  expect(score({ entries: [{ day: ago(9), scored: 1 }, ...entries, { day: ago(8), scored: 1 }] }).score).toBe(100)
})

test('a component that is too old for points stays in the denominator', () => {
  expect(score({ entries: [{ day: TODAY, scored: 6 }], labs: [ago(900)] }).score).toBe(70)
  expect(score({ entries: [{ day: ago(90), scored: 6 }] }).score).toBe(Math.round((100 * 40) / 70))
})

test('an entry of a day still to come counts as today’s', () => {
  expect(score({ entries: [{ day: shiftDay(TODAY, 1), scored: 6 }] }).score).toBe(100)
})

const facts = fc.record({
  entries: fc.uniqueArray(fc.record({ day: fc.integer({ min: 0, max: 60 }).map(ago), scored: fc.integer({ min: 1, max: 6 }) }), {
    selector: (entry) => entry.day,
    maxLength: 30,
  }),
  labs: fc.array(
    fc.integer({ min: 0, max: 400 }).map((days) => ago(days)),
    { maxLength: 5 },
  ),
})

/** The sentence of the spec, word by word, in fractions a reader can follow. */
function bySpec({ entries, labs }: ScoreFacts): number {
  const age = (day: string) => Temporal.PlainDate.from(day).until(TODAY, { largestUnit: 'day' }).days
  let earned = 0
  let possible = 0
  if (entries.length > 0) {
    const latest = Math.min(...entries.map((entry) => age(entry.day)))
    const seven = entries.toSorted((a, b) => age(a.day) - age(b.day)).slice(0, 7)
    earned += latest <= 1 ? 30 : latest <= 7 ? 20 : latest <= 30 ? 10 : 0
    earned += (seven.map((entry) => entry.scored).reduce((a, b) => a + b) / (seven.length * 6)) * 40
    possible += 70
  }
  if (labs.length > 0) {
    const latest = Math.min(...labs.map((lab) => age(lab)))
    earned += latest <= 90 ? 30 : latest <= 180 ? 20 : latest <= 365 ? 10 : 0
    possible += 30
  }
  return possible === 0 ? 0 : (earned / possible) * 100
}

test('the score is the spec’s sentence, rounded', () => {
  fc.assert(
    fc.property(facts, (given) => {
      expect(Math.abs(score(given).score - bySpec(given))).toBeLessThanOrEqual(0.5 + 1e-9)
    }),
  )
})

test('the score is a whole number from 0 to 100 and never falls when a field of an entry is added', () => {
  fc.assert(
    fc.property(facts, fc.nat(), (given, which) => {
      const before = score(given).score
      expect(Number.isInteger(before) && before >= 0 && before <= 100).toBe(true)
      if (given.entries.length === 0) return
      const entries = given.entries.with(which % given.entries.length, {
        ...given.entries[which % given.entries.length]!,
        scored: 6,
      })
      expect(score({ ...given, entries }).score).toBeGreaterThanOrEqual(before)
    }),
  )
})
