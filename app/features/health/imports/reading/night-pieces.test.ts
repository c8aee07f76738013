import { expect, test } from 'vitest'

import type { ColumnMapping } from '#features/health/core/import.ts'

import { readCsv } from './read-csv.factory.ts'

const mapping: ColumnMapping = {
  source: 'Diary',
  day: 'To',
  dateOrder: null,
  numbers: [{ metric: 'sleepHours', column: 'Hours', unit: 'h' }],
  sleep: { from: 'From' },
}

/** The nights of rows of begin, end and hours. */
function nightsOf(rows: ReadonlyArray<string>) {
  const { values, naps } = readCsv(`From,To,Hours\n${rows.join('\n')}\n`, { mapping })
  return { hours: values.map(({ day, value }) => `${day} ${value}`), naps }
}

test.for<[name: string, rows: string[], expected: ReturnType<typeof nightsOf>]>([
  [
    'a night in two pieces with hours awake between is both',
    ['2026-06-25 22:00,2026-06-26 01:00,3', '2026-06-26 04:30,2026-06-26 08:00,3.5'],
    { hours: ['2026-06-26 6.5'], naps: 0 },
  ],
  [
    'the same by clocks that say their zone',
    ['2026-06-25 22:00-07:00,2026-06-26 01:00-07:00,3', '2026-06-26 04:30-07:00,2026-06-26 08:00-07:00,3.5'],
    { hours: ['2026-06-26 6.5'], naps: 0 },
  ],
  [
    'a first piece that ends before midnight belongs to the night, and not to the day before',
    ['2026-06-24 23:00,2026-06-25 07:00,8', '2026-06-25 21:00,2026-06-25 23:30,2.5', '2026-06-26 03:00,2026-06-26 07:00,4'],
    { hours: ['2026-06-25 8', '2026-06-26 6.5'], naps: 0 },
  ],
  [
    'three pieces of one night, whatever their order',
    ['2026-01-21 07:15,2026-01-21 09:15,1.5', '2026-01-20 21:00,2026-01-20 23:30,2', '2026-01-21 02:45,2026-01-21 04:00,1'],
    { hours: ['2026-01-21 4.5'], naps: 0 },
  ],
  [
    'the sofa in the evening and the bed in the late morning are no pieces of a night',
    ['2026-06-25 19:00,2026-06-25 20:00,1', '2026-06-25 23:30,2026-06-26 06:30,7', '2026-06-26 10:00,2026-06-26 11:30,1.5'],
    { hours: ['2026-06-25 1', '2026-06-26 7'], naps: 1 },
  ],
  [
    'who works at night sleeps by day, and that is the night',
    ['2026-06-25 08:30,2026-06-25 15:30,6.5', '2026-06-25 20:00,2026-06-25 21:00,0.9', '2026-06-26 08:00,2026-06-26 15:00,7'],
    { hours: ['2026-06-25 6.5', '2026-06-26 7'], naps: 1 },
  ],
  [
    'two nights that follow each other stay two',
    ['2026-06-25 00:30,2026-06-25 07:00,6.5', '2026-06-25 22:00,2026-06-26 06:00,8'],
    { hours: ['2026-06-25 6.5', '2026-06-26 8'], naps: 0 },
  ],
  [
    'the hour that comes twice in autumn lies between two pieces',
    ['2026-10-24 22:00+02:00,2026-10-25 01:30+02:00,3.5', '2026-10-25 04:00+01:00,2026-10-25 07:00+01:00,3'],
    { hours: ['2026-10-25 6.5'], naps: 0 },
  ],
  [
    'a night in the air, between two zones, belongs to the day of the clock where it ended',
    ['2026-06-25 22:00+02:00,2026-06-26 01:00+02:00,3', '2026-06-25 23:30-04:00,2026-06-26 05:30-04:00,6'],
    { hours: ['2026-06-26 9'], naps: 0 },
  ],
])('%s', ([, rows, expected]) => {
  expect(nightsOf(rows)).toEqual(expected)
})

test('two sleeps of WHOOP that it does not call naps, and two long ones of Oura, are one night', () => {
  const whoop = readCsv(`Cycle start time,Sleep onset,Wake onset,Asleep duration (min),Nap
2026-02-03 22:00:00,2026-02-03 22:00:00,2026-02-04 01:30:00,200,false
2026-02-04 05:00:00,2026-02-04 05:00:00,2026-02-04 08:00:00,160,false
2026-02-04 05:00:00,2026-02-04 08:15:00,2026-02-04 08:45:00,20,true
`)
  expect([whoop.kind, whoop.values.map(({ day, value }) => `${day} ${value}`), whoop.naps]).toEqual([
    'whoop',
    ['2026-02-04 6'],
    1,
  ])
  const oura = readCsv(`average_hrv;bedtime_start;bedtime_end;day;lowest_heart_rate;total_sleep_duration;type
40;2026-02-03T21:30:00+01:00;2026-02-04T01:00:00+01:00;2026-02-04;50;11000;long_sleep
44;2026-02-04T04:30:00+01:00;2026-02-04T08:00:00+01:00;2026-02-04;52;10600;long_sleep
`)
  expect(oura.values.map(({ metric, value }) => `${metric} ${value}`)).toEqual(['sleepHours 6', 'hrvMs 42', 'restingHr 51'])
})
