import { expect, test } from 'vitest'

import { captionAt, playedOf, secondOf } from './played.ts'

test('what a player tells is whole seconds in pairs', () => {
  const told = {
    positionSeconds: 61,
    spans: [
      [0, 30],
      [31, 61],
    ],
    lastsSeconds: 120,
  }
  expect(playedOf({ ...told, more: 'x' })).toEqual(told)
  expect(playedOf({ positionSeconds: 1, spans: [] })).toEqual({ positionSeconds: 1, spans: [], lastsSeconds: null })
})

test.for([
  null,
  'x',
  {},
  { positionSeconds: 1 },
  { positionSeconds: -1, spans: [] },
  { positionSeconds: 1.5, spans: [] },
  { positionSeconds: 86_401, spans: [] },
  { positionSeconds: 1, spans: [[1]] },
  { positionSeconds: 1, spans: [[1, '2']] },
  { positionSeconds: 1, spans: [[0, Number.NaN]] },
  { positionSeconds: 1, spans: [], lastsSeconds: 0 },
  { positionSeconds: 1, spans: [], lastsSeconds: 'long' },
  { positionSeconds: 1, spans: Array.from({ length: 501 }, () => [0, 1]) },
])('%j is not what a player tells', (body) => {
  expect(playedOf(body)).toBe(null)
})

test('a caption holds until the next one begins', () => {
  const cues = [{ startsMs: 1_000 }, { startsMs: 4_500 }]
  expect([0.9, 1, 4.4, 4.5, 900].map((at) => captionAt(cues, at))).toEqual([-1, 0, 0, 1, 1])
})

test('an address may ask for a second', () => {
  expect(['75', '0', '1:05', '-1', '99999', '', null].map(secondOf)).toEqual([75, 0, null, null, null, null, null])
})
