import fc from 'fast-check'
import { Temporal } from 'temporal-polyfill'
import { expect, test } from 'vitest'

import { readInstant } from './read-instant.ts'

const anyInstant = fc
  .date({ min: new Date('0001-02-01T00:00:00Z'), max: new Date('9999-11-01T00:00:00Z'), noInvalidDate: true })
  .map((date) => Temporal.Instant.fromEpochMilliseconds(date.getTime()))
const anyOffset = fc.integer({ min: -14 * 60, max: 14 * 60 }).map((minutes) => {
  const size = Math.abs(minutes)
  const two = (number: number) => String(number).padStart(2, '0')
  return `${minutes < 0 ? '-' : '+'}${two(Math.floor(size / 60))}:${two(size % 60)}`
})

test('an instant is read as it is meant, in whatever zone it is written', () => {
  fc.assert(
    fc.property(anyInstant, anyOffset, (instant, offset) => {
      const written = instant.toZonedDateTimeISO(offset).toString({ timeZoneName: 'never', smallestUnit: 'millisecond' })
      expect(readInstant(written)).toEqual(new Date(instant.epochMilliseconds))
      expect(readInstant(instant.toString())).toEqual(new Date(instant.epochMilliseconds))
    }),
  )
})

test('whatever else is typed is no instant: least of all another one than was typed', () => {
  const two = fc.integer({ min: 0, max: 99 }).map((number) => String(number).padStart(2, '0'))
  const year = fc.integer({ min: 0, max: 9999 }).map((number) => String(number).padStart(4, '0'))
  const zone = fc.oneof(
    fc.constantFrom('', 'Z', 'z', ' ', 'UTC', '+1', '+0100'),
    fc.tuple(fc.constantFrom('+', '-'), two, two).map(([sign, hours, minutes]) => `${sign}${hours}:${minutes}`),
  )
  fc.assert(
    fc.property(year, two, two, two, two, two, zone, (y, m, d, h, min, s, z) => {
      const text = `${y}-${m}-${d}T${h}:${min}:${s}${z}`
      const read = readInstant(text)
      const meant = /^(?:Z|[+-]\d\d:\d\d)$/.test(z) ? strictly(text) : null
      expect([null, meant]).toContain(read && read.getTime())
    }),
    { numRuns: 2000 },
  )
  fc.assert(fc.property(fc.string(), (text) => readInstant(text) === null))
})

test.for([
  '5',
  '2026',
  '2026-11-27',
  '2026-11-27T02:45',
  '2026-11-27 02:45Z',
  '2026-02-31T10:00Z',
  '2027-02-29T10:00Z',
  '2026-11-27T24:00Z',
  '2026-11-27T23:59:60Z',
  '2026-11-27T10:00+15:00',
  '2026-11-27T10:00Z ',
  '0000-01-01T00:00Z',
  'now',
  '',
])('“%s” is no instant', (text) => expect(readInstant(text)).toBeNull())

/** What the text says by the letter, in milliseconds. */
function strictly(text: string): number | null {
  try {
    return Temporal.Instant.from(text).epochMilliseconds
  } catch {
    return null
  }
}
