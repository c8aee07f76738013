import { expect, test } from 'vitest'

import { markOfKey, markText, type Mark } from './markdown-marks.ts'

/** The text after a mark, with the selection between bars; before it, the selection stands between bars too. */
function marked(mark: Mark, shown: string): string {
  const from = shown.indexOf('|')
  const to = shown.lastIndexOf('|') - 1
  const text = shown.replaceAll('|', '')
  const made = markText(mark, text, from, to)
  const after = text.slice(0, made.from) + made.text + text.slice(made.to)
  return `${after.slice(0, made.select[0])}|${after.slice(...made.select)}|${after.slice(made.select[1])}`
}

test('bold and italic wrap what is selected, and a second time take it back', () => {
  expect(marked('bold', 'Sleep |well| tonight')).toBe('Sleep **|well|** tonight')
  expect(marked('bold', 'Sleep **|well|** tonight')).toBe('Sleep |well| tonight')
  expect(marked('bold', 'Sleep |**well**| tonight')).toBe('Sleep |well| tonight')
  expect(marked('italic', '|well|')).toBe('_|well|_')
  expect(marked('bold', 'Sleep ||')).toBe('Sleep **||**')
})

test('a link selects the place for its address', () => {
  expect(marked('link', 'Read |this| first')).toBe('Read [this](|https://|) first')
})

test('the keys of marks', () => {
  expect([markOfKey('b'), markOfKey('I'), markOfKey('k'), markOfKey('x')]).toEqual(['bold', 'italic', 'link', undefined])
})
