import { shiftDay, type Day } from '#base/dates/calendar-day.ts'
import { formatDay, formatFullDay, formatShortDay, formatWeekday, type DateLanguage } from '#base/dates/format-date.ts'
import { daysOfWeek, mondayOf, stateOfDay, type HabitWeek } from '#features/health/core/habit-week.ts'
import { formatReason, type ReasonReader } from '#features/health/recommendations/format-reason.ts'
import type { Recommendation } from '#features/health/recommendations/recommend.ts'
import { pillarName, type LessonLinks } from '#features/health/recommendations/show-recommendations.ts'

import type { CurrentHabit, HabitToday, LastHabit, OfferedHabit, PastWeek, WeekEnd } from './habit-view.ts'
import { findHabit, habitTitle, offeredHabits } from './known-habits.ts'

interface Reader {
  readonly today: Day
  readonly dateLanguage: DateLanguage
}

/** This week’s habit, or the last week’s while there is none. */
export function showHabitToday(weeks: ReadonlyArray<HabitWeek>, reader: Reader, lessons: LessonLinks): HabitToday {
  const { today } = reader
  const week = mondayOf(today)
  const current = weeks.find((one) => one.week === week)
  const last = weeks.find((one) => one.week === shiftDay(week, -7))
  return {
    today,
    week,
    current: current ? showCurrent(current, reader, lessons) : null,
    last: !current && last ? showLast(last) : null,
  }
}

function showCurrent(week: HabitWeek, { today, dateLanguage }: Reader, lessons: LessonLinks): CurrentHabit {
  const habit = findHabit(week.habit)
  return {
    id: week.habit,
    title: habitTitle(week.habit),
    pillar: habit?.pillar ?? null,
    text: habit?.text ?? null,
    small: habit?.small ?? null,
    lesson: habit ? (lessons[habit.lesson.lesson] ?? null) : null,
    isReviewed: habit?.reviewed ?? false,
    days: daysOfWeek(week.week).map((day) => ({
      day,
      weekday: formatWeekday(day, dateLanguage),
      inWords: formatDay(day, dateLanguage),
      state: stateOfDay(day, today, week),
      isToday: day === today,
    })),
    done: week.doneOn.length,
  }
}

function showLast({ habit, doneOn }: HabitWeek): LastHabit {
  const isOffered = offeredHabits.some(({ id }) => id === habit)
  return { id: habit, title: habitTitle(habit), done: doneOn.length, isOffered }
}

/** What can be chosen, without what is: first what answers the member’s numbers, the most pressing first, then the others as they stand in the list. */
export function showOffered(
  matches: ReadonlyArray<Recommendation>,
  reader: ReasonReader,
  lessons: LessonLinks,
  chosen: string | null,
): { readonly fitting: ReadonlyArray<OfferedHabit>; readonly others: ReadonlyArray<OfferedHabit> } {
  const free = offeredHabits.filter(({ id }) => id !== chosen)
  const shown = free.map(({ id, pillar, title, text, small, lesson, rules, reviewed }) => {
    const at = matches.findIndex(({ rule }) => rules.includes(rule.id))
    const why = at === -1 ? null : formatReason(matches[at]!, reader)
    const link = lessons[lesson.lesson] ?? null
    return {
      at,
      habit: { id, pillar, pillarName: pillarName(pillar), title, text, small, lesson: link, why, isReviewed: reviewed },
    }
  })
  return {
    fitting: shown
      .filter(({ at }) => at !== -1)
      .toSorted((a, b) => a.at - b.at)
      .map(({ habit }) => habit),
    others: shown.filter(({ at }) => at === -1).map(({ habit }) => habit),
  }
}

/** The last day of the week in full, on its last three days; null on the others. */
export function showWeekEnd({ today, dateLanguage }: Reader): WeekEnd | null {
  const sunday = shiftDay(mondayOf(today), 6)
  if (today < shiftDay(sunday, -2)) return null
  return { isToday: today === sunday, inWords: formatFullDay(sunday, dateLanguage) }
}

/** The weeks before this one, as they come. */
export function showPastWeeks(weeks: ReadonlyArray<HabitWeek>, { today, dateLanguage }: Reader): PastWeek[] {
  const written = (day: Day) => formatShortDay(day, today, dateLanguage)
  return weeks
    .filter(({ week }) => week < mondayOf(today))
    .map((past) => ({
      week: past.week,
      inWords: `${written(past.week)} to ${written(shiftDay(past.week, 6))}`,
      title: habitTitle(past.habit),
      days: daysOfWeek(past.week).map((day) => ({ day, state: stateOfDay(day, today, past) })),
      done: past.doneOn.length,
    }))
}
