import { expect, test } from 'vitest'

import { shiftDay } from '#base/dates/calendar-day.ts'
import { clockTime, localDay } from '#base/dates/local-day.ts'
import { clockChanges } from '#tests/support/clock-changes.ts'

import { localTime, minuteOfDay } from './local-time.ts'

const zones = Object.entries(clockChanges)

test.for(zones)('in %s a session at 9:00 stays at 9:00 across the changes of the clocks', ([zone, days]) => {
  for (const change of days) {
    for (const day of [shiftDay(change, -1), change, shiftDay(change, 1)]) {
      const time = localTime(day, '09:00', zone)
      if (!time.ok) throw new Error(time.sentence)
      expect([localDay(time.at, zone), clockTime(time.at, zone), minuteOfDay(time.at, zone)]).toEqual([day, '09:00', 540])
    }
  }
})

test.for(zones)('in %s every quarter of an hour of those days exists once, or is named', ([zone, days]) => {
  for (const day of days) {
    const named = { skipped: 0, twice: 0 }
    const shown: [string, string][] = []
    for (let quarter = 0; quarter < 96; quarter++) {
      const time = `${String(Math.floor(quarter / 4)).padStart(2, '0')}:${String((quarter % 4) * 15).padStart(2, '0')}`
      const read = localTime(day, time, zone)
      if (read.ok) shown.push([time, clockTime(read.at, zone)])
      else named[read.reason] += 1
    }
    expect(shown.filter(([typed, read]) => typed !== read)).toEqual([])
    const changes = zone === 'UTC' || zone === 'Asia/Tokyo' ? 0 : 4
    expect(named.skipped + named.twice).toBe(changes)
    expect(Math.min(named.skipped, named.twice)).toBe(0)
  }
})

test('an hour that does not exist is named, whatever is said of it', () => {
  for (const turn of [undefined, 'first', 'second'] as const) {
    expect(localTime('2026-03-29', '02:30', 'Europe/Berlin', turn)).toEqual({
      ok: false,
      reason: 'skipped',
      sentence:
        '02:30 on Sunday 29 March 2026 does not exist in Europe/Berlin: the clocks are set forward and skip it. Please choose another time.',
    })
  }
})

test('an hour that comes twice is asked about, and either can be meant', () => {
  expect(localTime('2026-11-01', '01:30', 'America/New_York')).toMatchObject({
    reason: 'twice',
    sentence: expect.stringContaining('comes twice in America/New_York'),
  })
  expect(localTime('2026-11-01', '01:30', 'America/New_York', 'first')).toEqual({
    ok: true,
    at: new Date('2026-11-01T05:30:00Z'),
  })
  expect(localTime('2026-11-01', '01:30', 'America/New_York', 'second')).toEqual({
    ok: true,
    at: new Date('2026-11-01T06:30:00Z'),
  })
})
