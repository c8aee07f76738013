import { expect, test } from 'vitest'

import { BOTH_WORK_MS, originsOf, pendingMove, readMoving, readOrigin } from './moving-site.ts'

const HOME = 'http://localhost:3000'
const NEW = 'https://new.example'
const begunAt = '2026-03-02T09:30:00.000Z'
const after = (ms: number) => new Date(Date.parse(begunAt) + ms)

test('a new address is served for 15 minutes, and the site names the old one meanwhile', () => {
  const moving = readMoving({ next: NEW, begunAt })
  expect(originsOf(moving, HOME, after(0))).toEqual([HOME, NEW])
  expect(originsOf(moving, HOME, after(BOTH_WORK_MS - 1))).toEqual([HOME, NEW])
  expect(originsOf(moving, HOME, after(BOTH_WORK_MS))).toEqual([HOME])
  expect(pendingMove(moving, after(BOTH_WORK_MS))).toBeNull()
})

test('once it holds, the old one is served for 15 minutes more', () => {
  const moving = readMoving({ origin: NEW, former: HOME, settledAt: begunAt })
  expect(originsOf(moving, HOME, after(BOTH_WORK_MS - 1))).toEqual([NEW, HOME])
  expect(originsOf(moving, HOME, after(BOTH_WORK_MS))).toEqual([NEW])
})

test('a site that nobody moved has one address, and one that moves back soon names each once', () => {
  expect(originsOf(readMoving({}), HOME, after(0))).toEqual([HOME])
  const back = readMoving({ origin: NEW, former: HOME, settledAt: begunAt, next: HOME, begunAt })
  expect(originsOf(back, HOME, after(1))).toEqual([NEW, HOME])
})

test.each([
  ['https://coach.example', 'https://coach.example'],
  [' coach.example ', 'https://coach.example'],
  ['https://Coach.Example:443/', 'https://coach.example'],
  ['http://localhost:3000', 'http://localhost:3000'],
  ['http://[::1]:3000', 'http://[::1]:3000'],
  ['https://bücher.example', 'https://xn--bcher-kva.example'],
])('%s is taken as %s', (typed, origin) => {
  expect(readOrigin(typed)).toEqual({ ok: true, origin })
})

test.each([
  ['', /^Please enter the new address$/],
  ['https://coach.example/blog', /alone/],
  ['https://me:secret@coach.example', /alone/],
  ['https://coach.example/?a=1', /alone/],
  ['http://coach.example', /begins with https/],
  ['http://localhost.coach.example', /begins with https/],
  ['ftp://coach.example', /like https/],
  ['my coach', /like https/],
  [`https://${'a.'.repeat(200)}example`, /like https/],
])('%s is refused with what is wrong', (typed, error) => {
  expect(readOrigin(typed)).toEqual({ ok: false, error: expect.stringMatching(error) })
})
