import { expect, test } from 'vitest'

import { partsByDay } from './day-parts.ts'

const parts = (startsAt: string, minutes: number, zone = 'Europe/Berlin') => {
  const start = new Date(startsAt)
  return partsByDay(start, new Date(start.getTime() + minutes * 60_000), zone).map(({ day, minute, until }) => [
    day,
    minute / 60,
    until / 60,
  ])
}

test('an appointment over midnight goes on in the next day, and one that ends there does not', () => {
  expect(parts('2026-03-03T19:00:00Z', 720)).toEqual([
    ['2026-03-03', 20, 24],
    ['2026-03-04', 0, 8],
  ])
  expect(parts('2026-03-03T22:00:00Z', 60)).toEqual([['2026-03-03', 23, 24]])
})

test('where the clocks change within it, it ends where they say so', () => {
  expect(parts('2027-10-30T18:00:00Z', 720)).toEqual([
    ['2027-10-30', 20, 24],
    ['2027-10-31', 0, 7],
  ])
  expect(parts('2027-03-28T00:30:00Z', 60)).toEqual([['2027-03-28', 1.5, 3.5]])
})

test('both halves of a repeated hour have their length', () => {
  expect(parts('2027-10-31T00:30:00Z', 60)).toEqual([['2027-10-31', 2.5, 3.5]])
  expect(parts('2027-10-31T01:30:00Z', 60)).toEqual([['2027-10-31', 2.5, 3.5]])
  expect(parts('2027-10-31T00:30:00Z', 45)).toEqual([['2027-10-31', 2.5, 3.25]])
})

test('a midnight that the clocks skip, or show twice, cuts all the same', () => {
  // Beirut goes from 24:00 to 01:00 in spring, and Havana from 01:00 back to 00:00 in autumn.
  expect(parts('2026-03-28T21:00:00Z', 120, 'Asia/Beirut')).toEqual([
    ['2026-03-28', 23, 24],
    ['2026-03-29', 1, 2],
  ])
  expect(parts('2026-11-01T03:30:00Z', 120, 'America/Havana')).toEqual([
    ['2026-10-31', 23.5, 24],
    ['2026-11-01', 0, 0.5],
  ])
})
