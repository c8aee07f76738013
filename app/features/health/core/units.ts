/**
 * Exactly so many kilograms a pound; and litres a US fluid ounce, the 128th part of a gallon of 231 cubic inches (3.785411784
 * litres). Source: NIST Handbook 44, appendix C, and NIST Special Publication 811, appendix B.8.
 */
export const KG_PER_POUND = 0.45359237
export const LITERS_PER_FLUID_OUNCE = 0.0295735295625

/** Digits after the point in US units: a tenth is coarser than what is stored, so that what is typed comes back as typed. */
const US_DIGITS = 1

/** A unit in which a number of a day may be typed. */
export interface Unit {
  /** How it is typed after the number, in small letters and without points. */
  readonly typed: RegExp
  /** How much it is of the unit that is stored. */
  readonly size: number
  /** Of the US unit its mark: who reads US units reads and types the number in this one. */
  readonly usMark?: string
}

export const unitsOfWeight: ReadonlyArray<Unit> = [
  { typed: /^(kgs?|kilos?|kilograms?)$/, size: 1 },
  { typed: /^(lbs?|pounds?)$/, size: KG_PER_POUND, usMark: 'lb' },
]

export const unitsOfWater: ReadonlyArray<Unit> = [
  { typed: /^(l|lit(re|er)s?)$/, size: 1 },
  { typed: /^(ml|millilit(re|er)s?)$/, size: 0.001 },
  { typed: /^((us )?fl ?oz|oz|(fluid )?ounces?)$/, size: LITERS_PER_FLUID_OUNCE, usMark: 'fl oz' },
]

/** The US unit among those of a number; undefined where everybody reads the same. */
export function usUnitIn(units: ReadonlyArray<Unit>): Unit | undefined {
  return units.find(({ usMark }) => usMark !== undefined)
}

/** The unit that stands after a number that was typed; undefined where it is none of these. */
export function findTypedUnit(units: ReadonlyArray<Unit>, typed: string): Unit | undefined {
  const unit = typed.toLowerCase().replaceAll('.', '').replaceAll(/\s+/g, ' ').trim()
  return units.find((each) => each.typed.test(unit))
}

/** A stored number in a US unit, as it is shown. */
export function inUsUnit({ size }: Unit, stored: number): number {
  return Number((stored / size).toFixed(US_DIGITS))
}

/** Two stored bounds in a US unit, rounded inwards, so that both can be entered. */
export function boundsInUsUnit({ size }: Unit, least: number, most: number): [number, number] {
  const step = 10 ** US_DIGITS
  return [Math.ceil((least / size) * step) / step, Math.floor((most / size) * step) / step]
}
