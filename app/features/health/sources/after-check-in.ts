import { TAKEN_OUT, type SourcesOfDay } from '#features/health/core/source.ts'
import { vitalNames, type HrvMethod, type VitalName, type Vitals } from '#features/health/core/vitals.ts'

/** What stands for a day before the member types in it. */
export interface StoredDay extends Vitals {
  readonly sources: SourcesOfDay
  readonly hrvMethod: HrvMethod | null
}

/**
 * Where the numbers of a day come from once a check-in is kept: one that stays as it was keeps its source, another one is the member’s
 * own, and one that is emptied and came from a file was taken out.
 */
export function sourcesAfter(stored: StoredDay | null, typed: Readonly<Partial<Record<VitalName, number | null>>>): SourcesOfDay {
  const sources: Partial<Record<VitalName, string>> = { ...stored?.sources }
  for (const name of vitalNames) {
    const [next, before] = [typed[name], stored?.[name] ?? null]
    if (next === undefined || next === before) continue
    if (next === null && sources[name] !== undefined) sources[name] = TAKEN_OUT
    else delete sources[name]
  }
  return sources
}

/**
 * The method of the HRV that stands there afterwards: that of the number, as long as it is the same number from the same file; else what the
 * member said. Without a number there is none.
 */
export function hrvMethodAfter(
  stored: StoredDay | null,
  typed: Readonly<Partial<Record<VitalName, number | null>>>,
  said?: HrvMethod | null,
): HrvMethod | null {
  const next = typed.hrvMs === undefined ? (stored?.hrvMs ?? null) : typed.hrvMs
  if (next === null) return null
  const isOfFile = next === stored?.hrvMs && stored.sources.hrvMs !== undefined
  if (said !== undefined && !isOfFile) return said
  return typed.hrvMs === undefined || typed.hrvMs === (stored?.hrvMs ?? null) ? (stored?.hrvMethod ?? null) : null
}
