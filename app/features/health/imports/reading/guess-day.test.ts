import { expect, test } from 'vitest'

import { readHead } from './csv-head.ts'
import { guessMapping } from './guess.ts'

interface Guessed {
  day: string
  from?: string
  to?: string
  nap?: string
  sleep?: string
}

function guess(...lines: string[]): Guessed {
  const { day, sleep, numbers } = guessMapping(readHead(`${lines.join('\n')}\n`, true), { source: 'x', units: 'metric' })
  const column = numbers.find(({ metric }) => metric === 'sleepHours')?.column
  return { day, ...sleep, ...(column !== undefined && { sleep: column }) }
}

const whoop =
  'Cycle start time,Cycle end time,Cycle timezone,Sleep onset,Wake onset,Sleep performance %,Respiratory rate (rpm),Asleep duration (min),In bed duration (min),Light sleep duration (min),Deep (SWS) duration (min),REM duration (min),Awake duration (min),Sleep need (min),Sleep debt (min),Sleep efficiency %,Sleep consistency %,Nap'

test.for<[name: string, file: string[], guessed: Guessed]>([
  [
    'WHOOP sleeps, were it not known',
    [
      whoop,
      '2026-02-03 22:33:01,2026-02-04 22:10:00,UTC-08:00,2026-02-03 22:33:01,2026-02-04 06:20:00,90,14.9,432,467,200,90,142,35,480,10,92,80,false',
      '2026-02-04 22:10:00,,UTC-08:00,2026-02-05 14:00:00,2026-02-05 14:40:00,,15.0,38,40,30,0,8,2,,,95,,true',
    ],
    { day: 'Wake onset', from: 'Sleep onset', nap: 'Nap', sleep: 'Asleep duration (min)' },
  ],
  [
    'Sleep as Android',
    [
      'Id,Tz,From,To,Sched,Hours,Rating,Comment,Sleep',
      '1,Europe/Berlin,20. 01. 2026 23:10,21. 01. 2026 06:40,21. 01. 2026 07:00,7.2,0,,7.2',
    ],
    { day: 'To', from: 'From', sleep: 'Sleep' },
  ],
  [
    'Sleep Cycle',
    [
      'Start;End;Sleep Quality;Regularity;Steps;Alarm mode;Movements per hour;Time in bed (seconds);Time asleep (seconds);Window start;Window stop;Did snore',
      '2026-01-20 23:10:00;2026-01-21 06:40:00;81%;90%;8123;Normal;40;27000;25920;2026-01-21 06:30:00;2026-01-21 07:00:00;false',
    ],
    { day: 'End', from: 'Start', sleep: 'Time asleep (seconds)' },
  ],
  [
    'AutoSleep',
    [
      'ISO8601,fromDate,toDate,bedtime,waketime,inBed,awake,asleep',
      '2026-01-21T23:59:59+01:00,2026-01-20,2026-01-21,2026-01-20 23:10:00,2026-01-21 06:40:00,07:30:00,00:18:00,07:12:00',
    ],
    { day: 'toDate', from: 'bedtime', sleep: 'asleep', to: 'waketime' },
  ],
  [
    'Fitbit',
    [
      'Start Time,End Time,Minutes Asleep,Minutes Awake,Number of Awakenings,Time in Bed',
      '2026-01-20 11:10PM,2026-01-21 6:40AM,432,18,3,450',
    ],
    { day: 'End Time', from: 'Start Time', sleep: 'Minutes Asleep' },
  ],
  [
    'Oura’s newer headings',
    [
      'id,day,bedtime_start,bedtime_end,total_sleep,created_at',
      '1,2026-01-21,2026-01-20T23:10:00+01:00,2026-01-21T06:40:00+01:00,25920,2026-01-21T09:00:00Z',
    ],
    { day: 'bedtime_end', from: 'bedtime_start', sleep: 'total_sleep' },
  ],
  [
    'a German diary',
    ['Datum;Von;Bis;Schlafdauer (h);Mittagsschlaf', '20.01.2026;20.01.2026 23:10;21.01.2026 06:40;7,2;nein'],
    { day: 'Bis', from: 'Von', nap: 'Mittagsschlaf', sleep: 'Schlafdauer (h)' },
  ],
  [
    'a Spanish one',
    ['Fecha;Inicio;Despertar;Horas de sueño', '21/01/2026;20/01/2026 23:10;21/01/2026 06:40;7,2'],
    { day: 'Despertar', from: 'Inicio', sleep: 'Horas de sueño' },
  ],
  [
    'a French one',
    ['Date;Coucher;Réveil;Durée du sommeil (min)', '21/01/2026;20/01/2026 23:10;21/01/2026 06:40;432'],
    { day: 'Réveil', from: 'Coucher', sleep: 'Durée du sommeil (min)' },
  ],
  [
    'a morning without an end',
    ['Bed date,Morning,Sleep (h)', '2026-01-20,2026-01-21,7.2'],
    { day: 'Morning', sleep: 'Sleep (h)' },
  ],
  ['a plain table', ['Date,Sleep hours,Sleep goal', '2026-01-21,7.2,8'], { day: 'Date', sleep: 'Sleep hours' }],
  [
    'times of the row aside',
    ['Created at,Updated at,Logged on,Weight (kg)', '2026-02-01 10:00,2026-02-01 10:00,2026-01-21,64.2'],
    { day: 'Logged on' },
  ],
  ['a day beside a birthday', ['Birth date,Day,Steps', '1990-05-01,2026-01-21,8000'], { day: 'Day' }],
  [
    'steps of an interval: the day on which it began',
    ['startTime,endTime,Steps', '2026-01-20 23:50,2026-01-21 00:10,800'],
    { day: 'startTime' },
  ],
  ['a date beside its interval', ['start,end,date,steps', '2026-01-20 08:00,2026-01-20 09:00,2026-01-20,800'], { day: 'date' }],
  [
    'an open row without an end, and words below the table',
    [
      'Date,Weight',
      '2026-01-21,64.2',
      '2026-01-22,64.1',
      '2026-01-23,64.0',
      '2026-01-24,64.0',
      '2026-01-25,64.0',
      'Average,64.1',
    ],
    { day: 'Date' },
  ],
])('%s', ([, file, guessed]) => {
  expect(guess(...file)).toEqual(guessed)
})

test('a column that begins after the end is no begin', () => {
  expect(guess('Wake time,Bedtime,Sleep (h)', '2026-01-21 06:40,2026-01-21 22:50,7.2')).toEqual({
    day: 'Wake time',
    sleep: 'Sleep (h)',
  })
})
