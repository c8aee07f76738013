import { byVital, vitals, type VitalName, type Vitals } from './vitals.ts'

/** A day without a number. */
export const noNumbers: Vitals = byVital(() => null)

/** A number that a day can have, as it is stored: the one in the middle of its bounds. */
export function aNumberOf(name: VitalName): number {
  const { least, most, digits } = vitals[name]
  return Number(((least + most) / 2).toFixed(digits))
}
