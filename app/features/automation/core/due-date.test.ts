import fc from 'fast-check'
import { expect, test } from 'vitest'

import { clockChanges } from '#tests/support/clock-changes.ts'

import { dailyZones, publishingTimes, formatTime } from './daily-options.ts'
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

test('what has passed as the settings are saved was asked for by nobody: today’s neither', () => {
  const daily = { publishingTime: '06:00:00', timezone: 'UTC' }
  const savedAt = new Date('2026-03-02T09:00:00Z')
  expect(dueDate({ ...daily, savedAt }, new Date('2026-03-02T09:01:00Z'))).toBeNull()
  expect(dueDate({ ...daily, savedAt }, new Date('2026-03-03T05:59:00Z'))).toBeNull()
  expect(dueDate({ ...daily, savedAt }, new Date('2026-03-03T06:00:00Z'))).toBe('2026-03-03')
})

test('at whatever time and in whatever zone it is saved, nothing is due at once, and the first is due within a day and an hour', () => {
  const minute = fc.integer({ min: 0, max: 2 * 365 * 24 * 60 })
  const time = fc.constantFrom(...publishingTimes.map(({ value }) => value))
  fc.assert(
    fc.property(minute, time, fc.constantFrom(...dailyZones), (at, publishingTime, timezone) => {
      const savedAt = new Date(Date.UTC(2026, 0, 1) + at * MINUTE + 1)
      const daily = { publishingTime, timezone, savedAt }
      expect(dueDate(daily, savedAt)).toBeNull()
      expect(dueDate(daily, new Date(savedAt.getTime() + 25 * 60 * MINUTE))).not.toBeNull()
    }),
  )
})

test('times have the words of the specification', () => {
  expect(publishingTimes.map(({ value }) => formatTime(value))).toEqual(['6 AM', '7 AM', '8 AM', '9 AM', '10 AM'])
  expect(dailyInstant({ publishingTime: '10:00:00', timezone: 'Asia/Tokyo' }, '2026-03-02').toISOString()).toBe(
    '2026-03-02T01:00:00.000Z',
  )
})
