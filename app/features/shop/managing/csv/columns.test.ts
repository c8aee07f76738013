import fc from 'fast-check'
import { expect, test } from 'vitest'

import { cellText, columns, mapHeaders, withoutFormula, yesOrNo } from './columns.ts'

test('headers are known by their letters, those of other shops too; the rest is named', () => {
  expect(mapHeaders(['Title', 'Variant Price', 'Image Src', 'Handle', 'Colour', 'name', ''])).toEqual({
    places: ['name', 'price', 'image_url', null, null, null, null],
    ignored: ['Handle', 'Colour', 'name'],
  })
  expect(mapHeaders(columns).places).toEqual(columns)
  expect(mapHeaders(['constructor', '__proto__']).places).toEqual([null, null])
})

test('no cell that we write begins like a formula, and ours is read back as it was', () => {
  for (const sign of ['=', '+', '-', '@', '\t', '\r', '＝']) expect(withoutFormula(`${sign}1+1`)).toBe(`'${sign}1+1`)
  fc.assert(
    fc.property(fc.string(), (text) => {
      expect(withoutFormula(text)).not.toMatch(/^[=+\-@\t\r\n]/)
      expect(cellText(withoutFormula(text))).toBe(text)
    }),
  )
  expect([cellText("'tis"), cellText(withoutFormula("'=1"))]).toEqual(["'tis", "'=1"])
})

test('yes and no are known by their words', () => {
  expect([' Yes', 'TRUE', 'In stock', '', 'no', '0', 'maybe'].map(yesOrNo)).toEqual([true, true, true, false, false, false, null])
})
