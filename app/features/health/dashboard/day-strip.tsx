import { shiftDay, type Day } from '#features/health/days/calendar-day.ts'
import { weekdayName, weekdayOf, writeDay } from '#features/health/days/day-words.ts'
import { Link } from '#ui/link.tsx'

import { addressOfCheckIn } from './addresses.ts'

interface DayStripProps {
  today: Day
  /** The day that is open in the form. */
  shown: Day
  /** One digit a day up to today: how many of the six numbers it holds. */
  filled: string
  onLeave: () => void
}

/** The last seven days, each a way into its check-in and a bar as long as what was entered on it. */
export function DayStrip({ today, shown, filled, onLeave }: DayStripProps) {
  const days = Array.from(filled.slice(-7), (digit, at) => ({ day: shiftDay(today, at - 6), count: Number(digit) }))
  return (
    <nav aria-label="The last seven days">
      <ol className="grid grid-cols-7 gap-1.5 sm:gap-3">
        {days.map(({ day, count }) => (
          <li key={day}>
            <Link
              to={addressOfCheckIn(day)}
              preventScrollReset
              onClick={onLeave}
              aria-current={day === shown ? 'true' : undefined}
              className="group block border-b border-line pb-1.5 no-underline aria-[current]:border-ink"
            >
              <span className="cap block">{weekdayName(weekdayOf(day)).slice(0, 3)} </span>
              <span className="num block font-serif text-lg leading-ui group-hover:underline">{Number(day.slice(8))}</span>
              <span className="vh">
                , {writeDay(day)}, {count} of 6 entered
              </span>
              <svg viewBox="0 0 60 4" preserveAspectRatio="none" className="mt-1 h-1 w-full" aria-hidden="true">
                <path d="M0 2H60" stroke="var(--paper-sunken)" strokeWidth="4" />
                {count > 0 && <path d={`M0 2H${count * 10}`} stroke="var(--accent)" strokeWidth="4" />}
              </svg>
            </Link>
          </li>
        ))}
      </ol>
    </nav>
  )
}
