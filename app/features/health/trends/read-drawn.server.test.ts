import fc from 'fast-check'
import { expect, test } from 'vitest'

import { drawTrend } from './drawing.server.ts'
import { placesIn, readingsIn } from './read-drawn.ts'

const written = { write: String, formatDay: String }

test('the browser reads of a drawing where each of its days lies', () => {
  const number = fc.option(fc.double({ min: 0, max: 20_000, noNaN: true }), { nil: null })
  fc.assert(
    fc.property(fc.array(number, { minLength: 7, maxLength: 365 }), fc.boolean(), (numbers, isBars) => {
      const values = numbers.flatMap((value, day) => (value === null ? [] : [{ day, value }]))
      fc.pre(values.length > 0)
      const to = numbers.length - 1
      const { drawing, at, up } = drawTrend({ values, means: numbers, from: 0, to, usual: null, isBars, ...written })
      const expected = values.map(({ day, value }) => [at(day), up(value)])
      for (const data of [drawing.days, drawing.means]) expect([...placesIn(data)]).toEqual(expected)
      const days = numbers.map((_, day) => `day ${day}`)
      const rows = new Map(values.map(({ day, value }) => [`day ${day}`, [String(value), ''] as const]))
      expect(readingsIn(days, rows, placesIn(drawing.days), drawing)).toEqual(
        numbers.map((value, day) => ({
          x: at(day),
          y: value === null ? null : up(value),
          day: `day ${day}`,
          value: value === null ? '' : String(value),
          mean: '',
        })),
      )
    }),
    { numRuns: 50 },
  )
})

test('of nothing it reads nothing', () => {
  expect([...placesIn('')]).toEqual([])
  expect(readingsIn([], new Map(), new Map(), { left: 44, right: 392 })).toEqual([])
})
