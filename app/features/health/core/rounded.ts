import type { Units } from '#base/units.ts'
import { formatVital, usUnitFor, vitals, type VitalName } from '#features/health/core/vitals.ts'

/** As finely as people read a number of this kind: means and edges have no more digits than what is entered. */
export function roundAs(name: VitalName, value: number): number {
  return Number(Math.max(0, value).toFixed(vitals[name].meanDigits))
}

/** A mean or an edge, in somebody’s units. What has a US unit is converted first and rounded then. */
export function formatRounded(name: VitalName, value: number, units: Units): string {
  return formatVital(name, usUnitFor(name, units) ? Math.max(0, value) : roundAs(name, value), units)
}
