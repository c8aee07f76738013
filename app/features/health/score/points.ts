import type { HealthScore, ScorePart } from './health-score.ts'

/** The points of a score as people read them: what is shown of the parts adds up to `earned`, and that of `possible` is the score. */
export interface PointsView {
  readonly parts: ReadonlyArray<ScorePart>
  readonly earned: number
  readonly possible: number
}

const MAX_DIGITS = 3

/** Points in whole numbers where those make the score, else with as many digits as it takes. */
export function pointsOf({ score, parts }: HealthScore): PointsView {
  const possible = parts.reduce((sum, part) => sum + part.possible, 0)
  for (let digits = 0; ; digits++) {
    const shown = parts.map((part) => ({ ...part, earned: rounded(part.earned, digits) }))
    const earned = rounded(
      shown.reduce((sum, part) => sum + part.earned, 0),
      digits,
    )
    if (digits === MAX_DIGITS || possible === 0 || Math.round((100 * earned) / possible) === score) {
      return { parts: shown, earned, possible }
    }
  }
}

const rounded = (points: number, digits: number) => Number(points.toFixed(digits))
