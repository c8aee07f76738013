import { expect, test } from 'vitest'

import { shiftDay } from '#base/dates/calendar-day.ts'

import { healthScore } from './health-score.ts'
import { pointsOf } from './points.ts'

const TODAY = '2026-11-20'
const ago = (days: number) => shiftDay(TODAY, -days)

/** So many entries that hold so many numbers together, the newest so many days ago. */
function entriesOf(count: number, filled: number, age: number) {
  return Array.from({ length: count }, (_, at) => ({
    day: ago(age + at),
    scored: Math.floor(filled / count) + (at < filled % count ? 1 : 0),
  }))
}

test('what is shown adds up and makes the score, of all scores that there can be', () => {
  const wrong: unknown[] = []
  for (let count = 1; count <= 7; count++)
    for (let filled = count; filled <= 6 * count; filled++)
      for (const age of [0, 5, 20, 60])
        for (const labs of [[], [ago(0)], [ago(100)], [ago(200)], [ago(400)]]) {
          const score = healthScore({ entries: entriesOf(count, filled, age), labs }, TODAY)
          const { parts, earned, possible } = pointsOf(score)
          const sum = Number(parts.reduce((total, part) => total + part.earned, 0).toFixed(6))
          if (sum !== earned || Math.round((100 * earned) / possible) !== score.score) wrong.push({ score, parts, earned })
        }
  expect(wrong).toEqual([])
})

test('whole numbers where they are enough, a digit where the score would not follow from them', () => {
  const score = (filled: number, count: number) =>
    pointsOf(healthScore({ entries: entriesOf(count, filled, 0), labs: [] }, TODAY))
  expect(score(15, 4)).toMatchObject({ earned: 55, possible: 70 })
  expect(score(31, 7)).toMatchObject({ parts: [{ earned: 30 }, { earned: 29.5 }], earned: 59.5 })
  expect(pointsOf({ score: 0, parts: [] })).toEqual({ parts: [], earned: 0, possible: 0 })
})
