import { spellNumber } from '#base/spell-number.ts'
import { SCORED_NUMBERS, type ScorePartName } from '#features/health/score/health-score.ts'
import { SCORE_VERSION } from '#features/health/score/outlook.ts'

interface ScorePartWords {
  readonly name: ScorePartName
  readonly title: string
  readonly text: string
  readonly possible: number
  readonly pillar: 'sleep' | 'fitness' | 'nutrition'
}

const NUMBERS = `${spellNumber(SCORED_NUMBERS)} numbers`

/** How the three components are told, in the order of the dial. The colours part them; they stand for no pillar. */
export const scoreParts: ReadonlyArray<ScorePartWords> = [
  { name: 'recency', title: 'Recency', text: 'How long ago your newest entry was', possible: 30, pillar: 'sleep' },
  {
    name: 'completeness',
    title: 'Completeness',
    text: `The ${NUMBERS} in your newest seven entries`,
    possible: 40,
    pillar: 'fitness',
  },
  { name: 'labs', title: 'Labs', text: 'How long ago your newest lab report was', possible: 30, pillar: 'nutrition' },
]

/** How the score is made, for whoever wants to know (spec 1, section 9). */
export const scoreRules: ReadonlyArray<string> = [
  'Recency: 30 points for an entry of today or yesterday, 20 within 7 days, 10 within 30.',
  `Completeness: up to 40 points, for the share of the ${NUMBERS} filled in your newest seven entries.`,
  'Labs: 30 points for a report within 90 days, 20 within 180, 10 within 365.',
  'The score is the points earned of the points possible, as a percentage. What you have no data for is left out.',
  `This is formula ${SCORE_VERSION}. Your history is made by it from what is known now of each day.`,
]
