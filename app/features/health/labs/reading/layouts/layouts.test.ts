import { readdirSync, readFileSync } from 'node:fs'
import { join } from 'node:path'

import { expect, test } from 'vitest'

import { readReportText } from '#features/health/labs/reading/pasted/read-report-text.ts'
import { readPasted } from '#features/health/labs/reading/read-pasted.ts'

/** Printed layouts of laboratories and portals with invented people and values; below the line of tildes stands what must be read of each. */
const layouts = readdirSync(import.meta.dirname)
  .filter((file) => file.endsWith('.txt'))
  .map((file) => {
    const [text = '', expected = ''] = readFileSync(join(import.meta.dirname, file), 'utf8').split('~~~~\n')
    return { name: file.replace('.txt', ''), text: text.trimEnd(), expected: expected.trimEnd() }
  })

function summaryOf(text: string): string {
  const read = readPasted(text)
  if (!read.ok) return read.reason
  const { collectedOn, laboratory, lines } = read.reports[0]!
  return [
    `${collectedOn} | ${laboratory}`,
    ...lines.map(({ row, name, value, unit, range, flag, note }) =>
      [row, name, value, unit, range, flag, ...(note === null ? [] : [note])].join(' | '),
    ),
    `not taken: ${read.problems.map(({ row }) => row).join(' ')}`.trim(),
  ].join('\n')
}

test('there are enough layouts, and each is long enough to be one', () => {
  expect(layouts.length).toBeGreaterThanOrEqual(20)
  for (const { name, text } of layouts) expect([name, text.split('\n').length >= 15]).toEqual([name, true])
})

test.for(layouts)('the layout $name is read line by line', ({ text, expected }) => {
  expect(summaryOf(text)).toBe(expected)
})

test.for(layouts)('every line of the layout $name has one fate', ({ text }) => {
  const { fates, results, problems } = readReportText(text)
  expect(fates).toHaveLength(text.split('\n').length)
  const rows = (fate: string) => fates.flatMap((each, at) => (each === fate ? [at + 1] : []))
  expect(problems.map(({ row }) => row)).toEqual(rows('not taken'))
  for (const { row } of results) expect(rows('result')).toContain(row)
})

test.for(layouts)('the layout $name is read alike with other line ends, blanks and page breaks', ({ text, expected }) => {
  expect(summaryOf(text.replaceAll('\n', '\r\n'))).toBe(expected)
  expect(summaryOf(text.replaceAll(/(?<=\S) (?=\S)/g, '\u{a0}'))).toBe(expected)
  expect(summaryOf(text.replaceAll('\n', ' \n'))).toBe(expected)
})
