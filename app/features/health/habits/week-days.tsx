import type { DayState } from '#features/health/core/habit-week.ts'
import { DateText } from '#features/identity/dates/date-text.tsx'

import { DayStateIcon } from './day-state-icon.tsx'
import { habitIntent } from './habit-intent.ts'
import type { HabitDayView } from './habit-view.ts'

const stateWords: Readonly<Record<DayState, string>> = { done: 'done', open: 'not marked', 'to come': 'to come' }

/** The seven days of a week, to be read. */
export function WeekDays({ days }: { days: ReadonlyArray<HabitDayView> }) {
  return (
    <ol className="habit-days">
      {days.map((day) => (
        <li key={day.day} className={classOf(day)} aria-current={day.isToday ? 'date' : undefined}>
          <DayInside {...day} />
          <span className="vh">, {stateWords[day.state]}</span>
        </li>
      ))}
    </ol>
  )
}

/** The seven days of a week as buttons, which mark them and take the mark back. */
export function WeekButtons({ days }: { days: ReadonlyArray<HabitDayView> }) {
  return (
    <ol className="habit-days">
      {days.map((day) => (
        <li key={day.day}>
          {day.state === 'to come' ? (
            <span className={classOf(day)}>
              <DayInside {...day} />
              <span className="vh">, {stateWords[day.state]}</span>
            </span>
          ) : (
            <button
              className={classOf(day)}
              name="intent"
              value={habitIntent(day.state === 'done' ? 'take-back' : 'done', day.day)}
              aria-pressed={day.state === 'done'}
              aria-current={day.isToday ? 'date' : undefined}
            >
              <DayInside {...day} />
              <span className="vh">, done</span>
            </button>
          )}
        </li>
      ))}
    </ol>
  )
}

function DayInside({ weekday, inWords, isToday, state }: HabitDayView) {
  return (
    <>
      <span aria-hidden="true">{isToday ? 'Today' : <DateText>{weekday}</DateText>}</span>
      <span className="vh">
        {isToday && 'Today, '}
        <DateText>{inWords}</DateText>
      </span>
      <DayStateIcon state={state} />
    </>
  )
}

function classOf({ isToday }: HabitDayView): string {
  return isToday ? 'habit-day habit-day-today' : 'habit-day'
}
