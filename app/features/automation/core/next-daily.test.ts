import { expect, test } from 'vitest'

import { formatNextDaily } from './next-daily.ts'

const daily = {
  enabled: true,
  publishingTime: '07:00:00',
  timezone: 'Europe/Berlin',
  savedAt: new Date('2026-03-01T12:00:00Z'),
  lastGeneratedDate: '2026-03-02',
}
const at = (instant: string) => new Date(instant)

test('nothing is promised before the settings are saved, nor while they are turned off', () => {
  expect(formatNextDaily(null, at('2026-03-02T09:00:00Z'))).toBe('Nothing runs before you first save these settings.')
  expect(formatNextDaily({ ...daily, enabled: false }, at('2026-03-02T09:00:00Z'))).toBe('It is turned off: nothing runs.')
})

test('the next article is told on the clocks of its zone: today’s, tomorrow’s, or the one that is due', () => {
  expect(formatNextDaily(daily, at('2026-03-02T09:00:00Z'))).toBe(
    'The next article comes on Tue 3 Mar 2026, 07:00 (Europe/Berlin).',
  )
  expect(formatNextDaily(daily, at('2026-03-03T05:30:00Z'))).toBe(
    'The next article comes on Tue 3 Mar 2026, 07:00 (Europe/Berlin).',
  )
  expect(formatNextDaily(daily, at('2026-03-03T06:30:00Z'))).toBe('The next article is due now.')
  expect(formatNextDaily(daily, at('2026-03-28T09:00:00Z'))).toBe('The next article is due now.')
  expect(formatNextDaily({ ...daily, lastGeneratedDate: '2026-03-28' }, at('2026-03-28T09:00:00Z'))).toMatch(
    /Sun 29 Mar 2026, 07:00/,
  )
})

test('a date that has its article already, also by another zone, is not promised again', () => {
  const inNewYork = { ...daily, publishingTime: '10:00:00', timezone: 'America/New_York', lastGeneratedDate: '2026-11-23' }
  expect(formatNextDaily({ ...inNewYork, savedAt: at('2026-11-23T04:12:00Z') }, at('2026-11-23T04:12:00Z'))).toMatch(
    /comes on Tue 24 Nov 2026, 10:00/,
  )
})

test('who saves after today’s time is told that it begins tomorrow', () => {
  const saved = { ...daily, lastGeneratedDate: null, savedAt: at('2026-03-02T09:00:00Z') }
  expect(formatNextDaily(saved, at('2026-03-02T09:00:01Z'))).toBe(
    'Today’s time had passed when this was saved. The next article comes on Tue 3 Mar 2026, 07:00 (Europe/Berlin).',
  )
})
