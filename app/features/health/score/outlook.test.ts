import fc from 'fast-check'
import { expect, test } from 'vitest'

import { shiftDay } from '#base/dates/calendar-day.ts'

import { healthScore, type ScoreFacts } from './health-score.ts'
import { outlookOf } from './outlook-words.ts'
import { nextFall, scoreHistory, whatWouldChange } from './outlook.ts'

const TODAY = '2026-11-20'
const ago = (days: number) => shiftDay(TODAY, -days)

test('before anything was logged, a check-in and a lab report are each worth everything', () => {
  expect(whatWouldChange({ entries: [], labs: [] }, TODAY)).toEqual([
    { act: 'check in', score: 100 },
    { act: 'lab report', score: 100 },
  ])
})

test('78 is 78 for its parts, and what is missing today would change it', () => {
  const facts = { entries: [{ day: TODAY, scored: 3 }], labs: [ago(91)] }
  expect(healthScore(facts, TODAY).score).toBe(70)
  expect(whatWouldChange(facts, TODAY)).toEqual([
    { act: 'fill in', score: 90 },
    { act: 'lab report', score: 80 },
  ])
  expect(whatWouldChange({ entries: [{ day: TODAY, scored: 6 }], labs: [TODAY] }, TODAY)).toEqual([])
})

test('the score falls when the newest entry, or report, gets too old for its points', () => {
  expect(nextFall({ entries: [], labs: [] }, TODAY)).toBeNull()
  expect(nextFall({ entries: [{ day: TODAY, scored: 6 }], labs: [] }, TODAY)).toEqual({ day: shiftDay(TODAY, 2), score: 86 })
  expect(nextFall({ entries: [], labs: [ago(90)] }, TODAY)).toEqual({ day: shiftDay(TODAY, 1), score: 67 })
})

const facts = fc
  .record({
    entries: fc.uniqueArray(
      fc.record({ day: fc.integer({ min: 0, max: 60 }).map(ago), scored: fc.integer({ min: 1, max: 6 }) }),
      {
        selector: ({ day }) => day,
        maxLength: 30,
      },
    ),
    labs: fc.array(fc.integer({ min: 0, max: 400 }).map(ago), { maxLength: 5 }),
  })
  .map(({ entries, labs }): ScoreFacts => ({
    entries: entries.toSorted((a, b) => (a.day < b.day ? -1 : 1)),
    labs: labs.toSorted(),
  }))

test('a day of the history is the score of what was known up to it', () => {
  fc.assert(
    fc.property(facts, fc.integer({ min: 1, max: 90 }), (given, days) => {
      const history = scoreHistory(given, TODAY, days)
      const naive = Array.from({ length: days }, (_, index) => {
        const day = ago(days - 1 - index)
        const known = { entries: given.entries.filter((one) => one.day <= day), labs: given.labs.filter((lab) => lab <= day) }
        return known.entries.length + known.labs.length === 0 ? null : healthScore(known, day).score
      })
      expect(history).toEqual(naive)
    }),
  )
})

test('the last of the history is the score of today, also where an entry came from a day ahead', () => {
  fc.assert(
    fc.property(facts, fc.boolean(), (given, flewBack) => {
      const entries = flewBack ? [...given.entries, { day: shiftDay(TODAY, 1), scored: 2 }] : given.entries
      const isEmpty = entries.length + given.labs.length === 0
      const { score } = healthScore({ ...given, entries }, TODAY)
      expect(scoreHistory({ ...given, entries }, TODAY, 7).at(-1)).toBe(isEmpty ? null : score)
    }),
  )
})

test('what is offered makes the score higher, and no day before the fall is lower', () => {
  fc.assert(
    fc.property(facts, (given) => {
      const { score } = healthScore(given, TODAY)
      for (const change of whatWouldChange(given, TODAY)) expect(change.score).toBeGreaterThan(score)
      const fall = nextFall(given, TODAY)
      for (let ahead = 1; ahead < 40; ahead++) {
        const day = shiftDay(TODAY, ahead)
        expect(healthScore(given, day).score < score).toBe(fall !== null && day >= fall.day)
      }
    }),
  )
})

test('the history begins on the day of joining, and today’s score is the same whenever that was', () => {
  fc.assert(
    fc.property(facts, fc.integer({ min: 1, max: 40 }), fc.integer({ min: -1, max: 50 }), (given, days, joinedAgo) => {
      const all = scoreHistory(given, TODAY, days)
      const since = scoreHistory(given, TODAY, days, ago(joinedAgo))
      expect(since).toEqual(all.map((score, index) => (days - 1 - index <= Math.max(0, joinedAgo) ? score : null)))
      expect(since.at(-1)).toBe(all.at(-1))
    }),
  )
})

test.for([
  ['on the day of joining', 0, null],
  ['six days later', 6, null],
  ['a week later', 7, 'as last week'],
  ['long after', 400, 'as last week'],
] as const)('reports of before are compared with nothing %s that is no week ago', ([, joinedAgo, sinceLastWeek]) => {
  expect(outlookOf({ entries: [], labs: [ago(60)] }, TODAY, null, ago(joinedAgo))).toMatchObject({
    sinceLastWeek,
    soFar: 'So far it looks at your lab reports alone. Your check-ins join it from the first one on.',
  })
})

test('what would keep the score is named: a report where reports grow old, an entry where entries do', () => {
  const fallOf = (given: ScoreFacts) => outlookOf(given, TODAY, null).fall
  expect(fallOf({ entries: [], labs: [ago(90)] })).toBe('Without a new lab report it falls to 67 on 21 November 2026.')
  expect(fallOf({ entries: [{ day: TODAY, scored: 6 }], labs: [] })).toBe(
    'Without a new entry it falls to 86 on 22 November 2026.',
  )
  expect(fallOf({ entries: [{ day: TODAY, scored: 6 }], labs: [ago(90)] })).toBe(
    'Without a new lab report it falls to 90 on 21 November 2026.',
  )
})
