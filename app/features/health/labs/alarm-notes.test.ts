import { expect, test } from 'vitest'

import { alarmNotes, newsOf, type AlarmingResult } from './alarm-notes.ts'
import type { Alarm } from './alarm.ts'

const result = (name: string, alarm: Alarm | null, more: Partial<AlarmingResult> = {}): AlarmingResult => ({
  name,
  alarm,
  isTroponin: false,
  endedOn: null,
  ...more,
})
const results = [result('TSH', 'days'), result('Lipase', 'today'), result('Potassium', 'now'), result('Sodium', null)]
const TODAY = '2026-03-02'
const on = (collectedOn: string) => ({ collectedOn, dayText: 'the day', today: TODAY })
const shortly = (collectedOn: string, of: Parameters<typeof alarmNotes>[0] = results) =>
  alarmNotes(of, on(collectedOn)).map(({ kind, names }) => [kind, names])

test('a critical result does not hide one that is far out, and stands before it', () => {
  expect(shortly('2026-03-01')).toEqual([
    ['now', 'Potassium'],
    ['today', 'Lipase'],
    ['days', 'TSH'],
  ])
  expect(shortly('2026-03-01', results.slice(3))).toEqual([])
})

test('nobody is to phone at once about a sample of more than 30 days ago', () => {
  expect(shortly('2026-01-31')).toHaveLength(3)
  expect(alarmNotes(results, on('2026-01-30'))).toEqual([
    {
      kind: 'past',
      title: 'These results of the day were far out of range',
      text: 'If you have not talked about them with a doctor yet, do so soon.',
      names: 'TSH, Lipase, Potassium',
    },
  ])
  expect(alarmNotes([result('Cholesterol, total', 'days')], on('2015-03-01'))).toMatchObject([
    {
      title: 'This result of the day was far out of range',
      text: 'If you have not talked about it with a doctor yet, do so soon.',
    },
  ])
  expect(shortly('2015-03-01', [result('Sodium', null)])).toEqual([])
})

test('a result that a newer one has ended is told calmly, with the day of the newer one', () => {
  const ended = result('Potassium', 'now', { endedOn: '1 March 2026' })
  expect(alarmNotes([ended, result('TSH', 'days')], on('2026-02-20'))).toMatchObject([
    { kind: 'days', names: 'TSH' },
    { kind: 'past', names: 'Potassium', text: expect.stringContaining('A newer result, of 1 March 2026, is no longer so.') },
  ])
  expect(newsOf([{ reportId: 'a', ...on('2026-02-20'), results: [ended] }], TODAY)).toEqual([])
})

test('with a troponin the chest comes first', () => {
  const [note] = alarmNotes([result('hs-TnT', 'now', { isTroponin: true }), result('Potassium', 'now')], on(TODAY))
  expect(note).toMatchObject({
    kind: 'now',
    names: 'hs-TnT, Potassium',
    text: expect.stringMatching(/^If you have pain.*112.*A laboratory/s),
  })
  expect(alarmNotes([result('Potassium', 'now')], on(TODAY))[0]!.text).not.toContain('chest')
})

test('several reports with the same call are one note that names the days, and what is past is no news', () => {
  const report = (reportId: string, collectedOn: string, of: AlarmingResult[]) => ({
    reportId,
    collectedOn,
    dayText: collectedOn,
    results: of,
  })
  const news = newsOf(
    [
      report('a', '2026-03-01', [result('Potassium', 'now')]),
      report('b', '2026-02-27', [result('Potassium', 'now'), result('Sodium', 'now'), result('TSH', 'days')]),
      report('c', '2020-01-01', results),
    ],
    TODAY,
  )
  expect(
    news.map(({ reportId, others, note: { kind, names } }) => [reportId, others.map((each) => each.reportId), kind, names]),
  ).toEqual([
    ['a', ['b'], 'now', 'Potassium (2026-03-01 and 2026-02-27), Sodium (2026-02-27)'],
    ['b', [], 'days', 'TSH'],
  ])
})
