import type { Units } from '#base/units.ts'
import { usMark } from '#features/health/core/units.ts'
import { formatVital, type VitalName } from '#features/health/core/vitals.ts'

const digits: Readonly<Record<VitalName, number>> = {
  weightKg: 1,
  sleepHours: 4,
  steps: 0,
  waterLiters: 1,
  hrvMs: 0,
  restingHr: 0,
}

/** As finely as people read a number of this kind: means and edges have no more digits than what is entered. */
export function roundAs(name: VitalName, value: number): number {
  return Number(Math.max(0, value).toFixed(digits[name]))
}

/** A mean or an edge, in somebody’s units. What has a US unit is converted first and rounded then. */
export function formatRounded(name: VitalName, value: number, units: Units): string {
  const isConverted = units === 'us' && usMark(name) !== null
  return formatVital(name, isConverted ? Math.max(0, value) : roundAs(name, value), units)
}
