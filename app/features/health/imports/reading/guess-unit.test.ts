import { expect, test } from 'vitest'

import type { Units } from '#base/units.ts'

import { readHead } from './csv-head.ts'
import { guessMapping } from './guess.ts'

const unit = (heading: string, cells: string, units: Units) =>
  guessMapping(
    readHead(
      `Date;${heading}\n${cells
        .split(' ')
        .map((cell, at) => `2026-01-0${at + 1};${cell}\n`)
        .join('')}`,
      true,
    ),
    {
      source: 'x',
      units,
    },
  ).numbers[0]!.unit

test.for<[heading: string, cells: string, metric: string, us: string]>([
  // A heading that names its unit is believed.
  ['Weight (kg)', '154.2', 'kg', 'kg'],
  ['Weight (lbs)', '64.2', 'lb', 'lb'],
  ['Body Weight', '64.2 64.4 0', 'kg', ''],
  ['Body Weight', '154.2 153.9', '', 'lb'],
  ['Body Weight', '64200', 'g', 'g'],
  ['Body Weight', '–', '', ''],
  ['Total Sleep Duration', '25920 27000', 's', 's'],
  ['Total Sleep Duration', '432 450', 'min', 'min'],
  ['Total Sleep Duration', '7.2 7.5 6', 'h', 'h'],
  ['Total Sleep Duration', '7:12 6:50', 'h', 'h'],
  ['Total Sleep Duration', '30 31', '', ''],
  ['Water', '2.1', 'L', ''],
  ['Water', '64', '', 'fl_oz_us'],
  ['Water', '1500 2100', 'mL', 'mL'],
  ['Water (l)', '64', 'L', 'L'],
  ['Steps', '64', 'count', 'count'],
] satisfies Array<[string, string, string, string]>)('%s with %s', ([heading, cells, metric, us]) => {
  expect([unit(heading, cells, 'metric'), unit(heading, cells, 'us')]).toEqual([metric, us])
})
