import type { Units } from '#base/units.ts'

import { findTypedUnit } from './units.ts'
import { usUnitFor, vitals, type VitalName } from './vitals.ts'

/** Longer than any number with its unit, in characters: what is longer is none, and is not looked at. */
const MAX_TYPED = 40

/**
 * Reads what a person typed, as it is stored; null when it is no number of that kind. Bounds are not looked at. A number without a
 * unit is in the person's units; one that is typed with it wins. A decimal comma counts as a point. Whole numbers may have
 * thousands separators.
 */
export function readVital(name: VitalName, typed: string, units: Units): number | null {
  if (typed.length > MAX_TYPED) return null
  const { kind, digits, typedUnits } = vitals[name]
  const text = typed.trim().toLowerCase()
  if (kind === 'time') return readHours(text, digits)
  const [number, unit] = partsOf(text)
  const size = unit === '' ? (usUnitFor(name, units)?.size ?? 1) : findTypedUnit(typedUnits, unit)?.size
  if (size === undefined) return null
  return digits === 0 ? readWhole(number, size) : readDecimal(number, digits, size)
}

/** Whether a number stands in a US unit, as its own unit says. */
export function isTypedInUs(name: VitalName, typed: string): boolean {
  if (typed.length > MAX_TYPED) return false
  const [, unit] = partsOf(typed)
  return findTypedUnit(vitals[name].typedUnits, unit)?.usMark !== undefined
}

/** A number, and the unit that was typed after it. */
function partsOf(text: string): [number: string, unit: string] {
  const number = /^[\d.,’'\s]*/.exec(text)![0]
  return [number.trim(), text.slice(number.length)]
}

function readDecimal(text: string, digits: number, size = 1): number | null {
  if (!/^(\d{1,9}([.,]\d{0,9})?|[.,]\d{1,9})$/.test(text)) return null
  return Number((Number(text.replace(',', '.')) * size).toFixed(digits))
}

function readWhole(text: string, size: number): number | null {
  const isWhole = /^\d{1,9}$/.test(text) || /^\d{1,3}(?:([.,’'\s])\d{3})(?:\1\d{3})*$/.test(text)
  return isWhole ? Math.round(Number(text.replace(/\D/g, '')) * size) : null
}

/** "7:12", "7h12", "7 h 12 min", "7.2", "7,2", kept to the minute. */
function readHours(text: string, digits: number): number | null {
  const clock = /^(\d{1,2})\s*(?::\s*|h\s*)([0-5]?\d)\s*(?:m|min|minutes)?$/.exec(text)
  const hours = clock ? Number(clock[1]) + Number(clock[2]) / 60 : readDecimal(text.replace(/(?:h|hours?)$/, '').trimEnd(), 9)
  return hours === null ? null : Number((Math.round(hours * 60) / 60).toFixed(digits))
}
