import { expect, test } from 'vitest'

import { shiftDay } from '#base/dates/calendar-day.ts'
import { dayStreak } from '#features/health/core/streak.ts'

import { keepSentence, leadOf } from './dashboard-summary.ts'
import { yearOf } from './year.ts'

const today = '2026-11-20'
const after = (...logged: [back: number, filled: number][]) => {
  const days = logged.map(([back, filled]) => ({ day: shiftDay(today, -back), filled, isEntered: true }))
  return {
    labNews: [],
    year: yearOf(days, today),
    streak: dayStreak(
      days.map(({ day }) => day),
      today,
    ),
  }
}

test('the lead says what today asks for', () => {
  expect(leadOf(after())).toMatch(/^Log one number of today/)
  expect(leadOf(after([1, 6]))).toMatch(/^Today is still open/)
  expect(leadOf(after([0, 2], [1, 6]))).toMatch(/^Today is logged with two of six numbers/)
  expect(leadOf(after([0, 6]))).toMatch(/^All six numbers/)
})

test('who joined with years of a device is not told that nothing has begun', () => {
  const imported = [1, 400].map((back) => ({ day: shiftDay(today, -back), filled: 3, isEntered: false }))
  const { streak, labNews } = after()
  expect(leadOf({ streak, labNews, year: yearOf(imported, today) })).toMatch(/^Your files have set this page in motion/)
  expect(leadOf({ streak, labNews, year: yearOf(imported.slice(1), today) })).toMatch(/^Log one number of today/)
})

test('while a doctor is to be phoned nothing else is asked, and nothing is praised', () => {
  const note = { kind: 'now', title: '', text: '', names: 'Potassium' } as const
  const labNews = [{ reportId: 'r', dayText: '', others: [], note }]
  expect(leadOf({ ...after([0, 6]), labNews })).toBe(
    'The note about your lab report comes first. Everything else on this page can wait.',
  )
  expect(leadOf({ ...after([0, 6]), labNews: [{ ...labNews[0]!, note: { ...note, kind: 'days' } }] })).toMatch(/^All six/)
})

test('before today’s entry the run is named that it would keep', () => {
  expect(keepSentence(after())).toBeNull()
  expect(keepSentence(after([0, 1], [1, 1]))).toBeNull()
  expect(keepSentence(after([1, 1], [2, 1]))).toBe('An entry today keeps your run of 2 days.')
  expect(keepSentence(after([1, 1]))).toBe('An entry today keeps your run of one day.')
  expect(keepSentence(after([3, 1]))).toBe('An entry today begins a new run.')
})

test('an entry of tomorrow, made where it had begun, is none of today', () => {
  const flewWest = after([-1, 6], [1, 6], [2, 6])
  expect(leadOf(flewWest)).toMatch(/^Today is still open/)
  expect(keepSentence(flewWest)).toBe('An entry today keeps your run of 2 days.')
})
