import type { Day } from '#base/dates/calendar-day.ts'
import { dayName } from '#features/calendar/core/day-names.ts'
import { Badge } from '#ui/badge.tsx'

import type { SessionView } from './session-view.ts'

type DayListProps = {
  day: Day
  sessions: readonly SessionView[]
  /** Where there is none. */
  emptyDay: string
  note?: string | undefined
}

/** The sessions of the chosen day, in their order. */
export function DayList({ day, sessions, emptyDay, note }: DayListProps) {
  return (
    <section className="cal-day" aria-labelledby="day-title">
      <h2 className="title" id="day-title">
        {dayName(day)}
      </h2>
      {sessions.length === 0 ? (
        <p className="cal-none">{emptyDay}</p>
      ) : (
        <ul>
          {sessions.map(({ key, time, title, text, status }) => (
            <li key={key}>
              <span className="cal-time num">{time}</span>
              <span className="min-w-0">
                <span className="block font-serif font-display text-lg">{title}</span>
                {text && <span className="cap block">{text}</span>}
              </span>
              {status && <Badge tone="good">{status}</Badge>}
            </li>
          ))}
        </ul>
      )}
      {note && <p className="cap mt-3">{note}</p>}
    </section>
  )
}
