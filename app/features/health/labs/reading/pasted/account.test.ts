import fc from 'fast-check'
import { expect, test } from 'vitest'

import { tooFastGrowth } from '#tests/patterns/growth.ts'
import { deep } from '#tests/support/deep.ts'

import { readReportText } from './read-report-text.ts'

const tests = [
  ['Sodium', 'mmol/L', '134', '144'],
  ['Potassium', 'mmol/L', '3.5', '5.2'],
  ['Glucose', 'mg/dL', '70', '99'],
  ['Creatinine', 'mg/dL', '0.57', '1.00'],
  ['Ferritin', 'ng/mL', '15', '150'],
  ['TSH', 'uIU/mL', '0.450', '4.500'],
  ['Hemoglobin', 'g/dL', '11.1', '15.9'],
  ['Vitamin B12', 'pg/mL', '197', '771'],
  ['CA 125', 'U/mL', '0', '35'],
  ['HDL Cholesterol', 'mg/dL', '40', '90'],
] as const

const date = fc
  .tuple(
    fc.integer({ min: 2015, max: 2026 }),
    fc.integer({ min: 1, max: 12 }),
    fc.integer({ min: 13, max: 28 }),
    fc.constantFrom('us', 'iso', 'words'),
  )
  .map(([year, month, day, kind]) => {
    const [mm, dd] = [String(month).padStart(2, '0'), String(day)]
    if (kind === 'us') return `${mm}/${dd}/${year}`
    return kind === 'iso'
      ? `${year}-${mm}-${dd}`
      : `${dd}-${['Jan', 'Feb', 'Mar', 'Apr', 'May', 'Jun', 'Jul', 'Aug', 'Sep', 'Oct', 'Nov', 'Dec'][month - 1]}-${year}`
  })
const number = fc
  .tuple(fc.integer({ min: 1, max: 999 }), fc.integer({ min: 0, max: 99 }))
  .map(([whole, rest]) => `${whole}.${String(rest).padStart(2, '0')}`)
const blank = fc.constantFrom(' ', '   ', '\t', ' | ')

/** A line of a result, as one of many layouts prints it, with what must be read of it. */
const result = fc
  .record({
    test: fc.constantFrom(...tests),
    value: number,
    earlier: number,
    on: date,
    flag: fc.constantFrom('', 'H', 'L', 'High', 'Low', 'HH', '*HH*', '**L**', '(H)', '[LL]', '!', '*'),
    blank,
    layout: fc.constantFrom('unit first', 'range first', 'earlier', 'earlier last', 'dated', 'place', 'brackets'),
  })
  .map(({ test: [name, unit, low, high], value, earlier, on, flag, blank, layout }) => {
    const range = `${low}-${high}`
    const parts = {
      'unit first': [name, value, flag, unit, range],
      'range first': [name, value, flag, range, unit],
      earlier: [name, value, flag, earlier, on, unit, range],
      'earlier last': [name, value, flag, unit, range, earlier, on],
      dated: [name, value, flag, unit, range, on],
      place: [name, value, flag, unit, range, '01'],
      brackets: [name, value, flag, unit, `(${low} - ${high})`],
    }[layout]
    const read = [name, value, unit, layout === 'brackets' ? `${low} - ${high}` : range, flag]
    return { line: parts.filter((part) => part !== '').join(blank), read }
  })

const noise = fc.oneof(
  fc.constantFrom(
    '',
    '   ',
    '------',
    'LIPID PANEL',
    'Fasting: Yes',
    'Page 2 of 3',
    'View trends',
    'Final Report',
    'Sample Laboratory',
    'Comment: slightly haemolysed.',
    'Test   Result   Flag   Units   Reference Range',
    'TESTS RESULT FLAG UNITS REFERENCE INTERVAL LAB',
    'For inquiries, the physician may contact the laboratory at 555-010-4477',
    'Reference range: see report',
    'x'.repeat(600),
  ),
  fc
    .tuple(
      fc.constantFrom('Acct #:', 'Phone:', 'Specimen ID:', 'NPI', 'Accession', 'MRN', 'Order'),
      fc.integer({ min: 100_000, max: 999_999_999 }),
    )
    .map(([label, id]) => `${label} ${id}`),
  date.map((on) => `Collected: ${on} 08:15`),
  date.map((on) => `Somebody said something on ${on} about it all`),
)

test('every line has one fate, and every printed result is read, whatever stands around it', () => {
  fc.assert(
    fc.property(
      fc.array(
        fc.oneof(
          result.map((each) => ({ ...each, isResult: true })),
          noise.map((line) => ({ line, read: [] as string[], isResult: false })),
        ),
        { minLength: 1, maxLength: 40 },
      ),
      (lines) => {
        const { fates, results, problems } = readReportText(lines.map(({ line }) => line).join('\n'))
        expect(fates).toHaveLength(lines.length)
        const expected = lines.flatMap(({ read, isResult }, at) => (isResult ? [{ row: at + 1, read }] : []))
        expect(
          results.map(({ row, result: { name, value, unit, range, flag } }) => ({ row, read: [name, value, unit, range, flag] })),
        ).toEqual(expected)
        expect(fates.flatMap((fate, at) => (fate === 'result' ? [at + 1] : []))).toEqual(expected.map(({ row }) => row))
        expect(problems.map(({ row }) => row)).toEqual(fates.flatMap((fate, at) => (fate === 'not taken' ? [at + 1] : [])))
        for (const { row, text } of problems)
          expect(lines[row - 1]!.line.trim().replaceAll(/\s+/g, ' ')).toContain(text.replace('…', ''))
        for (const [at, { line }] of lines.entries()) expect(fates[at] === 'blank').toBe(line.trim() === '')
      },
    ),
    { numRuns: 250 },
  )
}, 30_000)

test('any text at all has one fate a line, and every result is on a line that says so', () => {
  const word = fc.constantFrom(
    'Sodium',
    '140',
    'mmol/L',
    '3.5-5.1',
    '<',
    '5',
    'H',
    '(',
    ')',
    '|',
    '\t',
    '  ',
    '11/20/2026',
    'Urine',
    'Range:',
    'Men:',
    'negative',
    '01',
    '-',
    '…',
    'of',
    'Page',
    '1:80',
    '%',
  )
  const line = fc.oneof(
    fc.string({ maxLength: 60 }),
    fc.array(word, { maxLength: 14 }).map((words) => words.join(' ')),
  )
  fc.assert(
    fc.property(fc.array(line, { minLength: 1, maxLength: 30 }), (lines) => {
      const text = lines.join('\n')
      const { fates, results, problems } = readReportText(text)
      expect(fates).toHaveLength(text.split(/\r\n|\r|\n|\f/).length)
      for (const { row } of results) expect(fates[row - 1]).toBe('result')
      expect(problems.map(({ row }) => row)).toEqual(fates.flatMap((fate, at) => (fate === 'not taken' ? [at + 1] : [])))
    }),
    { numRuns: 400 },
  )
}, 30_000)

/** Reads a report again and again: what a single one costs is too little to be compared. */
const readOften = (report: string) => () => {
  for (let time = 0; time < 8; time++) readReportText(report)
}

const lines = {
  results: 'Sodium   118   Low   140   03/14/2026   mmol/L   134-144 01',
  'results one blank apart': 'Vitamin B12 410 NORMAL 200-1100 pg/mL 01',
  'names without results': 'Something of interest',
  'numbers of the paper': 'Acct #: 4212345        Phone: (555) 10 - 100',
  'bare numbers': '104',
}
const growthOfLines = (line: string) => {
  const of = (count: number) => Array.from({ length: count }, (_, at) => `${line}${at % 7 === 0 ? ' ' : ''}`).join('\n')
  return tooFastGrowth((count) => readOften(of(count)), 60)
}

const characters = {
  digits: '1',
  blanks: ' 1',
  brackets: '(',
  dots: ' .',
  words: 'a ',
  dashes: '- ',
  bounds: '< ',
  thousands: ' 100',
  strokes: '/a',
}
const growthOfLine = (text: string) => {
  const of = (length: number) => `Sodium 5 ${text.repeat(length)}`.slice(0, length)
  const many = (line: string) => Array.from({ length: 5 }, () => line).join('\n')
  return tooFastGrowth((length) => readOften(many(of(length))), 144)
}

test('four times as many lines of results take at most six times as long, and so does a line of four times as many words', () => {
  expect(growthOfLines(lines.results)).toBeNull()
  expect(growthOfLine(characters.words)).toBeNull()
}, 30_000)

test.for(Object.entries(lines))(
  'so do four times as many lines of %s',
  deep('app/features/health/labs/reading/pasted/account.test.ts'),
  ([, line]) => {
    expect(growthOfLines(line)).toBeNull()
  },
)

test.for(Object.entries(characters))(
  'so does a line of four times as many %s',
  deep('app/features/health/labs/reading/pasted/account.test.ts'),
  ([, text]) => {
    expect(growthOfLine(text)).toBeNull()
  },
)
