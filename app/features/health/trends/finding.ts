import { LEAST_OF_BASELINE, BASELINE_DAYS, type DayValue, type UsualRange } from './series.ts'

interface Found {
  readonly values: ReadonlyArray<DayValue>
  readonly usual: UsualRange | null
  /** The newest mean of seven days; null where there is none. */
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
    return `${have} of the last ${BASELINE_DAYS} days. Your usual range stands here from ${LEAST_OF_BASELINE} on.`
  }
  const [low, high] = [write(usual.low), write(usual.high)]
  const range = low === high ? low : `${low} to ${high}`
  if (mean === null) return `Your usual range is ${range}. The last seven days have too few numbers for a mean.`
  if (mean < usual.low && write(mean) !== low) return `Below your usual range, ${range}`
  if (mean > usual.high && write(mean) !== high) return `Above your usual range, ${range}`
  return `Within your usual range, ${range}`
}
