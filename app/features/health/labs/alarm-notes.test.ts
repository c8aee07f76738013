import { expect, test } from 'vitest'

import { alarmNotes, newsOf } from './alarm-notes.ts'

const results = [
  { name: 'TSH', alarm: 'soon' },
  { name: 'Potassium', alarm: 'now' },
  { name: 'Sodium', alarm: null },
] as const
const on = (collectedOn: string) => ({ collectedOn, dayInWords: 'the day', today: '2026-03-02' })
const shortly = (collectedOn: string, of: Parameters<typeof alarmNotes>[0] = results) =>
  alarmNotes(of, on(collectedOn)).map(({ kind, names }) => [kind, names])

test('a critical result does not hide one that is far out, and stands before it', () => {
  expect(shortly('2026-03-01')).toEqual([
    ['now', 'Potassium'],
    ['soon', 'TSH'],
  ])
  expect(shortly('2026-03-01', results.slice(2))).toEqual([])
})

test('nobody is to phone at once about a sample of more than 30 days ago', () => {
  expect(shortly('2026-01-31')).toHaveLength(2)
  expect(alarmNotes(results, on('2026-01-30'))).toEqual([
    {
      kind: 'past',
      title: 'These results of the day were far out of range',
      text: 'If you have not talked about them with a doctor yet, do so soon.',
      names: 'Potassium, TSH',
    },
  ])
  expect(alarmNotes([{ name: 'Cholesterol, total', alarm: 'soon' }], on('2015-03-01'))).toMatchObject([
    {
      title: 'This result of the day was far out of range',
      text: 'If you have not talked about it with a doctor yet, do so soon.',
    },
  ])
  expect(shortly('2015-03-01', [{ name: 'Sodium', alarm: null }])).toEqual([])
})

test('of several reports the most urgent note comes first, and what is past is no news', () => {
  const noted = [...alarmNotes(results.slice(0, 1), on('2026-03-01')), ...alarmNotes(results, on('2026-02-27'))]
  const past = alarmNotes(results, on('2020-01-01'))
  expect(
    newsOf([...past, ...noted].map((note) => ({ reportId: '', note }))).map(({ note: { kind, names } }) => [kind, names]),
  ).toEqual([
    ['now', 'Potassium'],
    ['soon', 'TSH'],
    ['soon', 'TSH'],
  ])
})
