import { expect, test } from 'vitest'

import { clockChanges } from '#tests/support/clock-changes.ts'

import { dailyZones, publishingTimes, timeInWords } from './daily-options.ts'
import { dailyInstant, dueDate } from './due-date.ts'

const LONG_AGO = new Date('2025-01-01T00:00:00Z')
const MINUTE = 60_000

test('the list of zones is that of the specification', () => {
  expect(Object.keys(clockChanges)).toEqual([...dailyZones])
})

test.for(dailyZones)('in %s each date is due once, from its own six o’clock on, also when clocks change', (timezone) => {
  const clock = new Intl.DateTimeFormat('en-CA', { timeZone: timezone, dateStyle: 'short', timeStyle: 'short', hour12: false })
  for (const change of clockChanges[timezone]) {
    const daily = { publishingTime: '06:00:00', timezone, savedAt: LONG_AGO }
    const start = new Date(`${change}T00:00:00Z`).getTime() - 36 * 60 * MINUTE
    const seen = [dueDate(daily, new Date(start))!]
    for (let minute = 5; minute < 96 * 60; minute += 5) {
      const now = new Date(start + minute * MINUTE)
      const date = dueDate(daily, now)!
      if (seen.at(-1) === date) continue
      seen.push(date)
      expect(clock.format(now)).toBe(`${date}, 06:00`)
    }
    expect(seen).toEqual([...new Set(seen)].toSorted())
    expect(seen).toContain(change)
  }
})

test('a time that has passed today is due, and yesterday’s only when it came after the settings were saved', () => {
  const daily = { publishingTime: '06:00:00', timezone: 'UTC' }
  const savedAt = new Date('2026-03-02T03:00:00Z')
  expect(dueDate({ ...daily, savedAt }, new Date('2026-03-02T05:59:00Z'))).toBeNull()
  expect(dueDate({ ...daily, savedAt }, new Date('2026-03-02T06:00:00Z'))).toBe('2026-03-02')
  expect(dueDate({ ...daily, savedAt }, new Date('2026-03-03T02:00:00Z'))).toBe('2026-03-02')
  expect(dueDate({ ...daily, savedAt }, new Date('2026-03-09T23:00:00Z'))).toBe('2026-03-09')
})

test('times have the words of the specification', () => {
  expect(publishingTimes.map(({ value }) => timeInWords(value))).toEqual(['6 AM', '7 AM', '8 AM', '9 AM', '10 AM'])
  expect(dailyInstant({ publishingTime: '10:00:00', timezone: 'Asia/Tokyo' }, '2026-03-02').toISOString()).toBe(
    '2026-03-02T01:00:00.000Z',
  )
})
