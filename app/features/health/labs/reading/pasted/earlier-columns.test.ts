import { expect, test } from 'vitest'

import { readReportText } from './read-report-text.ts'

const linesOf = (text: string) =>
  readReportText(text).results.map(({ result: { name, value, unit, range, flag } }) =>
    [name, value, unit, range, flag].join(' | '),
  )
const listed = (text: string) => readReportText(text).problems.map(({ row }) => row)

const now = ['Sodium | 118 | mmol/L | 135-145 | L', 'Potassium | 6.8 | mmol/L | 3.5-5.2 | H']

test.for([
  [
    'the newest last',
    `Date                  12/05/26    20/11/26
Sodium                139         118  L        mmol/L      (135-145)
Potassium             4.4         6.8  H        mmol/L      (3.5-5.2)`,
  ],
  [
    'the newest first',
    `Date                  20/11/26    12/05/26
Sodium                118  L      139           mmol/L      (135-145)
Potassium             6.8  H      4.4           mmol/L      (3.5-5.2)`,
  ],
  [
    'one blank apart',
    `Date 12/05/26 20/11/26
Sodium 139 118 L mmol/L (135-145)
Potassium 4.4 6.8 H mmol/L (3.5-5.2)`,
  ],
  [
    'three days',
    `Collected             12/05/26    14/08/26    20/11/26
Sodium                139         130         118  L        mmol/L      (135-145)
Potassium             4.4         5.0         6.8  H        mmol/L      (3.5-5.2)`,
  ],
  [
    'below the name of the test',
    `Test        12/05/2026   20/11/2026   Units    Range
Sodium      139          118 L        mmol/L   135-145
Potassium   4.4          6.8 H        mmol/L   3.5-5.2`,
  ],
  [
    'below nothing',
    `            12/05/2026   20/11/2026
Sodium      139          118 L          mmol/L   135-145
Potassium   4.4          6.8 H          mmol/L   3.5-5.2`,
  ],
] as const)('columns of days, %s: the newest is the result, and its day that of the report', ([, text]) => {
  expect(linesOf(text)).toEqual(now)
  expect(readReportText(text).head.day).toBe('2026-11-20')
})

test('a row whose newest column is empty has no result, and is listed', () => {
  const text = `Datum      12.05.2026   20.11.2026
Natrium    139          118            mmol/l   135-145
Kreatinin  0,88                        mg/dl    0,5-0,9`
  expect(linesOf(text)).toEqual(['Natrium | 118 | mmol/l | 135-145 | '])
  expect(listed(text)).toEqual([3])
})

test('two days on a row that stand over no numbers are no columns', () => {
  const text = `Collected      Reported
11/20/2026     11/21/2026
Sodium   118   mmol/L   135-145   139
Potassium   6.8   mmol/L   3.5-5.2   4.4`
  expect(linesOf(text)).toEqual(['Sodium | 118 | mmol/L | 135-145 | ', 'Potassium | 6.8 | mmol/L | 3.5-5.2 | '])
})

const french = '                                   Valeurs de référence     Antériorités 03/05/2026\n'

test.for([
  ['Sodium              121 mmol/L     136 - 145        140', 'Sodium | 121 | mmol/L | 136 - 145 | '],
  ['Troponine I ultrasensible   62 ng/L   < 26', 'Troponine I ultrasensible | 62 | ng/L | < 26 | '],
  ['Troponine I ultrasensible   62 ng/L   < 26   58', 'Troponine I ultrasensible | 62 | ng/L | < 26 | '],
  ['Troponine I ultrasensible   < 3 ng/L   < 26', 'Troponine I ultrasensible | < 3 | ng/L | < 26 | '],
  ['Troponine I ultrasensible   < 3 ng/L   < 26    < 3', 'Troponine I ultrasensible | < 3 | ng/L | < 26 | '],
  ['Protéine C réactive ultrasensible  4,2 mg/L   < 1,0   1,2', 'Protéine C réactive ultrasensible | 4,2 | mg/L | < 1,0 | '],
  ['Potassium 6,9 mmol/L 3,5 - 5,1 4,4', 'Potassium | 6,9 | mmol/L | 3,5 - 5,1 | '],
  ['Hémoglobine glyquée (HbA1c)   8,2 %   4,0 - 6,0   7,1', 'Hémoglobine glyquée (HbA1c) | 8,2 | % | 4,0 - 6,0 | '],
] as const)('below headings of range and earlier results alone: %s', ([row, read]) => {
  expect(linesOf(french + row)).toEqual([read])
  expect(readReportText(french + row).results[0]?.result.note).toBeNull()
  expect(linesOf(french + row + '\n' + row).length).toBe(2)
})

test('what stands behind the range is never the result, also where the result is missing', () => {
  for (const row of ['Sodium                                 136 - 145        140', 'Sodium   136 - 145   140']) {
    expect([row, linesOf(french + row)]).toEqual([row, []])
    expect(listed(french + row)).toEqual([2])
  }
})

test('“soit 5,77 mmol/l” is the result above it in another unit: known, and no test', () => {
  const same = [
    'soit   5,77   mmol/l   3,89 à 6,11   5,27',
    '   Soit : 5,77 mmol/L',
    '(soit 5,77 mmol/L)',
    'soit 5,77 mmol/L 3,89 - 6,11',
    '= 5,77 mmol/l',
    'ou 5,77 mmol/L',
    'Soit en mmol/L : 5,77 3,89 - 6,11',
    'équivaut à 5,77 mmol/L',
    'entspricht 5,77 mmol/l',
    'entspr. 5,77 mmol/l',
    'equivale a 5,77 mmol/L',
    'pari a 5,77 mmol/L',
    'corresponde a 5,77 mmol/L',
    '(5,77 mmol/L)',
  ]
  for (const line of same)
    for (const text of [
      `Glycémie 1,04 g/l 0,70 à 1,10\n${line}\nSodium 140 mmol/l`,
      `Glycémie   1,04 g/l   0,70 à 1,10   0,95\n${line}\nSodium 140 mmol/l`,
    ]) {
      const { results, problems, fates } = readReportText(text)
      expect([line, results.map(({ result }) => result.name), problems, fates[1]]).toEqual([
        line,
        ['Glycémie', 'Sodium'],
        [],
        'result',
      ])
    }
  expect(readReportText('Glycémie 1,04 g/l\n\nsoit 5,77 mmol/l').problems).toEqual([])
})

test('such a line is listed where the result itself does not stand above it', () => {
  const { results, problems } = readReportText('Sodium 140 mmol/l\nMéthode enzymatique\nsoit 5,77 mmol/l')
  expect(results.map(({ result }) => result.name)).toEqual(['Sodium'])
  expect(problems.map(({ row }) => row)).toContain(3)
})

test.for([
  ['Glucose (2 h) 180 mg/dL', 'Glucose (2 h)'],
  ['Glucose 2h 180 mg/dL', 'Glucose 2h'],
  ['Glucose 2 h post 180 mg/dL', 'Glucose 2 h post'],
  ['Glucose (1 hour) 180 mg/dL', 'Glucose (1 hour)'],
  ['GLUCOSE, 2 HR 180 mg/dL', 'GLUCOSE, 2 HR'],
  ['Glucose 2H 180 mg/dL', 'Glucose 2H'],
  ['Glucose 120 min 180 mg/dL', 'Glucose 120 min'],
  ['Glukose 60 Min. 180 mg/dl', 'Glukose 60 Min.'],
  ['Glukose nach 2 Std. 180 mg/dl', 'Glukose nach 2 Std.'],
  ['Glycémie à 2 heures 180 mg/dL', 'Glycémie à 2 heures'],
  ['Glucosa 2 horas 180 mg/dL', 'Glucosa 2 horas'],
] as const)('%s: the time after a load is of the name, and no result', ([line, name]) => {
  expect(linesOf(line).map((each) => each.split(' | ').slice(0, 2))).toEqual([[name, '180']])
})

test('a number with a mark, and minutes that are the result, are no such time', () => {
  expect(linesOf('Potassium 6 H 3.5-5.1 mmol/L')).toEqual(['Potassium | 6 | mmol/L | 3.5-5.1 | H'])
  expect(linesOf('Potassium 6H mmol/L 3.5-5.1')).toEqual(['Potassium | 6 | mmol/L | 3.5-5.1 | H'])
  expect(linesOf('Sodium 140 mmol/L\nBleeding time 5 min')[1]).toMatch(/^Bleeding time \| 5/)
})
