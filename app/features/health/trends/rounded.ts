import type { VitalName } from '#features/health/vitals.ts'

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
