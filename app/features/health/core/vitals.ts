import type { Units } from '#base/units.ts'
import type { PillarSlug } from '#content/pillars.ts'

import { boundsInUsUnit, inUsUnit, unitsOfWater, unitsOfWeight, usUnitIn, type Unit } from './units.ts'

/** The numbers of a day, in the order in which they are asked for. */
export const vitalNames = ['weightKg', 'sleepHours', 'steps', 'waterLiters', 'hrvMs', 'restingHr'] as const

export type VitalName = (typeof vitalNames)[number]

/** How HRV is worked out. The two give different numbers for the same night and are never put into one trend. */
export const hrvMethods = ['rmssd', 'sdnn'] as const

export type HrvMethod = (typeof hrvMethods)[number]

/** What was measured on one day; null is "not measured", never zero. */
export type Vitals = Readonly<Record<VitalName, number | null>>

/** All that is true of one number of a day, however it comes in and wherever it is shown. */
export interface Vital {
  readonly label: string
  /** Typed and written as a number (a whole one, where it has no digits after the point), or as hours and minutes. */
  readonly kind: 'number' | 'time'
  /** Beside its field and over its column. */
  readonly unit: string
  /** After a number in a sentence, where that is written in another way. */
  readonly unitInText?: string
  /** Those that may be typed after the number; of a time none, it is read with its own. */
  readonly typedUnits: ReadonlyArray<Unit>
  /** The bounds, as the database holds them too. Wide on purpose: they catch slips (a missing point, a number in the wrong field), not unusual bodies. */
  readonly least: number
  readonly most: number
  /** Digits kept after the point. */
  readonly digits: number
  /** Digits of means and edges, which have no more than people read. */
  readonly meanDigits: number
  /** The health score counts it: six a day, as the specification says. Another one that it counted would let everybody's score fall. */
  readonly isScored: boolean
  /** Several measurements of one day in a file become its number: what adds up is added, or the last one counts, or their mean. */
  readonly merge: 'sum' | 'last' | 'mean'
  /** Its colour: same number, same colour, everywhere. */
  readonly pillar: PillarSlug
  /** Days as points, or as bars from zero up. */
  readonly drawnAs: 'points' | 'bars'
  /** Its place among the charts of the dashboard: what says most about a body comes first. */
  readonly place: number
  /** What it is called in the copy that a member takes along. */
  readonly exportedAs: string
}

/** The table of facts. How files of devices name and measure these numbers stands with their reading (`imports/reading/`). */
export const vitals: Readonly<Record<VitalName, Vital>> = {
  weightKg: {
    label: 'Weight',
    kind: 'number',
    unit: 'kg',
    typedUnits: unitsOfWeight,
    least: 20,
    most: 400,
    digits: 2,
    meanDigits: 1,
    isScored: true,
    merge: 'last',
    pillar: 'supplements',
    drawnAs: 'points',
    place: 5,
    exportedAs: 'weight_kg',
  },
  sleepHours: {
    label: 'Sleep',
    kind: 'time',
    unit: 'h : min',
    unitInText: 'hours',
    typedUnits: [],
    least: 0,
    most: 24,
    digits: 4,
    meanDigits: 4,
    isScored: true,
    merge: 'sum',
    pillar: 'sleep',
    drawnAs: 'points',
    place: 1,
    exportedAs: 'sleep_hours',
  },
  steps: {
    label: 'Steps',
    kind: 'number',
    unit: 'steps',
    typedUnits: [{ typed: /^steps?$/, size: 1 }],
    least: 0,
    most: 120_000,
    digits: 0,
    meanDigits: 0,
    isScored: true,
    merge: 'sum',
    pillar: 'nutrition',
    drawnAs: 'bars',
    place: 4,
    exportedAs: 'steps',
  },
  waterLiters: {
    label: 'Water',
    kind: 'number',
    unit: 'litres',
    typedUnits: unitsOfWater,
    least: 0,
    most: 15,
    digits: 3,
    meanDigits: 1,
    isScored: true,
    merge: 'sum',
    pillar: 'stress',
    drawnAs: 'points',
    place: 6,
    exportedAs: 'water_liters',
  },
  hrvMs: {
    label: 'HRV',
    kind: 'number',
    unit: 'ms',
    typedUnits: [{ typed: /^ms$/, size: 1 }],
    least: 1,
    most: 300,
    digits: 1,
    meanDigits: 0,
    isScored: true,
    merge: 'mean',
    pillar: 'stress',
    drawnAs: 'points',
    place: 2,
    exportedAs: 'hrv_ms',
  },
  restingHr: {
    label: 'Resting heart rate',
    kind: 'number',
    unit: 'bpm',
    typedUnits: [{ typed: /^bpm$/, size: 1 }],
    least: 25,
    most: 220,
    digits: 1,
    meanDigits: 0,
    isScored: true,
    merge: 'mean',
    pillar: 'fitness',
    drawnAs: 'points',
    place: 3,
    exportedAs: 'resting_heart_rate_bpm',
  },
}

/** How many numbers a day has, and how many of them the health score counts. */
export const NUMBERS_OF_DAY = vitalNames.length
export const scoredVitals: ReadonlyArray<VitalName> = vitalNames.filter((name) => vitals[name].isScored)

/** Something of each number of a day, by their names. */
export function byVital<Of>(of: (name: VitalName) => Of): Record<VitalName, Of> {
  return Object.fromEntries(vitalNames.map((name) => [name, of(name)])) as Record<VitalName, Of>
}

/** The label within a sentence: “weight”, “HRV”. */
export function labelInText(name: VitalName): string {
  const { label } = vitals[name]
  return label === label.toUpperCase() ? label : label.toLowerCase()
}

/** Steps need no unit beside their name. */
export function isOwnUnit(name: VitalName): boolean {
  return vitals[name].label.toLowerCase() === vitals[name].unit
}

/** The mark of a vital's unit, as it stands beside a field and over a column. */
export function unitOf(name: VitalName, units: Units): string {
  return usUnitFor(name, units)?.usMark ?? vitals[name].unit
}

/** The same after a number: “7:12 hours”. */
export function unitInText(name: VitalName, units: Units): string {
  return usUnitFor(name, units)?.usMark ?? vitals[name].unitInText ?? vitals[name].unit
}

/** The unit in which a number is read and typed, where it is not the one that is stored. */
export function usUnitFor(name: VitalName, units: Units): Unit | undefined {
  return units === 'us' ? usUnitIn(vitals[name].typedUnits) : undefined
}

/** A stored number as it is shown in those units. */
export function inUnits(name: VitalName, stored: number, units: Units): number {
  const unit = usUnitFor(name, units)
  return unit ? inUsUnit(unit, stored) : stored
}

/** A stored value as people write it in those units: "64.2", "7:12", "6,240". Empty when there is none. */
export function formatVital(name: VitalName, value: number | null, units: Units): string {
  return value === null ? '' : formatNumber(name, inUnits(name, value, units))
}

/** The bounds of a vital, written in those units; both can be entered as they stand. */
export function formatBounds(name: VitalName, units: Units): { least: string; most: string } {
  const unit = usUnitFor(name, units)
  const bounds = [vitals[name].least, vitals[name].most] as const
  const [least, most] = unit ? boundsInUsUnit(unit, ...bounds) : bounds
  return { least: formatNumber(name, least), most: formatNumber(name, most) }
}

function formatNumber(name: VitalName, value: number): string {
  const { kind, digits } = vitals[name]
  if (kind === 'time') return writeHours(value)
  return digits === 0 ? String(value).replace(/\B(?=(\d{3})+$)/g, ',') : String(value)
}

/** Hours as "7:12". */
function writeHours(hours: number): string {
  const minutes = Math.round(hours * 60)
  return `${Math.floor(minutes / 60)}:${String(minutes % 60).padStart(2, '0')}`
}
