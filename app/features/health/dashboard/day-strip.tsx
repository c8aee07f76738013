import type { Day } from '#features/identity/dates/calendar-day.ts'
import { DateText } from '#features/identity/dates/date-text.tsx'
import { Link } from '#ui/link.tsx'

import { addressOfCheckIn } from './addresses.ts'
import type { WrittenDates } from './written-dates.ts'

interface DayStripProps {
  /** The day that is open in the form. */
  shown: Day
  week: WrittenDates['week']
  onLeave: () => void
}

/** The last seven days, each a way into its check-in and a bar as long as what was entered on it. */
export function DayStrip({ shown, week, onLeave }: DayStripProps) {
  return (
    <nav aria-label="The last seven days">
      <ol className="grid grid-cols-7 gap-1.5 sm:gap-3">
        {week.map(({ day, weekday, inWords, filled }) => (
          <li key={day}>
            <Link
              to={addressOfCheckIn(day)}
              preventScrollReset
              onClick={onLeave}
              aria-current={day === shown ? 'true' : undefined}
              className="group block border-b border-line pb-2 no-underline aria-[current]:border-ink"
            >
              <span className="cap block">
                <DateText>{weekday}</DateText>{' '}
              </span>
              <span className="num block font-serif text-lg leading-ui group-hover:underline">{Number(day.slice(8))}</span>
              <span className="vh">
                , <DateText>{inWords}</DateText>, {filled} of 6 entered
              </span>
              <svg viewBox="0 0 60 4" preserveAspectRatio="none" className="mt-1 h-1 w-full" aria-hidden="true">
                <path d="M0 2H60" stroke="var(--paper-sunken)" strokeWidth="4" />
                {filled > 0 && <path d={`M0 2H${filled * 10}`} stroke="var(--accent)" strokeWidth="4" />}
              </svg>
            </Link>
          </li>
        ))}
      </ol>
    </nav>
  )
}
