import fc from 'fast-check'
import { expect, test } from 'vitest'

import { csvOf } from './archive.server.ts'

const csvWith = (text: string) => csvOf({ columns: ['text'], records: [{ text }] })

test.for(['=1+1', '+1', '-1', '@SUM(A1)', '\t=1', '\r=1', '\n=1', '＝1', '＋1', '－1', '＠1'])(
  'a text that begins like a formula does not run in a spreadsheet program: %j',
  (text) => {
    expect(csvWith(text)).toMatch(/^\uFEFFtext\r\n"?'/)
  },
)

test('no text whatsoever begins a cell with the sign of a formula', () => {
  fc.assert(
    fc.property(fc.string({ unit: 'binary' }), (text) => {
      const cell = csvWith(text).slice('\uFEFFtext\r\n'.length)
      expect(cell.replace(/^"/, '')).not.toMatch(/^[=+\-@\t]/)
    }),
  )
})

test('numbers below zero, truth values and what is not known stay what they are', () => {
  const records = [{ n: -1.5, yes: true, no: false, none: null, text: 'a "b", c' }]
  expect(csvOf({ columns: Object.keys(records[0]!), records })).toBe(
    '\uFEFFn,yes,no,none,text\r\n-1.5,true,false,,"a ""b"", c"\r\n',
  )
})

test('a section without lines still says what its columns are', () => {
  expect(csvOf({ columns: ['day', 'weight_kg'], records: [] })).toBe('\uFEFFday,weight_kg\r\n')
})
