import { flagWords } from '#features/health/core/flags.ts'

import type { TargetBand, Trend, TrendPoint } from './trend.ts'

/** "61 ng/mL on 20 November 2026. In the range of the laboratory; below the coach’s target." */
export function findingOf({ points, unit, target }: Pick<Trend, 'points' | 'unit' | 'target'>): string {
  const newest = points.at(-1)
  if (!newest) return 'There is no number yet.'
  const range = newest.flag === null ? '' : ` ${flagWords[newest.flag]}${newest.flag === 'A' ? '' : ' of the laboratory'}`
  const aim = target && besideTarget(newest, target)
  const places = [range.trim(), aim].filter(Boolean).join('; ')
  return `${`${newest.written} ${unit}`.trim()} on ${newest.dayText}.${places && ` ${places}.`}`
}

/** A result of “< 5” says nothing of a target that begins at 3. */
function besideTarget({ value, operator }: TrendPoint, { low, high }: TargetBand): string | null {
  const [mayBeLess, mayBeMore] = [operator === '<' || operator === '<=', operator === '>' || operator === '>=']
  if (low !== null && value < low && !mayBeMore) return 'below the coach’s target'
  if (high !== null && value > high && !mayBeLess) return 'above the coach’s target'
  if ((mayBeLess && low !== null) || (mayBeMore && high !== null)) return null
  return 'within the coach’s target'
}
