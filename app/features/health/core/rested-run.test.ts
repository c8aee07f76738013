import fc from 'fast-check'
import { expect, test } from 'vitest'

import { shiftDay } from '#base/dates/calendar-day.ts'
import type { RestRange } from '#features/health/core/rest.ts'

import { restedRun } from './rested-run.ts'
import { dayStreak } from './streak.ts'

const TODAY = '2026-03-30'
const ago = (days: number) => shiftDay(TODAY, -days)
const rest = (from: number, to: number): RestRange => ({ kind: 'sick', fromDay: ago(from), toDay: ago(to) })

test('days of rest keep a run and add nothing', () => {
  expect(restedRun([ago(0), ago(1), ago(5), ago(6)], [rest(4, 2)], TODAY)).toEqual({ days: 4, rested: 3 })
  expect(restedRun([ago(0), ago(1), ago(5), ago(6)], [rest(4, 3)], TODAY)).toEqual({ days: 2, rested: 0 })
})

test('today may be open, and may be a day of rest', () => {
  expect(restedRun([ago(1), ago(2)], [], TODAY)).toEqual({ days: 2, rested: 0 })
  expect(restedRun([ago(3), ago(4)], [rest(2, 0)], TODAY)).toEqual({ days: 2, rested: 3 })
})

test('without an entry there is no run, and rests before the first one do not count', () => {
  expect(restedRun([], [rest(9, 0)], TODAY)).toEqual({ days: 0, rested: 0 })
  expect(restedRun([ago(0)], [rest(20, 1)], TODAY)).toEqual({ days: 1, rested: 0 })
})

test('an entry on a day of rest counts as an entry', () => {
  expect(restedRun([ago(0), ago(1), ago(2)], [rest(1, 1)], TODAY)).toEqual({ days: 3, rested: 0 })
})

const history = fc.uniqueArray(fc.integer({ min: 0, max: 40 }).map(ago))
const ranges = fc.array(
  fc.tuple(fc.integer({ min: 0, max: 40 }), fc.integer({ min: 0, max: 8 })).map(([to, length]) => rest(to + length, to)),
  { maxLength: 4 },
)

/** Day by day back from today, as somebody would count on a calendar. */
function counted(days: ReadonlyArray<string>, restRanges: ReadonlyArray<RestRange>) {
  const isRest = (day: string) => restRanges.some(({ fromDay, toDay }) => fromDay <= day && day <= toDay)
  const run: string[] = []
  for (let back = 0; back < 200; back++) {
    const day = ago(back)
    if (days.includes(day)) run.push('entry')
    else if (isRest(day)) run.push('rest')
    else if (back > 0) break
  }
  const whole = run.slice(0, run.lastIndexOf('entry') + 1)
  return { days: whole.filter((one) => one === 'entry').length, rested: whole.filter((one) => one === 'rest').length }
}

test('it is what one counts on a calendar', () => {
  fc.assert(
    fc.property(history, ranges, (days, restRanges) => {
      expect(restedRun(days, restRanges, TODAY)).toEqual(counted(days, restRanges))
    }),
    { numRuns: 2_000 },
  )
})

test('without rests it is the streak of the spec, or the run that an entry of today would keep', () => {
  fc.assert(
    fc.property(history, (days) => {
      const { current, keeps } = dayStreak(days, TODAY)
      expect(restedRun(days, [], TODAY)).toEqual({ days: current || keeps, rested: 0 })
    }),
  )
})
