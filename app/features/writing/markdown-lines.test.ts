import { expect, test } from 'vitest'

import { insertBlock, isInBlockLine, markLines, type LineMark } from './markdown-lines.ts'
import type { Replacement } from './markdown-marks.ts'

/** The text after a change, with the selection between bars. */
const after = (text: string, { from, to, text: made, select }: Replacement) => {
  const result = text.slice(0, from) + made + text.slice(to)
  return `${result.slice(0, select[0])}|${result.slice(...select)}|${result.slice(select[1])}`
}

/** Before a change, the selection stands between bars too. */
function marked(mark: LineMark, shown: string): string {
  const text = shown.replaceAll('|', '')
  return after(text, markLines(mark, text, shown.indexOf('|'), shown.lastIndexOf('|') - 1))
}

test.each([
  ['heading', 'One\nT||wo\nThree', 'One\n## Two||\nThree'],
  ['heading', '||', '## ||'],
  ['heading', '### T||wo', '## Two||'],
  ['heading', '## T||wo', 'Two||'],
  ['bullets', 'A\nO|ne\n\nT|wo', 'A\n|- One\n\n- Two|'],
  ['numbers', '- O|ne\n- T|wo', '|1. One\n2. Two|'],
  ['numbers', '1. O|ne\n2. T|wo', '|One\nTwo|'],
  ['quote', 'O|ne\nT|wo', '|> One\n> Two|'],
  ['quote', '> O|ne\n> T|wo', '|One\nTwo|'],
] as const)('%s: %j', (mark, before, expected) => expect(marked(mark, before)).toBe(expected))

const block = { text: ':::b x="here"', select: 'here' }

test.each([
  ['', 0, ':::b x="|here|"\n'],
  ['One', 1, 'One\n\n:::b x="|here|"\n'],
  ['One\nTwo', 1, 'One\n\n:::b x="|here|"\n\nTwo'],
  ['One\n\nTwo', 5, 'One\n\nTwo\n\n:::b x="|here|"\n'],
  ['One\n\n\n\nTwo', 5, 'One\n\n:::b x="|here|"\n\nTwo'],
])('a block is put between empty lines: %j at %i', (text, at, expected) =>
  expect(after(text, insertBlock(block, text, at))).toBe(expected),
)

test.each([
  [':::figure picture="|"', true],
  ['Text\n|:::figure', true],
  ['Text |\n:::figure', false],
  [':::callout\n|text\n:::', false],
])('in the line of a block: %j is %s', (shown, isIn) =>
  expect(isInBlockLine(shown.replace('|', ''), shown.indexOf('|'))).toBe(isIn),
)
