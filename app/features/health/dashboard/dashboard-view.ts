import type { Markup } from '#features/health/core/markup.ts'
import type { Streak } from '#features/health/core/streak.ts'
import type { HabitToMark } from '#features/health/habits/habit-view.ts'
import type { ReportedNote } from '#features/health/labs/alarm-notes.ts'

import type { CheckInFormValues } from './dashboard.ts'

/** What only tells: the server writes it as text, once for each change of what it shows. */
export const tellingParts = ['score', 'week', 'habitDays', 'streak', 'trends', 'recommendations', 'achievements'] as const

export type TellingPart = (typeof tellingParts)[number]

/** A dashboard as it travels to the browser: what React has to know of it, and the parts that only tell, as markup. */
export interface DashboardView {
  readonly todayInFull: string
  /** What today asks of the member. */
  readonly lead: string
  readonly streak: Streak
  readonly form: CheckInFormValues
  /** Why the form is not of the day that was asked for, in a sentence; null where it is, or where none was. */
  readonly dayProblem: string | null
  readonly habit: HabitToMark
  /** Lab results for which a doctor is to be phoned. */
  readonly labNews: ReadonlyArray<ReportedNote>
  readonly parts: Readonly<Record<TellingPart, Markup>>
}
