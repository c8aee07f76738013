import type { VitalName } from '#features/health/core/vitals.ts'

/** Where numbers can come from, beside what a member types. */
export const sourceKinds = ['apple-health', 'oura', 'whoop', 'garmin', 'withings', 'csv'] as const

export type SourceKind = (typeof sourceKinds)[number]

/** The member emptied a number that a source had given; it stays away until they type one. */
export const TAKEN_OUT = 'none'

/** Of one day: the source (its id) of each number that was not typed, or `none` for one that the member took out. */
export type SourcesOfDay = Readonly<Partial<Record<VitalName, string>>>
