import { expect, test } from 'vitest'

import { nameOfSource } from './name-of-source.ts'

test.for([
  ['band.csv', 'Band'],
  ['renpho_scale-2026-01-05 (2).csv', 'Renpho scale'],
  ['data/Zepp 20260105.tsv', 'Zepp'],
  ['Mi Fit.v2.csv', 'Mi Fit.v2'],
  ['2026-01-05.csv', 'My file'],
  [`${'x'.repeat(200)}.csv`, `X${'x'.repeat(79)}`],
] as const)('%s comes from %s', ([file, name]) => expect(nameOfSource(file)).toBe(name))
