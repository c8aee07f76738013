import type { Day } from '#base/dates/calendar-day.ts'
import { formatDay, type DateLanguage } from '#base/dates/format-date.ts'
import { spellNumber } from '#base/spell-number.ts'

import { healthScore, SCORED_NUMBERS, type ScoreFacts } from './health-score.ts'
import { nextFall, scoreHistory, whatKeeps, whatWouldChange, type ScoreChange } from './outlook.ts'

/** Where the score comes from and where it goes, as people read it. */
export interface ScoreOutlook {
  /** “3 above last week”; null where there was no score a week ago, and in the first week of a member. */
  readonly sinceLastWeek: string | null
  /** What the score looks at so far, where that is not all; null otherwise. */
  readonly soFar: string | null
  /** What the member can do today, and the score then. */
  readonly changes: ReadonlyArray<{ readonly act: ScoreChange['act']; readonly text: string; readonly score: number }>
  /** When it falls if nothing more is entered; null where it does not. */
  readonly fall: string | null
}

/** `entries` and `labs` oldest first; `joined` is the day on which the member joined. */
export function outlookOf(facts: ScoreFacts, today: Day, language: DateLanguage, joined: Day | null = null): ScoreOutlook {
  const [before] = scoreHistory(facts, today, 8, joined)
  const { score } = healthScore(facts, today)
  const fall = nextFall(facts, today)
  return {
    sinceLastWeek: before === null || before === undefined ? null : formatChange(score - before),
    soFar: facts.entries.length === 0 && facts.labs.length > 0 ? LABS_ALONE : null,
    changes: whatWouldChange(facts, today).map((change) => ({ ...change, text: actWords[change.act] })),
    fall: fall && `Without a new ${whatKeeps(facts, fall.day)} it falls to ${fall.score} on ${formatDay(fall.day, language)}.`,
  }
}

const LABS_ALONE = 'So far it looks at your lab reports alone. Your check-ins join it from the first one on.'

const actWords: Readonly<Record<ScoreChange['act'], string>> = {
  'check in': `Check in today, with all ${spellNumber(SCORED_NUMBERS)} numbers`,
  'fill in': 'Fill in what is missing of today',
  'lab report': 'Add a lab report of today',
}

function formatChange(change: number): string {
  if (change === 0) return 'as last week'
  return change > 0 ? `${change} above last week` : `${-change} below last week`
}
