import { expect, test } from 'vitest'

import type { Units } from '#base/units.ts'

import { readHead } from './csv-head.ts'
import { csvRows, orderFinder } from './csv-rows.ts'
import { gatherDays } from './day-values.ts'
import { guessMapping } from './guess.ts'

interface Arrives {
  /** What is suggested: numbers with their columns and units, an empty one has to be chosen. */
  readonly columns: ReadonlyArray<string>
  readonly values: ReadonlyArray<string>
  readonly refused?: number
  readonly order?: 'unclear'
}

/** What comes of a file whose member accepts all that is suggested. */
function arrives(text: string, units: Units = 'metric'): Arrives {
  const head = readHead(text, true)
  const mapping = guessMapping(head, { source: 'File', units })
  const known = { ...mapping, numbers: mapping.numbers.filter(({ unit }) => unit !== '') }
  const finder = orderFinder(head, known)
  for (const cells of head.sample) finder.look(cells)
  const order = finder.found()
  const days = gatherDays('2026-11-23')
  const take = csvRows(head, known, order === 'unclear' ? null : order, days)
  for (const [at, cells] of head.sample.entries()) take(cells, head.skipped + at + 1)
  const values = days.values().map(({ day, metric, method, value }) => `${day} ${metric}${method && ` ${method}`} ${value}`)
  const { refused } = days.told()
  return {
    columns: mapping.numbers.map(({ metric, column, unit }) => `${metric}: ${column} [${unit}]`),
    values: values.toSorted(),
    ...(refused > 0 && { refused }),
    ...(order === 'unclear' && { order }),
  }
}

test.for<[name: string, text: string, expected: Arrives, units?: Units]>([
  [
    'Fitbit’s marks of sleep: the number of a row is no length',
    `sleep_log_entry_id,timestamp,overall_score,duration_score,deep_sleep_in_minutes,resting_heart_rate,restlessness
39480,2023-01-02T06:10:00Z,80,41,72,58,0.08
`,
    { columns: ['restingHr: resting_heart_rate [bpm]'], values: ['2023-01-02 restingHr 58'] },
  ],
  [
    'Google Fit: sleep in milliseconds',
    `Date,Move Minutes count,Average heart rate (bpm),Average speed (m/s),Step count,Average weight (kg),Walking duration (ms),Sleep duration (ms),Light sleeping duration (ms)
2023-01-01,60,70,1.2,8123,80.1,3600000,25920000,1000000
`,
    {
      columns: ['weightKg: Average weight (kg) [kg]', 'sleepHours: Sleep duration (ms) [ms]', 'steps: Step count [count]'],
      values: ['2023-01-01 sleepHours 7.2', '2023-01-01 steps 8123', '2023-01-01 weightKg 80.1'],
    },
  ],
  [
    'Samsung Health: when a row was changed is not its day, and steps of running are not the steps',
    `com.samsung.shealth.tracker.pedometer_day_summary,6190004,10
run_step_count,healthy_step,walk_step_count,step_count,active_time,update_time,source,create_time,distance,datauuid,day_time
10,,8113,8123,3600000,2023-01-02 08:00:00.000,,2023-01-01 05:00:00.000,5600,a1,1672531200000,
10,,4000,4010,3600000,2023-01-02 08:00:00.000,,2023-01-01 05:00:00.000,5600,a2,1672531200000,
`,
    { columns: ['steps: step_count [count]'], values: ['2023-01-01 steps 8123'], refused: 1 },
  ],
  [
    'Samsung Health, another year: a day at midnight is a whole day, from each device once',
    `com.samsung.shealth.step_daily_trend,6190004,10
count,speed,update_time,create_time,distance,calorie,day_time,datauuid
8123,1.2,2023-01-02 08:00:00.000,2023-01-01 05:00:00.000,5600,300,2023-01-01 00:00:00.000,a1
4010,1.2,2023-01-02 08:00:00.000,2023-01-01 05:00:00.000,5600,300,2023-01-01 00:00:00.000,a2
`.replace('count,', 'step_count,'),
    { columns: ['steps: step_count [count]'], values: ['2023-01-01 steps 8123'], refused: 1 },
  ],
  [
    'Samsung Health: a single row that is emptier than its headings',
    `com.samsung.health.weight,6190004,10
body_fat,start_time,create_sh_ver,weight,custom,update_time,create_time,height,muscle_mass,time_offset,basal_metabolic_rate,deviceuuid,pkg_name,datauuid
,2023-01-01 12:30:00.000,,80.1,,2023-01-02 08:00:00.000,2023-01-01 12:30:00.000,180,,UTC+0100,,u,com,d,
`,
    { columns: ['weightKg: weight [kg]'], values: ['2023-01-01 weightKg 80.1'] },
  ],
  [
    'a scale that says how much of a body is water',
    'time,weight,bodyWaterRate,boneMass,muscleRate\n2023-01-01 07:00:00+0000,80.1,55,3,40\n',
    { columns: ['weightKg: weight [kg]'], values: ['2023-01-01 weightKg 80.1'] },
  ],
  [
    'a scale whose first weight is that of the muscles',
    'Date,Muscle weight (kg),Fat-free body weight (kg),Weight change (kg),Weight (kg)\n2023-01-01,35.1,60,-0.2,80.1\n',
    { columns: ['weightKg: Weight (kg) [kg]'], values: ['2023-01-01 weightKg 80.1'] },
  ],
  [
    'Strava: what stands beside an activity is no measurement of its day',
    `Activity ID,Activity Date,Activity Name,Activity Type,Elapsed Time,Distance,Athlete Weight,Bike Weight,Total Steps
1,"Jan 1, 2023, 10:00:00 AM",Run,Run,3600,10.1,80.0,0.0,8100.0
2,"Jan 1, 2023, 5:00:00 PM",Walk,Walk,3600,5.1,80.0,0.0,6100.0
`,
    { columns: [], values: [] },
  ],
  [
    'Garmin’s activities',
    'Activity Type,Date,Favorite,Title,Distance,Calories,Time,Avg HR,Steps\nRunning,2023-01-01 10:00:00,false,Run,10.1,700,01:00:00,150,"8,100"\n',
    { columns: [], values: [] },
  ],
  [
    'a table of what to sleep, and of means of a week',
    'Date,Sleep goal (h),Sleep avg 7 days (h),Sleep 7d (h),Shallow sleep (h),Fell asleep after (min),Slept (h),Steps avg 7\n2026-11-01,8,7.1,7.1,4,12,6.5,9000\n',
    { columns: ['sleepHours: Slept (h) [h]'], values: ['2026-11-01 sleepHours 6.5'] },
  ],
  [
    'AutoSleep: how long it took to fall asleep is not how long somebody slept',
    `ISO8601,fromDate,toDate,bedtime,waketime,inBed,awake,fellAsleepIn,sessions,asleep,asleepAvg7,sleepBPM,hrv,hrvAvg7
2023-01-02T23:59:59+01:00,"Sunday, Jan 1, 2023","Monday, Jan 2, 2023",2023-01-01 23:10:00,2023-01-02 07:00:00,07:50:00,00:38:00,00:05:00,1,07:12:00,07:00:00,55,45,44
`,
    {
      columns: ['sleepHours: asleep [h]', 'hrvMs: hrv [ms]'],
      values: ['2023-01-02 hrvMs 45', '2023-01-02 sleepHours 7.2'],
    },
  ],
  [
    'of two methods of HRV that of the night',
    'date,HR,AVNN,SDNN,rMSSD,pNN50\n2023-01-02,52,1100,60,45,20\n',
    { columns: ['hrvMs: rMSSD [ms rmssd]'], values: ['2023-01-02 hrvMs rmssd 45'] },
  ],
  [
    'when somebody went to bed is no length, on either clock',
    'Date,Sleep time,Wake time,Hours\n2026-11-01,23:10,07:00,7.5\n2026-11-02,00:15,07:00,6.5\n',
    { columns: [], values: [] },
  ],
  ['the same with am and pm', 'Date,Sleep time\n2026-11-01,11:10 PM\n2026-11-02,12:15 AM\n', { columns: [], values: [] }],
  [
    'a mark of sleep from 0 to 100 is asked about',
    'Date,Sleep\n2026-11-01,85\n2026-11-02,80\n',
    { columns: ['sleepHours: Sleep []'], values: [] },
  ],
  [
    'a weight that could be pounds or kilograms is asked about, of an American',
    'Date,Weight\n2026-11-01,95.4\n',
    { columns: ['weightKg: Weight []'], values: [] },
    'us',
  ],
  [
    'days of a spreadsheet',
    'Date,Weight kg,Steps\n46327,80.4,9876\n46328.3125,80.2,10200\n',
    {
      columns: ['weightKg: Weight kg [kg]', 'steps: Steps [count]'],
      values: ['2026-11-01 steps 9876', '2026-11-01 weightKg 80.4', '2026-11-02 steps 10200', '2026-11-02 weightKg 80.2'],
    },
  ],
  [
    'steps that look like days of a spreadsheet',
    'Date,Steps\n2026-11-01,40123\n2026-11-02,41000\n',
    { columns: ['steps: Steps [count]'], values: ['2026-11-01 steps 40123', '2026-11-02 steps 41000'] },
  ],
  [
    'the diary of a coach in German',
    `Klient:;Maya
Datum;Gewicht (kg);Schlaf (h);Schritte;Wasser (l);Ruhepuls
So, 01.11.2026;80,4;7,5;9.876;2,1;52
2. November 2026;80,2;7:12;10.200;1,9;53
Di. 3.11.26;;7h 12min;;;
`,
    {
      columns: [
        'weightKg: Gewicht (kg) [kg]',
        'sleepHours: Schlaf (h) [h]',
        'steps: Schritte [count]',
        'waterLiters: Wasser (l) [L]',
        'restingHr: Ruhepuls [bpm]',
      ],
      values: [
        '2026-11-01 restingHr 52',
        '2026-11-01 sleepHours 7.5',
        '2026-11-01 steps 9876',
        '2026-11-01 waterLiters 2.1',
        '2026-11-01 weightKg 80.4',
        '2026-11-02 restingHr 53',
        '2026-11-02 sleepHours 7.2',
        '2026-11-02 steps 10200',
        '2026-11-02 waterLiters 1.9',
        '2026-11-02 weightKg 80.2',
        '2026-11-03 sleepHours 7.2',
      ],
    },
  ],
  [
    'units in the cells',
    'Date,Weight,Sleep,Water\n2026-11-01,80.4 kg,7 h 12 min,2 l\n2026-11-02,177 lb,7h,500 ml\n2026-11-03,12 st 8 lb,7.5 hrs,64 oz\n',
    {
      columns: ['weightKg: Weight [kg]', 'sleepHours: Sleep [h]', 'waterLiters: Water [L]'],
      values: [
        '2026-11-01 sleepHours 7.2',
        '2026-11-01 waterLiters 2',
        '2026-11-01 weightKg 80.4',
        '2026-11-02 sleepHours 7',
        '2026-11-02 waterLiters 0.5',
        '2026-11-02 weightKg 80.29',
        '2026-11-03 sleepHours 7.5',
        '2026-11-03 waterLiters 1.893',
        '2026-11-03 weightKg 79.83',
      ],
    },
  ],
  [
    'dates with points and the month first',
    'Date,Steps\n11.23.2026,100\n11.05.2026,200\n',
    { columns: ['steps: Steps [count]'], values: ['2026-11-05 steps 200', '2026-11-23 steps 100'] },
  ],
  [
    'dates of both orders in one file are asked about, and none is read by chance',
    'Date,Steps\n03/04/2026,100\n25/06/2026,200\n06/25/2026,300\n',
    {
      columns: ['steps: Steps [count]'],
      values: ['2026-06-25 steps 200'],
      refused: 2,
      order: 'unclear',
    },
  ],
  [
    'a diary of nights whose begin and end have dates',
    'Bed time,Wake time,Hours slept\n2026-10-24 23:00,2026-10-25 07:00,9\n2026-10-25 23:00,2026-10-26 02:00,3\n2026-10-26 06:10,2026-10-26 08:30,2.2\n',
    { columns: ['sleepHours: Hours slept [h]'], values: ['2026-10-25 sleepHours 9', '2026-10-26 sleepHours 5.2'] },
  ],
])('%s', ([, text, expected, units]) => {
  expect(arrives(text, units)).toEqual(expected)
})

test.for([
  ['{"sleep":[{"day":"2026-01-01"}]}', 'a JSON file'],
  ['[\n  {"dateTime": "01/01/23 00:00:00", "value": "0"}\n]', 'a JSON file'],
  ['[]', 'a JSON file'],
  ['%PDF-1.7\n1 0 obj\n', 'a PDF'],
  ['Date,Steps\n', 'headings and nothing below'],
  ['My export\n\nDate;Steps;Weight\n;;\n', 'headings and nothing below'],
] as const)('%s is told what it is', ([text, reason]) => {
  expect(() => readHead(text, true)).toThrow(reason)
})
