import { describe, expect, test } from 'vitest'

import type { ColumnMapping } from '#features/health/core/import.ts'

import { readCsv } from './read-csv.factory.ts'

const WITHINGS =
  'from,to,"light (s)","deep (s)","rem (s)","awake (s)","wake up","Duration to sleep (s)","Duration to wake up (s)","Snoring (s)"'
const VON =
  'von,bis,"leicht (s)","tief (s)","rem (s)","wach (s)",Aufwachen,"Duration to sleep (s)","Duration to wake up (s)","Schnarchen (s)"'
const OURA = 'id;average_hrv;bedtime_end;bedtime_start;day;lowest_heart_rate;time_in_bed;total_sleep_duration;type'
const CYCLES =
  'Cycle start time,Cycle end time,Cycle timezone,Recovery score %,Resting heart rate (bpm),Heart rate variability (ms),Skin temp (celsius),Blood oxygen %,Day Strain,Energy burned (cal),Max HR (bpm),Average HR (bpm),Sleep onset,Wake onset,Sleep performance %,Respiratory rate (rpm),Asleep duration (min),In bed duration (min)'
const SLEEPS =
  'Cycle start time,Cycle end time,Cycle timezone,Sleep onset,Wake onset,Sleep performance %,Respiratory rate (rpm),Asleep duration (min),In bed duration (min),Light sleep duration (min),Deep (SWS) duration (min),REM duration (min),Awake duration (min),Sleep need (min),Sleep debt (min),Sleep efficiency %,Sleep consistency %,Nap'
const sleeps = (onset: string, wake: string, asleep: number, nap: boolean, cycle = onset) =>
  `${cycle},,UTC+01:00,${onset},${wake},90,14.9,${asleep},${asleep + 30},1,1,1,30,480,10,92,80,${nap}`
const GARMIN = 'Sleep Score 4 Weeks,Score,Resting Heart Rate,Body Battery,Quality,Duration,Sleep Need,Bedtime,Wake Time'
const withings = (from: string, to: string, light: number, deep = 0, rem = 0) =>
  `${from}+02:00,${to}+02:00,${light},${deep},${rem},600,2,60,60,0`
const oura = (start: string, end: string, seconds: number, day: string, type = 'long_sleep') =>
  `a;41;${end}+01:00;${start}+01:00;${day};52;${seconds + 900};${seconds};${type}`

/** The nights of a file: hours by day, how many naps were left out, and what was refused. */
function nightsOf(lines: ReadonlyArray<string>, mapping?: ColumnMapping) {
  const { values, naps, problems } = readCsv(`${lines.join('\n')}\n`, mapping && { mapping })
  const hours = values.flatMap(({ metric, day, value }) => (metric === 'sleepHours' ? [`${day} ${value}`] : []))
  return { hours, naps, refused: problems.map(({ reason }) => reason) }
}

const zero = (day: string) => `${day}: it holds no sleep, so it is not a night.`
const mapped: ColumnMapping = {
  source: 'Diary',
  day: 'To',
  dateOrder: null,
  numbers: [{ metric: 'sleepHours', column: 'Hours', unit: 'h' }],
  sleep: { from: 'From' },
}
const onlyTotals: ColumnMapping = { ...mapped, day: 'Date', sleep: {} }

describe('a day has its night', () => {
  test.for<[name: string, lines: string[], expected: Partial<ReturnType<typeof nightsOf>>, mapping?: ColumnMapping]>([
    [
      'Withings: two rows of one night are that of the longer one',
      [
        WITHINGS,
        withings('2026-06-26T01:28:00', '2026-06-26T09:31:00', 20_000, 5_000, 2_900),
        withings('2026-06-26T00:56:00', '2026-06-26T09:31:00', 20_000, 6_000, 3_016),
      ],
      { hours: ['2026-06-26 8.06'], naps: 0, refused: [] },
    ],
    [
      'the same the other way round, in German, and a third within',
      [
        VON,
        withings('2026-06-26T00:56:00', '2026-06-26T09:31:00', 20_000, 6_000, 3_016),
        withings('2026-06-26T01:28:00', '2026-06-26T09:31:00', 20_000, 5_000, 2_900),
        withings('2026-06-26T03:00:00', '2026-06-26T04:00:00', 3_000),
      ],
      { hours: ['2026-06-26 8.06'], naps: 0 },
    ],
    [
      'Withings: a night of zeros is none',
      [
        WITHINGS,
        withings('2026-06-20T00:10:00', '2026-06-20T09:32:00', 0),
        withings('2026-06-21T00:10:00', '2026-06-21T07:10:00', 25_200),
      ],
      { hours: ['2026-06-21 7'], refused: [zero('2026-06-20')] },
    ],
    [
      'a row of zeros beside the night takes nothing from it, and is no nap',
      [
        WITHINGS,
        withings('2026-06-20T00:10:00', '2026-06-20T09:32:00', 0),
        withings('2026-06-20T00:30:00', '2026-06-20T07:30:00', 25_200),
      ],
      { hours: ['2026-06-20 7'], naps: 0, refused: [] },
    ],
    [
      'Withings: a night in two pieces with an hour between is both',
      [
        WITHINGS,
        withings('2026-06-25T22:00:00', '2026-06-26T01:00:00', 10_800),
        withings('2026-06-26T02:00:00', '2026-06-26T06:00:00', 14_400),
      ],
      { hours: ['2026-06-26 7'], naps: 0 },
    ],
    [
      'Withings: a nap in the afternoon is left out',
      [
        WITHINGS,
        withings('2026-06-25T23:00:00', '2026-06-26T06:00:00', 25_200),
        withings('2026-06-26T14:00:00', '2026-06-26T15:00:00', 3_600),
      ],
      { hours: ['2026-06-26 7'], naps: 1 },
    ],
    [
      'Oura: two long sleeps that overlap count once, and a nap is none',
      [
        OURA,
        oura('2026-01-20T23:00:00', '2026-01-21T07:00:00', 27_000, '2026-01-21'),
        oura('2026-01-21T00:00:00', '2026-01-21T07:00:00', 24_000, '2026-01-21'),
        oura('2026-01-21T15:00:00', '2026-01-21T16:00:00', 3_000, '2026-01-21', 'late_nap'),
      ],
      { hours: ['2026-01-21 7.5'], refused: [] },
    ],
    [
      'Oura: what its own day says counts, not the end',
      [OURA, oura('2026-01-20T23:00:00', '2026-01-21T07:00:00', 27_000, '2026-01-20')],
      { hours: ['2026-01-20 7.5'] },
    ],
    [
      'WHOOP sleeps: naps are apart, and the night belongs to its waking',
      [
        SLEEPS,
        sleeps('2026-02-03 22:33:01', '2026-02-04 06:20:00', 432, false),
        sleeps('2026-02-04 14:00:00', '2026-02-04 15:30:00', 85, true, '2026-02-03 22:33:01'),
        sleeps('2026-02-04 23:50:00', '2026-02-05 07:00:00', 420, false),
      ],
      { hours: ['2026-02-04 7.2', '2026-02-05 7'], naps: 1, refused: [] },
    ],
    [
      'WHOOP sleeps: a day of naps alone has no night',
      [
        SLEEPS,
        sleeps('2026-02-04 14:00:00', '2026-02-04 15:30:00', 85, true),
        sleeps('2026-02-05 01:00:00', '2026-02-05 07:00:00', 330, false),
      ],
      { hours: ['2026-02-05 5.5'], naps: 1 },
    ],
    [
      'WHOOP sleeps: a long nap just after the night is still a nap',
      [
        SLEEPS,
        sleeps('2026-02-03 22:00:00', '2026-02-04 04:00:00', 330, false),
        sleeps('2026-02-04 05:00:00', '2026-02-04 11:00:00', 350, true),
      ],
      { hours: ['2026-02-04 5.5'], naps: 1 },
    ],
    [
      'WHOOP cycles: two cycles that end on one day have its longer sleep',
      [
        CYCLES,
        '2026-02-03 22:00:00,,UTC+01:00,66,52,61,,,,,,,2026-02-03 22:00:00,2026-02-04 05:00:00,90,15,400,420',
        '2026-02-04 05:00:00,,UTC+01:00,66,52,61,,,,,,,2026-02-04 18:00:00,2026-02-04 20:00:00,90,15,100,120',
      ],
      { hours: ['2026-02-04 6.6667'], naps: 1 },
    ],
    [
      'Garmin: of a day that stands there twice the longer one',
      [
        GARMIN,
        '2026-01-21,88,53,72,Good,7h 12min,8h 0min,10:31 PM,6:40 AM',
        '2026-01-21,70,53,72,Fair,1h 2min,8h 0min,2:00 PM,3:05 PM',
      ],
      { hours: ['2026-01-21 7.2'], naps: 1, refused: [] },
    ],
    [
      'Garmin: nothing of it asleep',
      [GARMIN, '2026-01-21,--,--,--,--,0h 0min,--,--,--'],
      { hours: [], refused: [zero('2026-01-21')] },
    ],
    [
      'a diary with begin and end: overlaps count once, whatever is in them',
      [
        'From,To,Hours',
        '2026-01-20 22:00,2026-01-21 06:00,8',
        '2026-01-21 00:00,2026-01-21 08:00,8',
        '2026-01-21 07:00,2026-01-21 08:00,1',
      ],
      { hours: ['2026-01-21 10'], naps: 0 },
      mapped,
    ],
    [
      'a diary of lengths alone: the longer one',
      ['Date,Hours', '2026-01-21,7', '2026-01-21,7.2', '2026-01-21,7.2', '2026-01-21,0.5'],
      { hours: ['2026-01-21 7.2'], naps: 2, refused: [] },
      onlyTotals,
    ],
    [
      'a diary with a zero for what was not noted',
      ['Date,Hours', '2026-01-21,0', '2026-01-22,6'],
      { hours: ['2026-01-22 6'], refused: [zero('2026-01-21')] },
      onlyTotals,
    ],
    [
      'ends that lie before begins say nothing of overlaps',
      ['From,To,Hours', '2026-01-21 23:00,2026-01-21 06:00,7', '2026-01-21 22:00,2026-01-21 05:00,6'],
      { hours: ['2026-01-21 7'] },
      mapped,
    ],
    [
      'marked naps of any file',
      ['From,To,Hours,Nap', '2026-01-20 23:00,2026-01-21 06:00,7,nein', '2026-01-21 06:30,2026-01-21 09:00,2.5,Ja'],
      { hours: ['2026-01-21 7'], naps: 1 },
      { ...mapped, sleep: { from: 'From', nap: 'Nap' } },
    ],
  ])('%s', ([, lines, expected, mapping]) => {
    expect(nightsOf(lines, mapping)).toMatchObject(expected)
  })
})
