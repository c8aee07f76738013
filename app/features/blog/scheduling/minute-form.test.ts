import { expect, test } from 'vitest'

import { minuteForm } from './minute-form.ts'

const now = new Date('2026-03-02T23:30:00Z')
const send = (fields: object, profileZone: string | null = null) => minuteForm({ now, profileZone }).safeParse(fields)
const refusal = (fields: object, profileZone: string | null = null) =>
  send(fields, profileZone).error?.issues.map(({ path, message }) => [path[0], message])

test('a day and a time become that minute on the clocks of the browser, else of the profile, else of UTC', () => {
  const at = (fields: object, profileZone: string | null = null) => send(fields, profileZone).data?.at.toISOString()
  const fields = { day: '2026-03-04', time: '09:17' }
  expect(at({ ...fields, timeZone: 'Asia/Tokyo' }, 'Europe/Berlin')).toBe('2026-03-04T00:17:00.000Z')
  expect(at(fields, 'Europe/Berlin')).toBe('2026-03-04T08:17:00.000Z')
  expect(at({ ...fields, timeZone: 'nowhere' })).toBe('2026-03-04T09:17:00.000Z')
})

test('the next minute is still to come; this one and those before it have passed', () => {
  expect(send({ day: '2026-03-02', time: '23:31' }).data?.at.toISOString()).toBe('2026-03-02T23:31:00.000Z')
  for (const time of ['23:30', '23:29', '00:00'])
    expect(refusal({ day: '2026-03-02', time })).toEqual([['time', 'This time has passed. Choose a later one.']])
  expect(refusal({ day: '2026-03-01', time: '23:59' })).toEqual([['day', 'Choose today or a later day.']])
  expect(refusal({ day: '2026-03-02', time: '23:59', timeZone: 'Asia/Tokyo' })).toEqual([['day', 'Choose today or a later day.']])
})

test('what is no day and no time is asked for', () => {
  for (const day of ['', '2026-02-30', 'tomorrow', '+20266-01-01', '4 March'])
    expect(refusal({ day, time: '09:00' })).toEqual([['day', 'Choose a day.']])
  for (const time of ['', '9:00', '24:00', '12:60', '12:00:30', '-1:00', 'noon'])
    expect(refusal({ day: '2026-03-04', time })).toEqual([['time', 'Choose a time, such as 09:30.']])
  expect(refusal({})).toEqual([['day', 'Choose a day.']])
})

test('a minute that the clocks skip is named; of one that comes twice it is the first', () => {
  expect(refusal({ day: '2026-03-29', time: '02:30', timeZone: 'Europe/Berlin' })).toEqual([
    ['time', 'The clocks of Europe/Berlin skip 02:30 on this day. Choose another time.'],
  ])
  expect(send({ day: '2026-10-25', time: '02:30' }, 'Europe/Berlin').data?.at.toISOString()).toBe('2026-10-25T00:30:00.000Z')
})
