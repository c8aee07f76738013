import { expect, test } from 'vitest'

import { scheduleForm } from './schedule-form.ts'

const id = '6f1b6f0a-58f4-4d0b-9d2a-0d4b6f1b6f0a'
const now = new Date('2026-03-02T23:30:00Z')
const send = (fields: object, profileZone: string | null = null) =>
  scheduleForm({ now, profileZone }).safeParse({ id, ...fields })

test('a day becomes six in the morning in the zone of the browser, else of the profile, else in UTC', () => {
  expect(send({ day: '2026-03-04', timeZone: 'Asia/Tokyo' }, 'Europe/Berlin').data?.at.toISOString()).toBe(
    '2026-03-03T21:00:00.000Z',
  )
  expect(send({ day: '2026-03-04' }, 'Europe/Berlin').data?.at.toISOString()).toBe('2026-03-04T05:00:00.000Z')
  expect(send({ day: '2026-03-04', timeZone: 'nowhere' }).data?.at.toISOString()).toBe('2026-03-04T06:00:00.000Z')
})

test('today is taken in that zone even when its six o’clock has passed; yesterday and nonsense are not', () => {
  expect(send({ day: '2026-03-02' }).data?.at.toISOString()).toBe('2026-03-02T06:00:00.000Z')
  expect(send({ day: '2026-03-02', timeZone: 'Asia/Tokyo' }).error?.issues).toMatchObject([
    { path: ['day'], message: 'Choose today or a later day.' },
  ])
  for (const day of ['', '2026-02-30', 'tomorrow', '2026-03-01']) expect(send({ day }).success).toBe(false)
})
