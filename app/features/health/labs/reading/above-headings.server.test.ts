import { expect, test } from 'vitest'

import { readText } from './read-submitted.server.ts'

const table = 'Test,Result,Unit,Range\nPotassium,6.9,mmol/L,3.5-5.1'

function read(above: string) {
  const found = readText(`${above}\n${table}`)
  return found.ok
    ? {
        day: found.reports[0]!.collectedOn,
        laboratory: found.reports[0]!.laboratory,
        listed: found.problems.map(({ row }) => row),
      }
    : found.reason
}

test('day and laboratory above the headings of a table are those of its rows', () => {
  expect(read('Sample Laboratory,,,\nCollected: 2026-11-20,,,\n-----,,,')).toEqual({
    day: '2026-11-20',
    laboratory: 'Sample Laboratory',
    listed: [],
  })
  expect(readText('Sample Laboratory,,\nCollected,2026-11-20,\nDate,Test,Result\n2026-04-03,Ferritin,61')).toMatchObject({
    reports: [{ collectedOn: '2026-04-03' }],
  })
})

test.for(['Sodium,118,mmol/L,136-145', 'Sodium 118 mmol/L', 'Gold,5,mg/dL,', 'Note: the sample of row 3 was late,,,', 'Sodium'])(
  'whatever else stands there is listed: %s',
  (line) => {
    expect(read(line)).toMatchObject({ listed: [1] })
  },
)

test.for(['My results', 'Meine Werte 2026', 'Lab Results,,,', '=====', 'Fasting: yes,,,'])('a title is known: %s', (line) => {
  expect(read(line)).toMatchObject({ listed: [] })
})

test('letters for digits in a table are read and said as well, and what was printed is kept', () => {
  expect(readText('Test,Result,Unit,Range\nSodium,14O,mmol/L,135-145\nGold,O2,,')).toMatchObject({
    reports: [
      {
        lines: [
          { value: '140', printedValue: '14O', note: 'The report prints “14O”: “140” was read. Check it.' },
          { value: 'O2', note: null },
        ],
      },
    ],
  })
})
