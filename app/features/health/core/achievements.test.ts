import fc from 'fast-check'
import { expect, test } from 'vitest'

import { achievementOf, achievements, earnedAchievements, progressOf } from './achievements.ts'

const earned = (longestDayStreak: number, labReports: number) =>
  earnedAchievements({ longestDayStreak, labReports }).map(({ type, points }) => [type, points])

test('types and points are those of the spec', () => {
  expect(earned(100, 5)).toEqual([
    ['7_day_streak', 100],
    ['30_day_streak', 500],
    ['100_day_streak', 1000],
    ['first_labs', 200],
    ['lab_warrior', 500],
  ])
})

test.for([
  [0, 0, 0],
  [6, 0, 0],
  [7, 0, 1],
  [29, 0, 1],
  [30, 0, 2],
  [99, 0, 2],
  [100, 0, 3],
  [0, 1, 1],
  [0, 4, 1],
  [0, 5, 2],
])('a longest run of %d days and %d lab reports earn %d', ([days, labs, count]) => {
  expect(earned(days!, labs!)).toHaveLength(count!)
})

test('progress never passes what it takes, and reaches it exactly when it is earned', () => {
  fc.assert(
    fc.property(fc.nat(200), fc.nat(10), (longestDayStreak, labReports) => {
      const facts = { longestDayStreak, labReports }
      const full = achievements.filter((achievement) => progressOf(achievement, facts) === achievement.takes)
      expect(full).toEqual(earnedAchievements(facts))
    }),
  )
})

test('a type that is not ours is not found', () => {
  expect(achievementOf('7_day_streak')?.title).toBe('Seven days in a row')
  expect(achievementOf('moon_walk')).toBeUndefined()
})
