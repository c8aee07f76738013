import type { CSSProperties } from 'react'

import type { Day } from '#base/dates/calendar-day.ts'
import { addressOfCheckIn } from '#features/health/core/dashboard-address.ts'
import { NUMBERS_OF_DAY } from '#features/health/core/vitals.ts'
import { DateText } from '#features/identity/dates/date-text.tsx'
import { Link } from '#ui/link.tsx'

import type { WrittenDates } from './written-dates.ts'

interface DayStripProps {
  /** The day that is open in the form. */
  shown: Day
  week: WrittenDates['week']
}

/** The last seven days, each a way into its check-in and a bar as long as what was entered on it. */
export function DayStrip({ shown, week }: DayStripProps) {
  return (
    <nav aria-label="The last seven days">
      <ol className="day-strip" style={{ '--numbers': NUMBERS_OF_DAY } as CSSProperties}>
        {week.map(({ day, weekday, inWords, filled }) => (
          <li key={day}>
            <Link to={addressOfCheckIn(day)} aria-current={day === shown ? 'true' : undefined}>
              <span className="cap">
                <DateText>{weekday}</DateText>{' '}
              </span>
              <b>{Number(day.slice(8))}</b>
              <span className="vh">
                , <DateText>{inWords}</DateText>, {filled} of {NUMBERS_OF_DAY} entered
              </span>
              <i style={{ '--filled': filled } as CSSProperties} />
            </Link>
          </li>
        ))}
      </ol>
    </nav>
  )
}
