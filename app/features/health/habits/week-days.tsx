import type { DayState } from '#features/health/core/habit-week.ts'
import { DateText } from '#features/identity/dates/date-text.tsx'

import { DayMark } from './day-mark.tsx'
import { habitIntent } from './habit-intent.ts'
import type { ShownDay } from './shown.ts'

const said: Readonly<Record<DayState, string>> = { done: 'done', open: 'not marked', 'to come': 'to come' }

/** The seven days of a week, to be read. */
export function WeekDays({ days }: { days: ReadonlyArray<ShownDay> }) {
  return (
    <ol className="habit-days">
      {days.map((day) => (
        <li key={day.day} className={classOf(day)} aria-current={day.isToday ? 'date' : undefined}>
          <DayInside {...day} />
          <span className="vh">, {said[day.state]}</span>
        </li>
      ))}
    </ol>
  )
}

/** The seven days of a week as buttons, which mark them and take the mark back. */
export function WeekButtons({ days }: { days: ReadonlyArray<ShownDay> }) {
  return (
    <ol className="habit-days">
      {days.map((day) => (
        <li key={day.day}>
          {day.state === 'to come' ? (
            <span className={classOf(day)}>
              <DayInside {...day} />
              <span className="vh">, {said[day.state]}</span>
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

function DayInside({ weekday, inWords, isToday, state }: ShownDay) {
  return (
    <>
      <span aria-hidden="true">{isToday ? 'Today' : <DateText>{weekday}</DateText>}</span>
      <span className="vh">
        {isToday && 'Today, '}
        <DateText>{inWords}</DateText>
      </span>
      <DayMark state={state} />
    </>
  )
}

function classOf({ isToday }: ShownDay): string {
  return isToday ? 'habit-day habit-day-today' : 'habit-day'
}
