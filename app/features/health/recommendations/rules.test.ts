import { expect, test } from 'vitest'

import { shiftDay } from '#base/dates/calendar-day.ts'
import { recommendationRules } from '#content/recommendations/rules.ts'
import type { VitalName } from '#features/health/core/vitals.ts'

import { aDay, daysOf, facts, TODAY } from './facts.factory.ts'
import type { Facts, OutsideResult } from './facts.ts'
import { formatReason } from './format-reason.ts'
import { findMatches } from './recommend.ts'

/** A little to and fro around a number, so that there is a usual range. */
const around = (middle: number, swing: number) => (back: number) => middle + ([-1, 0, 1, 0][back % 4] ?? 0) * swing
/** The last week at another level than the weeks before. */
const shifted = (vital: VitalName, middle: number, swing: number, week: number): Partial<Facts> => ({
  days: daysOf(vital, (back) => (back < 7 ? week : around(middle, swing)(back))),
})
const steady = (vital: VitalName, middle: number, swing: number): Partial<Facts> => ({
  days: daysOf(vital, around(middle, swing)),
})
const wider = (vital: VitalName, middle: number, swing: number): Partial<Facts> => ({
  days: daysOf(vital, (back) => around(middle, back < 14 ? swing * 3 : swing)(back)),
})
/** Twenty days with an entry, so many of them with the number. */
const logged = (vital: VitalName, have: number): Partial<Facts> => ({
  days: Array.from({ length: 20 }, (_, back) => aDay(back, { hrvMs: 50, [vital]: back < have ? 8 : null })),
})
const report = (daysAgo: number, ...outside: OutsideResult[]): Partial<Facts> => ({
  report: { day: shiftDay(TODAY, -daysAgo), outside },
})
const result = (name: string, loinc: string | null, flag: OutsideResult['flag'] = 'L'): OutsideResult => ({ name, loinc, flag })

/** For each rule a history that makes it speak, with the reason that it gives, and one that does not. */
const table: Record<string, readonly [speaks: Partial<Facts>, reason: string, silent: Partial<Facts>]> = {
  'sleep-short': [
    { days: daysOf('sleepHours', (back) => (back < 5 ? 6 + 1 / 3 : null)) },
    'You slept 6:20 a night over the last seven days, by 5 logged nights.',
    { days: daysOf('sleepHours', () => 7) },
  ],
  'sleep-below-usual': [
    shifted('sleepHours', 7.5, 0.25, 6.5),
    'You slept 6:30 a night over the last seven days; usual for you is 7:08 to 7:52.',
    steady('sleepHours', 7.5, 0.25),
  ],
  'sleep-above-usual': [
    shifted('sleepHours', 7, 0.25, 9),
    'You slept 9:00 a night over the last seven days; usual for you is 6:38 to 7:22.',
    shifted('sleepHours', 7, 0.25, 7.3),
  ],
  'sleep-swings': [
    wider('sleepHours', 7.5, 0.5),
    'Your nights of the last two weeks swung by 1:07 to either side; in the four weeks before it was 0:22.',
    steady('sleepHours', 7.5, 0.5),
  ],
  'sleep-unlogged': [
    logged('sleepHours', 9),
    'Nights logged: 9 of the 20 days with an entry in the last four weeks.',
    logged('sleepHours', 10),
  ],
  'resting-hr-high': [
    { days: daysOf('restingHr', (back) => (back < 3 ? 104 : null)) },
    'Your resting heart rate was 104 bpm on average over the last seven days, by 3 logged days.',
    { days: daysOf('restingHr', () => 100) },
  ],
  'resting-hr-low': [
    { days: daysOf('restingHr', (back) => (back < 5 ? 44 : null)) },
    'Your resting heart rate was 44 bpm on average over the last seven days, by 5 logged days.',
    { days: daysOf('restingHr', () => 50) },
  ],
  'resting-hr-above-usual': [
    shifted('restingHr', 58, 1, 64),
    'Your resting heart rate was 64 bpm over the last seven days; usual for you is 57 to 59.',
    steady('restingHr', 58, 1),
  ],
  'steps-few': [
    { days: daysOf('steps', () => 2400) },
    'You took 2,400 steps a day over the last seven days, by 7 logged days.',
    { days: daysOf('steps', () => 3500) },
  ],
  'steps-below-usual': [
    shifted('steps', 8000, 500, 5000),
    'You took 5,000 steps a day over the last seven days; usual for you is 7,259 to 8,741.',
    steady('steps', 8000, 500),
  ],
  'steps-above-usual': [
    shifted('steps', 8000, 500, 12_000),
    'You took 12,000 steps a day over the last seven days; usual for you is 7,259 to 8,741.',
    steady('steps', 8000, 500),
  ],
  'steps-unlogged': [
    logged('steps', 2),
    'Steps logged: 2 of the 20 days with an entry in the last four weeks.',
    logged('steps', 12),
  ],
  'weight-below-usual': [
    shifted('weightKg', 64, 0.2, 63),
    'You weighed 63 kg on average over the last seven days; usual for you is 63.7 to 64.3.',
    steady('weightKg', 64, 0.2),
  ],
  'weight-above-usual': [
    shifted('weightKg', 64, 0.2, 65),
    'You weighed 65 kg on average over the last seven days; usual for you is 63.7 to 64.3.',
    steady('weightKg', 64, 0.2),
  ],
  'water-below-usual': [
    shifted('waterLiters', 2, 0.2, 1),
    'Your water, in litres: 1 a day over the last seven days; usual for you is 1.7 to 2.3.',
    steady('waterLiters', 2, 0.2),
  ],
  'water-unlogged': [
    logged('waterLiters', 0),
    'Water logged: 0 of the 20 days with an entry in the last four weeks.',
    logged('waterLiters', 20),
  ],
  'hrv-below-usual': [
    { days: daysOf('hrvMs', (back) => (back < 7 ? 40 : around(58, 2)(back)), 'rmssd') },
    'Your HRV (RMSSD) was 40 ms on average over the last seven days; usual for you is 55 to 61.',
    steady('hrvMs', 58, 2),
  ],
  'hrv-swings': [
    wider('hrvMs', 58, 4),
    'Your HRV of the last two weeks swung by 9 ms to either side; in the four weeks before it was 3 ms.',
    steady('hrvMs', 58, 4),
  ],
  'resting-hr-swings': [
    wider('restingHr', 58, 2),
    'Your resting heart rate of the last two weeks swung by 4 bpm to either side; in the four weeks before it was 1 bpm.',
    steady('restingHr', 58, 2),
  ],
  'lab-iron': [
    report(10, result('Ferritin', '2276-4'), result('Kalium', '2823-3')),
    'Outside the laboratory’s range in your report of 20 Feb: Ferritin.',
    report(10, result('Kalium', '2823-3')),
  ],
  'lab-vitamin-d': [
    report(365, result('25-OH Vitamin D3', '1989-3')),
    'Outside the laboratory’s range in your report of 2 Mar 2025: Vitamin D (25-OH).',
    report(366, result('25-OH Vitamin D3', '1989-3')),
  ],
  'lab-magnesium': [
    report(0, result('Mg', '19123-9', 'H')),
    'Outside the laboratory’s range in your report of 2 Mar: Magnesium.',
    report(0, result('Mg', '19123-9', 'N')),
  ],
  'lab-outside': [
    report(10, result('Kalium', '2823-3'), result('Some marker', null, 'A')),
    'Outside the laboratory’s range in your report of 20 Feb: Potassium, Some marker.',
    report(10),
  ],
  'lab-old': [report(400), 'Your newest lab report is of 26 Jan 2025, 400 days ago.', report(365)],
}

const spoken = (given: Partial<Facts>) => findMatches(facts(given), recommendationRules)

test('every rule stands in the table', () => {
  expect(Object.keys(table).toSorted()).toEqual(recommendationRules.map(({ id }) => id).toSorted())
})

test.each(Object.entries(table))('%s speaks of its history, with its numbers, and is silent in the other', (id, row) => {
  const [speaks, reason, silent] = row
  const match = spoken(speaks).find(({ rule }) => rule.id === id)
  expect(match && formatReason(match, { units: 'metric', dateLanguage: null, today: TODAY })).toBe(reason)
  expect(spoken(silent).map(({ rule }) => rule.id)).not.toContain(id)
  expect(spoken({}).map(({ rule }) => rule.id)).not.toContain(id)
})

test('in US units the reason says pounds and fluid ounces', () => {
  const [match] = spoken(shifted('weightKg', 64, 0.2, 63))
  expect(formatReason(match!, { units: 'us', dateLanguage: null, today: TODAY })).toBe(
    'You weighed 138.9 lb on average over the last seven days; usual for you is 140.4 to 141.7.',
  )
})

test('a range that has no width is said as one number', () => {
  const [match] = spoken({ days: daysOf('steps', (back) => (back < 7 ? 6000 : 8000)) })
  expect(formatReason(match!, { units: 'metric', dateLanguage: null, today: TODAY })).toContain('usual for you is 8,000.')
})
