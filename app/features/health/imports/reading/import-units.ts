import { KG_PER_POUND, LITERS_PER_FLUID_OUNCE } from '#features/health/core/units.ts'
import type { HrvMethod, VitalName } from '#features/health/core/vitals.ts'

/** A unit in which files give a number: what it is of the one that is stored. */
export interface ImportUnit {
  readonly id: string
  readonly label: string
  readonly size: number
  readonly method?: HrvMethod
  /** Its numbers are large: a comma or point before three digits parts thousands. */
  readonly isFine?: true
}

/** The units of each number, the most usual first. `NIST Handbook 44, appendix C` has the sizes. */
export const importUnits: Readonly<Record<VitalName, readonly [ImportUnit, ...ImportUnit[]]>> = {
  weightKg: [
    { id: 'kg', label: 'kilograms', size: 1 },
    { id: 'lb', label: 'pounds', size: KG_PER_POUND },
    { id: 'g', label: 'grams', size: 0.001, isFine: true },
    { id: 'st', label: 'stone', size: 14 * KG_PER_POUND },
  ],
  sleepHours: [
    { id: 'h', label: 'hours, or 7:12', size: 1 },
    { id: 'min', label: 'minutes', size: 1 / 60, isFine: true },
    { id: 's', label: 'seconds', size: 1 / 3600, isFine: true },
    { id: 'ms', label: 'milliseconds', size: 1 / 3_600_000, isFine: true },
  ],
  steps: [{ id: 'count', label: 'steps', size: 1, isFine: true }],
  waterLiters: [
    { id: 'L', label: 'litres', size: 1 },
    { id: 'mL', label: 'millilitres', size: 0.001, isFine: true },
    { id: 'fl_oz_us', label: 'US fluid ounces', size: LITERS_PER_FLUID_OUNCE },
    { id: 'cup_us', label: 'US cups', size: 8 * LITERS_PER_FLUID_OUNCE },
    { id: 'fl_oz_imp', label: 'imperial fluid ounces', size: 0.0284130625 },
  ],
  hrvMs: [
    { id: 'ms', label: 'ms, method not said', size: 1 },
    { id: 'ms rmssd', label: 'ms, RMSSD', size: 1, method: 'rmssd' },
    { id: 'ms sdnn', label: 'ms, SDNN', size: 1, method: 'sdnn' },
  ],
  restingHr: [{ id: 'bpm', label: 'beats a minute', size: 1 }],
}

const aliases: Readonly<Record<string, string>> = {
  kgs: 'kg',
  kilo: 'kg',
  kilos: 'kg',
  lbs: 'lb',
  pound: 'lb',
  pounds: 'lb',
  hr: 'h',
  hrs: 'h',
  hour: 'h',
  hours: 'h',
  std: 'h',
  stunden: 'h',
  l: 'L',
  ml: 'mL',
  'count/min': 'bpm',
  steps: 'count',
  'fl oz': 'fl_oz_us',
  oz: 'fl_oz_us',
}

/** The unit of a number by what files call it; null when it has none of this name. */
export function importUnit(metric: VitalName, id: string): ImportUnit | null {
  const wanted = aliases[id.toLowerCase()] ?? id
  return importUnits[metric].find((unit) => unit.id === wanted) ?? null
}
