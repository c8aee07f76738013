import type { Units } from '#base/units.ts'

/**
 * Exactly so many kilograms a pound; and litres a US fluid ounce, the 128th part of a gallon of 231 cubic inches (3.785411784
 * litres). Source: NIST Handbook 44, appendix C, and NIST Special Publication 811, appendix B.8.
 */
export const KG_PER_POUND = 0.45359237
export const LITERS_PER_FLUID_OUNCE = 0.0295735295625

/** The vitals that have a US unit: its mark, and its size in the unit that is stored. */
const usUnits: Readonly<Record<string, { readonly mark: string; readonly size: number } | undefined>> = {
  weightKg: { mark: 'lb', size: KG_PER_POUND },
  waterLiters: { mark: 'fl oz', size: LITERS_PER_FLUID_OUNCE },
}

/** Digits after the point in US units: a tenth is coarser than what is stored, so that what is typed comes back as typed. */
const US_DIGITS = 1

/** The mark of the US unit, or null where both read the same. */
export function usMark(vital: string): string | null {
  return usUnits[vital]?.mark ?? null
}

/** A stored number as it is shown in those units. */
export function inUnits(vital: string, stored: number, units: Units): number {
  const unit = units === 'us' && usUnits[vital]
  return unit ? Number((stored / unit.size).toFixed(US_DIGITS)) : stored
}

/** Two stored bounds in those units, rounded inwards, so that both can be entered. */
export function boundsInUnits(vital: string, least: number, most: number, units: Units): [number, number] {
  const unit = units === 'us' && usUnits[vital]
  if (!unit) return [least, most]
  const step = 10 ** US_DIGITS
  return [Math.ceil((least / unit.size) * step) / step, Math.floor((most / unit.size) * step) / step]
}

/** How a unit is typed after a number, and which share of the stored unit it is. */
const typedUnits: Readonly<Record<string, ReadonlyArray<readonly [typed: RegExp, size: number, units: Units]> | undefined>> = {
  weightKg: [
    [/^(kgs?|kilos?|kilograms?)$/, 1, 'metric'],
    [/^(lbs?|pounds?)$/, KG_PER_POUND, 'us'],
  ],
  waterLiters: [
    [/^(l|lit(re|er)s?)$/, 1, 'metric'],
    [/^(ml|millilit(re|er)s?)$/, 0.001, 'metric'],
    [/^((us )?fl ?oz|oz|(fluid )?ounces?)$/, LITERS_PER_FLUID_OUNCE, 'us'],
  ],
}

/**
 * What a number that was typed has to be multiplied by to be stored. A unit of its own, typed after it, wins over those of the
 * person. Null when it is no unit of that vital.
 */
export function sizeOfTyped(vital: string, typedUnit: string, units: Units): number | null {
  if (typedUnit === '') return (units === 'us' && usUnits[vital]?.size) || 1
  return findTyped(vital, typedUnit)?.[1] ?? null
}

/** Which units a typed unit belongs to; null when it is none of that vital. */
export function unitsOfTyped(vital: string, typedUnit: string): Units | null {
  return findTyped(vital, typedUnit)?.[2] ?? null
}

function findTyped(vital: string, typedUnit: string) {
  const unit = typedUnit.toLowerCase().replaceAll('.', '').replaceAll(/\s+/g, ' ').trim()
  return typedUnits[vital]?.find(([typed]) => typed.test(unit))
}
