import fc from 'fast-check'
import { expect, test } from 'vitest'

import { shiftDay } from '#base/dates/calendar-day.ts'
import { recommendationRules } from '#content/recommendations/rules.ts'
import type { MeasuredDay } from '#features/health/core/vital-series.ts'
import { aNumberOf } from '#features/health/core/vitals.factory.ts'
import { byVital, hrvMethods, vitalNames, type VitalName } from '#features/health/core/vitals.ts'

import { aDay, daysOf, facts, TODAY } from './facts.factory.ts'
import type { Facts } from './facts.ts'
import { fillUp, findMatches, MAX_RECOMMENDATIONS, recommend, type Recommendation } from './recommend.ts'
import { matchOf } from './statistics.ts'
import type { VitalCondition, VitalRule } from './vital-rule.ts'

/** Numbers of an ordinary body; what is ordinary does not matter to the rules, but how the last week differs does. */
const middle: Readonly<Record<VitalName, number>> = {
  ...byVital(aNumberOf),
  weightKg: 64,
  sleepHours: 7.4,
  steps: 6000,
  waterLiters: 2,
  hrvMs: 55,
  restingHr: 62,
}
const value = (name: VitalName) =>
  fc.option(
    fc.integer({ min: -10, max: 10 }).map((per) => middle[name] * (1 + per / 100)),
    { nil: null, freq: 5 },
  )
const history: fc.Arbitrary<Facts> = fc
  .record({
    days: fc.array(
      fc.record({
        back: fc.integer({ min: -2, max: 41 }),
        numbers: fc.record(Object.fromEntries(vitalNames.map((name) => [name, value(name)]))),
        hrvMethod: fc.constantFrom(...hrvMethods, null),
      }),
      { minLength: 1, maxLength: 90, size: 'max' },
    ),
    lastWeek: fc.constantFrom(0.4, 0.8, 1, 1.2, 1.8),
    reportAge: fc.option(fc.integer({ min: -1, max: 500 })),
    flags: fc.array(fc.constantFrom('L' as const, 'HH' as const), { maxLength: 3 }),
    resting: fc.boolean(),
  })
  .map(({ days, lastWeek, reportAge, flags, resting }) => {
    const changed = (back: number, numbers: Record<string, number | null>) =>
      Object.fromEntries(Object.entries(numbers).map(([name, one]) => [name, one !== null && back < 7 ? one * lastWeek : one]))
    const byDay = new Map(
      days.map(({ back, numbers, hrvMethod }) => [back, aDay(back, { ...changed(back, numbers), hrvMethod })]),
    )
    const outside = flags.map((flag, at) => ({ name: `Test ${at}`, loinc: ['2276-4', '1989-3', null][at] ?? null, flag }))
    return facts({
      days: [...byDay.values()],
      report: reportAge === null ? null : { day: shiftDay(TODAY, -reportAge), outside },
      restRanges: resting ? [{ kind: 'sick', fromDay: TODAY, toDay: TODAY }] : [],
    })
  })

const subject = (rule: VitalRule) => ('vital' in rule.when ? rule.when.vital : 'labs')
const ids = (found: ReadonlyArray<Recommendation>) => found.map(({ rule }) => rule.id)
const numbersOf = ({ days, today }: Facts, name: VitalName, last: number) =>
  days
    .filter(({ day }) => day <= today && day > shiftDay(today, -last))
    .flatMap((day) => (day[name] === null ? [] : [{ value: day[name], method: name === 'hrvMs' ? day.hrvMethod : null }]))

test('at most three are chosen, no two of a vital or a pillar, and the same whatever the order of the days', () => {
  fc.assert(
    fc.property(history, (known) => {
      const chosen = recommend(known, recommendationRules)
      expect(chosen.length).toBeLessThanOrEqual(MAX_RECOMMENDATIONS)
      expect(new Set(chosen.map(({ rule }) => rule.pillar)).size).toBe(chosen.length)
      expect(new Set(chosen.map(({ rule }) => subject(rule))).size).toBe(chosen.length)
      expect(ids(recommend({ ...known, days: known.days.toReversed() }, recommendationRules))).toEqual(ids(chosen))
      // The first of all that hold is always among them.
      expect(ids(chosen)[0]).toBe(ids(findMatches(known, recommendationRules))[0])
    }),
    { numRuns: 500 },
  )
})

test('no rule speaks without its least days, and the mean that it gives is that of a plain sum', () => {
  let seen = 0
  fc.assert(
    fc.property(history, (known) => {
      for (const { rule, parts } of findMatches(known, recommendationRules)) {
        const { when } = rule
        if (!('vital' in when) || !('mean' in parts) || parts['mean']?.is !== 'vital') continue
        const all = numbersOf(known, when.vital, 7)
        const means = [...hrvMethods, null].flatMap((method) => {
          const ours = all.filter((one) => one.method === method)
          return ours.length < when.leastDays ? [] : [ours.reduce((sum, one) => sum + one.value, 0) / ours.length]
        })
        const { value: said } = parts['mean']
        seen++
        expect(means.some((mean) => Math.abs(mean - said) < 1e-6)).toBe(true)
      }
    }),
    { numRuns: 500 },
  )
  expect(seen).toBeGreaterThan(50)
})

test('a share is that of a plain count, and needs its days with an entry', () => {
  fc.assert(
    fc.property(history, fc.constantFrom(...vitalNames), (known, vital) => {
      const when: VitalCondition = { vital, statistic: 'share of days', below: 0.5, leastDays: 10 }
      const recent = known.days.filter(({ day }) => day <= TODAY && day > shiftDay(TODAY, -28))
      const entries = recent.filter((day) => vitalNames.some((name) => day[name] !== null)).length
      const have = numbersOf(known, vital, 28).length
      const match = matchOf(when, known)
      expect(match !== null).toBe(entries >= 10 && have / entries < 0.5)
      expect(match?.parts ?? null).toEqual(match && { have: { is: 'count', value: have }, of: { is: 'count', value: entries } })
    }),
    { numRuns: 500 },
  )
})

test('what holds of a mean below a number holds of every lower one, and more pressingly', () => {
  const when: VitalCondition = {
    vital: 'sleepHours',
    statistic: 'mean against number',
    comparator: 'below',
    number: 7,
    source: '',
    leastDays: 5,
  }
  const nights = fc.array(fc.integer({ min: 10, max: 100 }), { minLength: 7, maxLength: 7 })
  fc.assert(
    fc.property(nights, fc.integer({ min: 0, max: 6 }), fc.integer({ min: 1, max: 10 }), (tenths, at, less) => {
      const days = (of: number[]): MeasuredDay[] => of.map((value, back) => aDay(back, { sleepHours: value / 10 }))
      const before = matchOf(when, facts({ days: days(tenths) }))
      const after = matchOf(when, facts({ days: days(tenths.with(at, tenths[at]! - less)) }))
      expect(after?.distance ?? -1).toBeGreaterThan(before?.distance ?? -2)
    }),
  )
})

test('HRV by one method is never held against HRV by another', () => {
  const when: VitalCondition = {
    vital: 'hrvMs',
    statistic: 'mean against usual',
    comparator: 'below',
    beyond: 0,
    leastDays: 4,
  }
  const earlier = daysOf('hrvMs', (back) => (back < 7 ? null : 70 + (back % 3)), 'rmssd')
  const week = (method: 'rmssd' | 'sdnn') =>
    facts({ days: earlier.map((day, back) => (back < 7 ? aDay(back, { hrvMs: 40, hrvMethod: method }) : day)) })
  expect(matchOf(when, week('rmssd'))?.parts['vital']).toEqual({ is: 'name', name: 'hrvMs', method: 'rmssd' })
  expect(matchOf(when, week('sdnn'))).toBeNull()
})

test('a day after today, where somebody flew west, counts for nothing', () => {
  const days = [-2, -1, 0, 1, 2, 3].map((back) => aDay(back, { sleepHours: 5 }))
  expect(ids(recommend(facts({ days }), recommendationRules))).toEqual([])
})

test('a declared rest silences what asks for movement, and nothing else', () => {
  const days = daysOf('steps', () => 1000)
  const restRanges = [{ kind: 'sick', fromDay: shiftDay(TODAY, -9), toDay: shiftDay(TODAY, -6) }] as const
  expect(ids(findMatches(facts({ days }), recommendationRules))).toContain('steps-few')
  expect(ids(findMatches(facts({ days, restRanges }), recommendationRules))).not.toContain('steps-few')
  expect(ids(findMatches(facts({ days: daysOf('sleepHours', () => 5), restRanges }), recommendationRules))).toContain(
    'sleep-short',
  )
})

test('of two rules of one vital only the more pressing speaks, also where their pillars differ', () => {
  const fast = recommendationRules.find(({ id }) => id === 'resting-hr-high')!
  const calm: VitalRule = { ...fast, id: 'calm', pillar: 'stress', rank: 'body' }
  const known = facts({ days: daysOf('restingHr', () => 110) })
  expect(ids(findMatches(known, [calm, fast]))).toEqual(['resting-hr-high', 'calm'])
  expect(ids(recommend(known, [calm, fast]))).toEqual(['resting-hr-high'])
})

test('a level that moved is said as such, and not as a swing', () => {
  const days = daysOf('sleepHours', (back) => 7.4 + 0.3 * Math.sin(back) + (back < 7 ? 1.5 : 0))
  const spoken = ids(findMatches(facts({ days }), recommendationRules))
  expect(spoken).toContain('sleep-above-usual')
  expect(spoken).not.toContain('sleep-swings')
  const isSwing = (rule: VitalRule) => rule.id === 'sleep-swings'
  expect(ids(findMatches(facts({ days }), recommendationRules.filter(isSwing)))).toEqual(['sleep-swings'])
})

test('what belongs to a doctor comes first', () => {
  const report = { day: TODAY, outside: [{ name: 'Ferritin', loinc: '2276-4', flag: 'L' as const }] }
  const found = recommend(facts({ days: daysOf('sleepHours', () => 3), report }), recommendationRules)
  expect(ids(found)).toEqual(['lab-iron', 'sleep-short', 'steps-unlogged'])
})

test('general advice fills up what is free; what says the same or the contrary stands back and is kept', () => {
  const names = (chosen: Recommendation[]) => {
    const { shown, left } = fillUp(chosen)
    return [shown.map(({ id }) => id), left.map(({ id }) => id)]
  }
  expect(names([])).toEqual([['steady-nights', 'zone-two', 'hydration'], []])
  const chosen = (id: string) => ({ rule: recommendationRules.find((rule) => rule.id === id)!, parts: {}, distance: 0 })
  expect(names([chosen('sleep-short')])).toEqual([['zone-two', 'hydration'], ['steady-nights']])
  expect(names([chosen('hrv-below-usual'), chosen('lab-iron')])).toEqual([['steady-nights'], ['zone-two', 'hydration']])
  const another = { ...chosen('hrv-below-usual') }
  expect(names([{ ...another, rule: { ...another.rule, instead: ['steady-nights'] } }])[0]).toEqual(['zone-two', 'hydration'])
})
