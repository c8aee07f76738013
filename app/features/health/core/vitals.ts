import type { Units } from '#base/units.ts'

import { boundsInUnits, inUnits, sizeOfTyped, usMark } from './units.ts'

/** The six numbers of a day, in the order in which they are asked for. */
export const vitalNames = ['weightKg', 'sleepHours', 'steps', 'waterLiters', 'hrvMs', 'restingHr'] as const

export type VitalName = (typeof vitalNames)[number]

/** How HRV is worked out. The two give different numbers for the same night and are never put into one trend. */
export const hrvMethods = ['rmssd', 'sdnn'] as const

export type HrvMethod = (typeof hrvMethods)[number]

/** What was measured on one day; null is "not measured", never zero. */
export type Vitals = Readonly<Record<VitalName, number | null>>

/** Longer than any number with its unit, in characters: what is longer is none, and is not looked at. */
export const MAX_TYPED = 40

/** How one of the six is named, bounded and kept. The database holds the same bounds as constraints. */
export interface Vital {
  readonly label: string
  readonly unit: string
  readonly least: number
  readonly most: number
  /** Digits kept after the point. */
  readonly digits: number
}

/** Bounds are wide on purpose: they catch slips (a missing point, a number in the wrong field), not unusual bodies. */
export const vitals: Readonly<Record<VitalName, Vital>> = {
  weightKg: { label: 'Weight', unit: 'kg', least: 20, most: 400, digits: 2 },
  sleepHours: { label: 'Sleep', unit: 'h : min', least: 0, most: 24, digits: 4 },
  steps: { label: 'Steps', unit: 'steps', least: 0, most: 120_000, digits: 0 },
  waterLiters: { label: 'Water', unit: 'litres', least: 0, most: 15, digits: 3 },
  hrvMs: { label: 'HRV', unit: 'ms', least: 1, most: 300, digits: 1 },
  restingHr: { label: 'Resting heart rate', unit: 'bpm', least: 25, most: 220, digits: 1 },
}

/** The mark of a vital's unit, as it stands beside a field and over a column. */
export function unitOf(name: VitalName, units: Units): string {
  return (units === 'us' ? usMark(name) : null) ?? vitals[name].unit
}

/** A stored value as people write it in those units: "64.2", "7:12", "6,240". Empty when there is none. */
export function formatVital(name: VitalName, value: number | null, units: Units): string {
  return value === null ? '' : formatNumber(name, inUnits(name, value, units))
}

/** The bounds of a vital, written in those units; both can be entered as they stand. */
export function formatBounds(name: VitalName, units: Units): { least: string; most: string } {
  const [least, most] = boundsInUnits(name, vitals[name].least, vitals[name].most, units)
  return { least: formatNumber(name, least), most: formatNumber(name, most) }
}

function formatNumber(name: VitalName, value: number): string {
  if (name === 'sleepHours') return writeHours(value)
  if (name === 'steps') return String(value).replace(/\B(?=(\d{3})+$)/g, ',')
  return String(value)
}

/** Hours as "7:12". */
function writeHours(hours: number): string {
  const minutes = Math.round(hours * 60)
  return `${Math.floor(minutes / 60)}:${String(minutes % 60).padStart(2, '0')}`
}

/**
 * Reads what a person typed, as it is stored; null when it is no number of that kind. Bounds are not looked at. A number without a
 * unit is in the person's units; one that is typed with it wins. A decimal comma counts as a point. Steps may have thousands
 * separators.
 */
export function readVital(name: VitalName, typed: string, units: Units): number | null {
  if (typed.length > MAX_TYPED) return null
  const text = typed.trim().toLowerCase()
  if (name === 'sleepHours') return readHours(text)
  if (name === 'steps') return readSteps(text.replace(/steps?$/, '').trimEnd())
  if (name === 'hrvMs') return readDecimal(text.replace(/ms$/, '').trimEnd(), vitals[name].digits)
  if (name === 'restingHr') return readDecimal(text.replace(/bpm$/, '').trimEnd(), vitals[name].digits)
  const [, number = '', unit = ''] = /^([\d.,]+)(.*)$/s.exec(text) ?? []
  const size = sizeOfTyped(name, unit.trimStart(), units)
  return size === null ? null : readDecimal(number, vitals[name].digits, size)
}

function readDecimal(text: string, digits: number, size = 1): number | null {
  if (!/^(\d{1,9}([.,]\d{0,9})?|[.,]\d{1,9})$/.test(text)) return null
  return Number((Number(text.replace(',', '.')) * size).toFixed(digits))
}

function readSteps(text: string): number | null {
  if (/^\d{1,9}$/.test(text)) return Number(text)
  return /^\d{1,3}(?:([.,’'\s])\d{3})(?:\1\d{3})*$/.test(text) ? Number(text.replace(/\D/g, '')) : null
}

/** "7:12", "7h12", "7 h 12 min", "7.2", "7,2", kept to the minute. */
function readHours(text: string): number | null {
  const clock = /^(\d{1,2})\s*(?::\s*|h\s*)([0-5]?\d)\s*(?:m|min|minutes)?$/.exec(text)
  const hours = clock ? Number(clock[1]) + Number(clock[2]) / 60 : readDecimal(text.replace(/(?:h|hours?)$/, '').trimEnd(), 9)
  return hours === null ? null : Number((Math.round(hours * 60) / 60).toFixed(vitals.sleepHours.digits))
}
