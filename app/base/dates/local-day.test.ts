import { Temporal } from 'temporal-polyfill'
import { expect, test } from 'vitest'

import { isDay, isTimeZone, localDay } from './local-day.ts'

test.for([
  ['2026-11-20T23:30:00Z', 'UTC', '2026-11-20'],
  ['2026-11-20T23:30:00Z', 'Europe/Berlin', '2026-11-21'],
  ['2026-11-20T03:30:00Z', 'America/Los_Angeles', '2026-11-19'],
  ['2026-11-20T10:00:00Z', 'Pacific/Kiritimati', '2026-11-21'],
  ['2026-11-20T10:00:00Z', 'Pacific/Pago_Pago', '2026-11-19'],
])('%s in %s is %s', ([instant, zone, day]) => {
  expect(localDay(new Date(instant!), zone!)).toBe(day)
})

test('the night on which the clock goes forward has a day of 23 hours, and back one of 25', () => {
  const lastMinute = (day: string) =>
    new Date(Temporal.PlainDate.from(day).add({ days: 1 }).toZonedDateTime('Europe/Berlin').epochMilliseconds - 60_000)
  const firstMinute = (day: string) => new Date(Temporal.PlainDate.from(day).toZonedDateTime('Europe/Berlin').epochMilliseconds)
  for (const [day, hours] of [
    ['2026-03-29', 23],
    ['2026-10-25', 25],
    ['2026-10-26', 24],
  ] as const) {
    expect(localDay(firstMinute(day), 'Europe/Berlin')).toBe(day)
    expect(localDay(lastMinute(day), 'Europe/Berlin')).toBe(day)
    expect((lastMinute(day).getTime() + 60_000 - firstMinute(day).getTime()) / 3_600_000).toBe(hours)
  }
})

test('a day is one that exists, written in full', () => {
  expect(['2026-11-20', '2024-02-29'].map(isDay)).toEqual([true, true])
  expect(
    ['', '0000-01-01', '2026-02-29', '2026-13-01', '2026-1-1', '20.11.2026', '2026-11-20T10:00', '+002026-11-20'].filter(isDay),
  ).toEqual([])
})

test('a zone is a name of the IANA database', () => {
  expect(
    ['UTC', 'Europe/Berlin', 'America/Argentina/Buenos_Aires', 'Etc/GMT+5', 'Asia/Calcutta'].filter((name) => !isTimeZone(name)),
  ).toEqual([])
  expect(
    ['', '+02:00', '02:00', 'Mars/Olympus', 'Europe/Berlin; drop', '../etc', 'Europe/', 'x'.repeat(65)].filter(isTimeZone),
  ).toEqual([])
})
