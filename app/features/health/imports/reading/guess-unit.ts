import type { Units } from '#base/units.ts'
import type { VitalName } from '#features/health/core/vitals.ts'

import { importUnits } from './import-units.ts'
import { readNumber, saysNothing } from './numbers.ts'

type Sizes = ReadonlyArray<readonly [unit: string, least: number, most: number]>

/**
 * Which unit a heading without one means, by the size of its middle number. What lies between could be either, so it is asked. Null of a number that
 * files give in one unit: the first that it has.
 */
const sizes: Readonly<Record<VitalName, Readonly<Record<Units, Sizes>> | null>> = {
  weightKg: {
    metric: [
      ['kg', 30, 130],
      ['g', 30_000, 250_000],
    ],
    us: [
      // Less could be kilograms: scales and phones write those in America too.
      ['lb', 130, 600],
      ['g', 30_000, 250_000],
    ],
  },
  sleepHours: both([
    ['h', 2, 16],
    // A mark of sleep, from 0 to 100, is none of these.
    ['min', 120, 960],
    ['s', 7_200, 57_600],
    ['ms', 7_200_000, 57_600_000],
  ]),
  steps: null,
  waterLiters: {
    metric: [
      ['L', 0.1, 10],
      ['mL', 250, 15_000],
    ],
    us: [
      ['fl_oz_us', 16, 250],
      ['mL', 500, 15_000],
    ],
  },
  hrvMs: null,
  restingHr: null,
}

/** The unit of cells under a heading that names none, as a person with these units writes them; empty where it has to be asked. */
export function guessUnit(metric: VitalName, cells: ReadonlyArray<string>, units: Units): string {
  const ranges = sizes[metric]?.[units]
  if (!ranges) return importUnits[metric][0].id
  const filled = cells.filter((cell) => !saysNothing(cell))
  // “80 kg” and “7:12” say it themselves.
  if (filled.length > 0 && filled.every((cell) => /\d\s*(?:[a-z]|:\d)/i.test(cell))) return ranges[0]![0]
  const numbers = filled.flatMap((cell) => readNumber(cell, false) ?? []).filter((number) => number > 0)
  const middle = numbers.toSorted((a, b) => a - b)[numbers.length >> 1]
  if (middle === undefined) return ''
  return ranges.find(([, least, most]) => middle >= least && middle <= most)?.[0] ?? ''
}

function both(ranges: Sizes): Readonly<Record<Units, Sizes>> {
  return { metric: ranges, us: ranges }
}
