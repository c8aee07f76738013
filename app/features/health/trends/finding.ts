import { MIN_OF_BASELINE, BASELINE_DAYS, type DayValue, type UsualRange } from '#features/health/core/series.ts'

interface Found {
  readonly values: ReadonlyArray<DayValue>
  readonly usual: UsualRange | null
  /** The mean of the last seven days; null where too few of them have a number. */
  readonly mean: number | null
  /** Today. */
  readonly to: number
  readonly write: (value: number) => string
}

/**
 * What a chart says, in a sentence: where the last seven days lie against what is usual for this person. It says nothing about what would be
 * good: no number here is a diagnosis.
 */
export function findingOf({ values, usual, mean, to, write }: Found): string {
  if (!usual) {
    const have = values.filter(({ day }) => day <= to && day > to - BASELINE_DAYS).length
    return `${have} of the last ${BASELINE_DAYS} days. Your usual range appears here from ${MIN_OF_BASELINE} on.`
  }
  const [low, high] = [write(usual.low), write(usual.high)]
  const range = low === high ? low : `${low} to ${high}`
  if (mean === null) return `Your usual range is ${range}. The last seven days have too few numbers for a mean.`
  return `Mean of seven days ${write(mean)}, ${whereIs(mean, usual, write)} your usual range, ${range}`
}

/** What reads the same as an edge lies within. */
function whereIs(mean: number, { low, high }: UsualRange, write: Found['write']): string {
  if (mean < low && write(mean) !== write(low)) return 'below'
  return mean > high && write(mean) !== write(high) ? 'above' : 'within'
}
