import type { Day } from '#base/dates/calendar-day.ts'
import type { PillarSlug } from '#content/pillars.ts'
import type { DayState } from '#features/health/core/habit-week.ts'
import type { LessonLink } from '#features/health/recommendations/recommendation-view.ts'

/** A day of a habit’s week, written out. */
export interface HabitDayView {
  readonly day: Day
  /** “Mon” */
  readonly weekday: string
  /** “2 March 2026” */
  readonly inWords: string
  readonly state: DayState
  readonly isToday: boolean
}

/** The habit of this week. */
export interface CurrentHabit {
  readonly id: string
  readonly title: string
  readonly pillar: PillarSlug | null
  /** Null where it is not in the list any more. */
  readonly text: string | null
  readonly small: string | null
  readonly lesson: LessonLink | null
  readonly isReviewed: boolean
  readonly days: ReadonlyArray<HabitDayView>
  readonly done: number
}

/** The habit of the week before, while this one has none. */
export interface LastHabit {
  readonly id: string
  readonly title: string
  readonly done: number
  /** It can be chosen again. */
  readonly isOffered: boolean
}

/** What the dashboard shows of habits. */
export interface HabitToday {
  readonly today: Day
  /** The Monday of this week. */
  readonly week: Day
  readonly current: CurrentHabit | null
  readonly last: LastHabit | null
}

/** The same for the card with its button: the days are drawn apart. */
export interface HabitToMark extends Omit<HabitToday, 'current'> {
  readonly current: (Pick<CurrentHabit, 'id' | 'title' | 'small' | 'done'> & { readonly isDoneToday: boolean }) | null
}

/** When this week ends, in its last days. */
export interface WeekEnd {
  readonly isToday: boolean
  /** “Sunday 8 March 2026” */
  readonly inWords: string
}

/** A habit that can be chosen. */
export interface OfferedHabit {
  readonly id: string
  readonly pillar: PillarSlug
  readonly pillarName: string
  readonly title: string
  readonly text: string
  readonly small: string
  readonly lesson: LessonLink | null
  /** The member’s numbers that it answers; null where none call for it. */
  readonly why: string | null
  readonly isReviewed: boolean
}

export interface PastWeek {
  readonly week: Day
  /** “2 Mar to 8 Mar” */
  readonly inWords: string
  readonly title: string
  readonly days: ReadonlyArray<Pick<HabitDayView, 'day' | 'state'>>
  readonly done: number
}
