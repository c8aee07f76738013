import type { CheckIn } from './check-in.ts'

/** A check-in of the day on which the clock of tests stands, with two of the six numbers. */
export function aCheckIn(given: Partial<CheckIn> = {}): CheckIn {
  return { day: '2026-03-02', timeZone: null, vitals: { weightKg: 64.2, steps: 6240 }, ...given }
}
