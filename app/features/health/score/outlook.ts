import { dayNumber, shiftDay, type Day } from '#base/dates/calendar-day.ts'

import { healthScore, SCORED_NUMBERS, type ScoreFacts } from './health-score.ts'

/** The formula that all scores here are made by; another one would get another number, and old days keep theirs. */
export const SCORE_VERSION = 1

const LOOK_AHEAD_DAYS = 400

export type ScoreAct = 'check in' | 'fill in' | 'lab report'

/** Something that a member can do today, and what the score would be then. */
export interface ScoreChange {
  readonly act: ScoreAct
  readonly score: number
}

/** What each thing that can be done today would make of the score; only what would change it, the largest gain first. */
export function whatWouldChange(facts: ScoreFacts, today: Day): ScoreChange[] {
  const { score } = healthScore(facts, today)
  const others = facts.entries.filter(({ day }) => day !== today)
  const scored = facts.entries.find(({ day }) => day === today)?.scored
  const whole = [...others, { day: today, scored: SCORED_NUMBERS }]
  const possible: Array<readonly [ScoreAct, ScoreFacts]> = [
    [scored === undefined ? 'check in' : 'fill in', { ...facts, entries: whole }],
    ['lab report', { ...facts, labs: [...facts.labs, today] }],
  ]
  return possible
    .map(([act, then]) => ({ act, score: healthScore(then, today).score }))
    .filter((change) => change.score > score)
    .toSorted((a, b) => b.score - a.score)
}

/** The first day on which the score is lower if nothing more is entered, and the score then; null where none comes. */
export function nextFall(facts: ScoreFacts, today: Day): { readonly day: Day; readonly score: number } | null {
  const { score } = healthScore(facts, today)
  if (score === 0) return null
  for (let ahead = 1; ahead <= LOOK_AHEAD_DAYS; ahead++) {
    const day = shiftDay(today, ahead)
    const then = healthScore(facts, day).score
    if (then < score) return { day, score: then }
  }
  return null
}

/** What a new one of keeps the score from falling on a day on which it falls: an entry, or a lab report. */
export function whatKeeps(facts: ScoreFacts, fallsOn: Day): 'entry' | 'lab report' {
  const before = healthScore(facts, shiftDay(fallsOn, -1)).parts
  const falls = healthScore(facts, fallsOn).parts.filter(({ earned }, at) => earned < before[at]!.earned)
  return falls.some(({ name }) => name === 'recency') ? 'entry' : 'lab report'
}

/**
 * The score of each of so many days up to today, oldest first, by what is known now of the days up to it; null before any data
 * and before the member joined: earlier days of files and reports were no score of theirs. Today’s is the score itself, in which
 * a later day counts as today. `entries` and `labs` oldest first.
 */
export function scoreHistory(
  { entries, labs }: ScoreFacts,
  today: Day,
  days: number,
  joined: Day | null = null,
): Array<number | null> {
  const end = dayNumber(today)
  const first = joined === null ? -Infinity : dayNumber(joined)
  const numbers = entries.map(({ day }) => dayNumber(day))
  const labNumbers = labs.map(dayNumber)
  return Array.from({ length: days }, (_, index) => {
    const number = index === days - 1 ? Infinity : end - days + 1 + index
    if (number < first) return null
    const known = countUpTo(numbers, number)
    const reports = countUpTo(labNumbers, number)
    if (known + reports === 0) return null
    const facts = { entries: entries.slice(Math.max(0, known - 7), known), labs: labs.slice(Math.max(0, reports - 1), reports) }
    return healthScore(facts, shiftDay(today, index - days + 1)).score
  })
}

/** How many of these numbers, which stand in order, are not beyond `most`. */
function countUpTo(numbers: ReadonlyArray<number>, most: number): number {
  let [low, high] = [0, numbers.length]
  while (low < high) {
    const middle = (low + high) >> 1
    if (numbers[middle]! <= most) low = middle + 1
    else high = middle
  }
  return low
}
