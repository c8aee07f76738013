import { describe, expect, test } from 'vitest'

import type { Units } from '#base/units.ts'
import type { ColumnMapping } from '#features/health/core/import.ts'

import { readHead } from './csv-head.ts'
import { gatherDays } from './day-values.ts'
import { guessMapping } from './guess.ts'
import { readCsv } from './read-csv.factory.ts'

const short = ({ values }: ReturnType<typeof readCsv>) =>
  values.map(({ day, metric, method, value }) => `${day} ${metric}${method && ` ${method}`} ${value}`)

describe('files of makers', () => {
  test('WHOOP: a cycle belongs to the day of waking, and one without sleep says nothing', () => {
    const file = readCsv(
      `Cycle start time,Cycle end time,Cycle timezone,Recovery score %,Resting heart rate (bpm),Heart rate variability (ms),Day Strain,Sleep onset,Wake onset,Asleep duration (min)
2026-11-19 23:12:04,2026-11-20 22:50:11,UTC+01:00,66,52,61,10.2,2026-11-19 23:12:04,2026-11-20 07:03:22,432
2026-11-20 22:50:11,,UTC+01:00,,,,4.1,,,
`,
    )
    expect(file).toMatchObject({ kind: 'whoop', refused: 0 })
    expect(short(file)).toEqual(['2026-11-20 sleepHours 7.2', '2026-11-20 hrvMs rmssd 61', '2026-11-20 restingHr 52'])
  })

  test('Oura: the trends of the web page, and the account’s files with semicolons', () => {
    const trends = readCsv(
      `date,Sleep Score,Total Sleep Time,Sleep Timing,Sleep Timing,Average Resting Heart Rate,Lowest Resting Heart Rate,Average HRV,Steps,Readiness Score
2026-11-19,80,25920,1,2,55.2,49,41,8123,81
2026-11-21,,None,,,,,,302,
`,
    )
    expect(trends.kind).toBe('oura')
    expect(short(trends)).toEqual([
      '2026-11-19 sleepHours 7.2',
      '2026-11-19 steps 8123',
      '2026-11-21 steps 302',
      '2026-11-19 hrvMs rmssd 41',
      '2026-11-19 restingHr 49',
    ])
    const sleep = readCsv(
      `id;average_breath;average_heart_rate;average_hrv;bedtime_end;day;lowest_heart_rate;total_sleep_duration;type
a1;14.2;54;65;2026-06-01T06:30:00+00:00;2026-06-01;48;27000;long_sleep
a2;14.2;60;30;2026-06-01T15:30:00+00:00;2026-06-01;58;1200;late_nap
`,
    )
    expect(short(sleep)).toEqual(['2026-06-01 sleepHours 7.5', '2026-06-01 hrvMs rmssd 65', '2026-06-01 restingHr 48'])
    expect(short(readCsv('id;active_calories;day;steps\nx;300;2026-06-01;9001\n'))).toEqual(['2026-06-01 steps 9001'])
  })

  test('Withings: the last weight of a day, a night as the sum of its parts in any language, and steps by the name of the file', () => {
    const weight = readCsv(
      `Date,"Weight (kg)","Fat mass (kg)","Bone mass (kg)","Muscle mass (kg)","Hydration (kg)",Comments
"2026-11-20 21:15:00",64.9,,,,,
"2026-11-20 07:15:00",64.2,14.1,2.6,47.5,,
`,
    )
    expect([weight.kind, ...short(weight)]).toEqual(['withings', '2026-11-20 weightKg 64.9'])
    const sleep = readCsv(
      `von,bis,"leicht (s)","tief (s)","rem (s)","wach (s)",Aufwachen,"Duration to sleep (s)","Duration to wake up (s)"
2026-11-19T23:10:00+01:00,2026-11-20T06:50:00+01:00,14400,7200,3600,600,2,60,60
`,
    )
    expect(short(sleep)).toEqual(['2026-11-20 sleepHours 7'])
    const steps = 'date,value\n2026-11-20,8123\n'
    expect([
      readCsv(steps, { name: 'data/aggregates_steps.csv' }).kind,
      readCsv(steps, { name: 'aggregates_elevation.csv' }).kind,
    ]).toEqual(['withings', null])
  })

  test('Garmin: dates over the measurements of a day, units in the cells, headings that say something else', () => {
    const weight = readCsv(
      `Time,Weight,Change,BMI,Body Fat,Skeletal Muscle Mass,Bone Mass,Body Water,
" Jul 18, 2026",
8:28 AM,80.0 kg,0.5 kg,25.0,18.0 %,35.0 kg,3.5 kg,61.0 %,
" Jul 15, 2026",
9:46 PM,80.5 kg,0.5 kg,25.0,--,--,--,--,
8:40 AM,81.0 kg,--,25.2,--,--,--,--,
`,
    )
    expect([weight.kind, ...short(weight)]).toEqual(['garmin', '2026-07-18 weightKg 80', '2026-07-15 weightKg 80.5'])
    const sleep = readCsv(
      `Sleep Score 4 Weeks,Score,Resting Heart Rate,Body Battery,Pulse Ox,Respiration,HRV Status,Quality,Duration,Sleep Need,Bedtime,Wake Time
2026-11-07,88,53,72,96.18,14.63,34,Good,7h 55min,8h 0min,10:31 PM,6:40 AM
2026-11-06,--,--,--,--,--,--,--,--,--,--,--
`,
    )
    expect(short(sleep)).toEqual(['2026-11-07 sleepHours 7.9167', '2026-11-07 restingHr 53'])
    const report = ',Actual,Goal\n11/14/2026,8021,7000\n11/15/2026,"12,021",7000\n11/16/2026,--,7000\n'
    for (const name of ['Steps.csv', 'garmin (1).csv'])
      expect(short(readCsv(report, { name }))).toEqual(['2026-11-14 steps 8021', '2026-11-15 steps 12021'])
    // Millilitres, floors and minutes have the same headings.
    const others = ['1800,2800', '12,10', '6.5,8000']
    expect(others.map((numbers) => readCsv(`,Actual,Goal\n11/14/2026,${numbers}\n`).kind)).toEqual([null, null, null])
  })
})

describe('columns that are guessed', () => {
  const guess = (text: string, units: Units = 'metric') => guessMapping(readHead(text, true), { source: 'x', units })

  test('what headings say, in several languages and units', () => {
    expect(
      guess('Datum;Gewicht;Schlaf (min);Schritte;Wasser (ml);HRV RMSSD;Ruhepuls\n20.11.2026;64,2;432;8000;1500;41;52\n'),
    ).toEqual({
      source: 'x',
      day: 'Datum',
      dateOrder: null,
      numbers: [
        { metric: 'weightKg', column: 'Gewicht', unit: 'kg' },
        { metric: 'sleepHours', column: 'Schlaf (min)', unit: 'min' },
        { metric: 'steps', column: 'Schritte', unit: 'count' },
        { metric: 'waterLiters', column: 'Wasser (ml)', unit: 'mL' },
        { metric: 'hrvMs', column: 'HRV RMSSD', unit: 'ms rmssd' },
        { metric: 'restingHr', column: 'Ruhepuls', unit: 'bpm' },
      ],
    })
    const { day, numbers } = guess(
      'Notes,When,Weight (lbs),Goal weight,Sleep score,Time asleep_min,resting_hr\nfine,2026-11-20,141,130,80,432,52\n',
    )
    expect([day, ...numbers.map(({ column, unit }) => `${column}: ${unit}`)]).toEqual([
      'When',
      'Weight (lbs): lb',
      'Time asleep_min: min',
      'resting_hr: bpm',
    ])
  })

  test('a column of dates holds no numbers, whatever it is called', () => {
    const { numbers } = guess(
      'Startzeit des Zyklus,Herzfrequenzvariabilität (ms),Einschlafen,Schlafdauer (min)\n2026-11-19 23:12,61,2026-11-19 23:12,432\n',
    )
    expect(numbers).toEqual([
      { metric: 'sleepHours', column: 'Schlafdauer (min)', unit: 'min' },
      { metric: 'hrvMs', column: 'Herzfrequenzvariabilität (ms)', unit: 'ms' },
    ])
  })

  test('what is said of a file in two columns above its headings is passed over', () => {
    expect(
      readHead(
        'Name:,Maya\nPeriod:,2026-11-01 - 2026-11-20\nMade:,2026-11-20\n\nDate,Weight,Steps\n2026-11-20,64.2,7500\n',
        true,
      ),
    ).toMatchObject({ headings: ['Date', 'Weight', 'Steps'], skipped: 4, sample: [['2026-11-20', '64.2', '7500']] })
  })

  test('a file without headings has columns with numbers', () => {
    expect(readHead('2026-11-20,64.2\n2026-11-21,64.4\n', true)).toMatchObject({ headings: ['Column 1', 'Column 2'], skipped: 0 })
  })

  test('lines over the headings, headings that come twice, blank lines and ragged rows', () => {
    const head = readHead('My export\n\nDate;Steps;Steps;\n2026-11-20;1;2\n;;\n2026-11-21;3;4;5;6\n', true)
    expect(head).toMatchObject({ delimiter: ';', headings: ['Date', 'Steps', 'Steps (2)', 'Column 4', 'Column 5'], skipped: 2 })
    expect(head.sample).toEqual([
      ['2026-11-20', '1', '2'],
      ['2026-11-21', '3', '4', '5', '6'],
    ])
  })
})

const steps: ColumnMapping = {
  source: 'Band',
  day: 'Date',
  dateOrder: null,
  numbers: [{ metric: 'steps', column: 'Steps', unit: 'count' }],
}

test('the order of dates is told by any one of them, and unclear where none tells', () => {
  const file = (...dates: string[]) => readCsv(`Date,Steps\n${dates.map((date) => `${date},5`).join('\n')}\n`, { mapping: steps })
  expect(short(file('03/04/2026', '13/04/2026'))).toEqual(['2026-04-03 steps 5', '2026-04-13 steps 5'])
  expect(short(file('03/04/2026', '04/13/2026'))).toEqual(['2026-03-04 steps 5', '2026-04-13 steps 5'])
  expect(file('03/04/2026', '05/06/2026').order).toBe('unclear')
  const told = { ...steps, dateOrder: 'mdy' } as const
  expect(short(readCsv('Date,Steps\n03/04/2026,5\n', { mapping: told }))).toEqual(['2026-03-04 steps 5'])
})

test('a day that comes twice is taken once, and refused where it says something else; times of a day add up', () => {
  const file = readCsv('Date,Steps\n2026-11-20,5\n2026-11-20,5\n2026-11-20,6\n', { mapping: steps })
  expect(short(file)).toEqual(['2026-11-20 steps 5'])
  expect(file.problems).toEqual([{ row: 4, reason: '2026-11-20 is already in line 2, with another number of steps.' }])
  expect(short(readCsv('Date,Steps\n2026-11-20 08:00,5\n2026-11-20 09:00,6\n', { mapping: steps }))).toEqual([
    '2026-11-20 steps 11',
  ])
})

test('each row that is not taken is named with its reason', () => {
  const file = readCsv(
    'Date,Steps\n2026-02-30,5\n,7\n2026-11-20,lots\n2027-01-01,5\n1901-01-01,5\n2026-11-21,-4\n2026-11-22,8\n',
    {
      mapping: steps,
    },
  )
  expect(short(file)).toEqual(['2026-11-22 steps 8'])
  expect(file.problems).toEqual([
    { row: 2, reason: '“2026-02-30” is not a date.' },
    { row: 3, reason: 'There is no date.' },
    { row: 4, reason: '“lots” is not a number.' },
    { row: 5, reason: '2027-01-01 is still to come.' },
    { row: 6, reason: '1901-01-01 is too long ago.' },
    { row: 7, reason: '-4 is out of bounds for steps: 0 to 120000.' },
  ])
  expect(file.refused).toBe(6)
})

test.for([
  ['', 'empty'],
  ['\n\n', 'empty'],
  ['just words\nand more of them\n', 'no columns'],
  [`Date,Steps\n"${'x'.repeat(200_000)}`, 'a line that is too long'],
  [`a${',b'.repeat(400)}\n`, 'more than 300 columns'],
] as const)('a file that is no table ends with a sentence (%#)', ([text, reason]) => {
  expect(() => readHead(text, true)).toThrow(reason)
})

test('what is out of bounds is said in the unit of the file, and the same reason once a row', () => {
  const mapping: ColumnMapping = {
    source: 'Scale',
    day: 'Date',
    dateOrder: null,
    numbers: [
      { metric: 'weightKg', column: 'Weight', unit: 'lb' },
      { metric: 'waterLiters', column: 'Water', unit: 'fl_oz_us' },
    ],
  }
  const { problems, refused } = readCsv('Date,Weight,Water\n2026-11-20,999,5000\n2027-11-20,150,60\n', { mapping })
  expect(problems).toEqual([
    { row: 2, reason: '999 lb is out of bounds for weight: 44.09 to 881.85.' },
    { row: 2, reason: '5000 fl oz is out of bounds for water: 0 to 507.21.' },
    { row: 3, reason: '2027-11-20 is still to come.' },
  ])
  expect(refused).toBe(3)
  const days = gatherDays('2026-11-23')
  for (let row = 2; row < 62; row++) for (let column = 0; column < 2; column++) days.refuse(row, 'No date.')
  expect([days.told().refused, days.told().problems.length]).toEqual([60, 50])
})
