import { expect, test } from 'vitest'

import { sampleSessions } from './sample-schedule.ts'

const week = (monday: number) =>
  Array.from({ length: 7 }, (_, day) => new Date(monday + day * 86_400_000).toISOString().slice(0, 10)).flatMap(sampleSessions)

test('weekdays have sessions at seven, ten and two, weekends none', () => {
  expect(sampleSessions('2026-11-24')).toMatchObject(
    ['7:00 AM', '10:00 AM', '2:00 PM'].map((time) => ({
      date: '2026-11-24',
      time,
      service: 'Personal Training Session',
      minutes: 60,
      status: 'confirmed',
    })),
  )
  expect([...sampleSessions('2026-11-28'), ...sampleSessions('2026-11-29')]).toEqual([])
})

test('every week of fifty years has fifteen sessions with twelve clients, each of whom is plainly a sample', () => {
  for (let at = 0; at < 52 * 50; at++) {
    const sessions = week(Date.UTC(1990, 0, 1) + at * 7 * 86_400_000)
    expect(sessions).toHaveLength(15)
    expect(new Set(sessions.map(({ client }) => client)).size).toBe(12)
    for (const { client } of sessions) expect(client).toMatch(/ Sample$/)
  }
})
