import type { RestKind } from '#features/health/core/rest.ts'
import type { RestedRun } from '#features/health/core/rested-run.ts'

export const restWords: Readonly<Record<RestKind, string>> = { rest: 'Rest', sick: 'Ill', travel: 'Travelling' }

/** The run with its rests, beside the streak; null where rests change nothing. */
export function formatRested({ days, rested }: RestedRun): string | null {
  if (rested === 0) return null
  const run = days === 1 ? 'one day' : `${days} days`
  return `With your rests the run is ${run} long: ${rested === 1 ? 'one day of rest' : `${rested} days of rest`} kept it and added nothing.`
}
