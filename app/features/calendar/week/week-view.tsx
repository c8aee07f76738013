import type { CSSProperties } from 'react'

import { statusNames } from '#features/calendar/appointments/appointment.ts'
import { dayName } from '#features/calendar/schedule/day-names.ts'
import type { Day } from '#features/identity/dates/calendar-day.ts'
import { Badge } from '#ui/badge.tsx'
import { Link } from '#ui/link.tsx'
import { TextLink } from '#ui/text-link.tsx'

import { hoursShown, shortDay, type CoachDay, type PlacedAppointment } from './coach-week.ts'

/** Days beside each other with their hours; on a phone a list, day after day. */
export function WeekView({ days, today }: { days: readonly CoachDay[]; today: Day }) {
  const { from, to } = hoursShown(days)
  const hours = Array.from({ length: to - from }, (_, at) => from + at)
  const cancelled = days.flatMap(({ day, appointments }) =>
    appointments.filter(({ status }) => status === 'cancelled').map((one) => ({ day, ...one })),
  )
  return (
    <>
      <div className="week" data-days={days.length} style={{ '--hours': hours.length } as CSSProperties}>
        <div className="week-hours num" aria-hidden="true">
          {hours.map((hour) => (
            <span key={hour}>{String(hour).padStart(2, '0')}:00</span>
          ))}
        </div>
        {days.map(({ day, appointments }) => (
          <section
            key={day}
            aria-labelledby={`d-${day}`}
            className="week-day"
            data-today={day === today ? '' : undefined}
            data-over={day < today && appointments.length === 0 ? '' : undefined}
          >
            <header>
              <h2 id={`d-${day}`}>
                <span className="week-short num">{shortDay(day)}</span>
                <span className="week-long">{dayName(day)}</span>
              </h2>
              <Link to={newAddress(day)} className="week-new" aria-label={`New appointment on ${dayName(day)}`}>
                +
              </Link>
            </header>
            <div className="week-column">
              {hours.map((hour) => (
                <Link
                  key={hour}
                  to={newAddress(day, `${String(hour).padStart(2, '0')}:00`)}
                  className="week-slot"
                  tabIndex={-1}
                  aria-hidden="true"
                />
              ))}
              <Appointments appointments={appointments} from={from} />
            </div>
          </section>
        ))}
      </div>
      {cancelled.length > 0 && (
        <section aria-labelledby="cancelled" className="mt-8">
          <h2 id="cancelled" className="title mb-2">
            Cancelled
          </h2>
          <ul className="border-t border-line text-sm">
            {cancelled.map(({ id, day, hours: when, client }) => (
              <li key={id} className="border-b border-line py-2">
                <TextLink to={`/admin/calendar/${id}`}>{client}</TextLink>{' '}
                <span className="cap num">
                  {shortDay(day)}, {when}
                </span>
              </li>
            ))}
          </ul>
        </section>
      )}
    </>
  )
}

function Appointments({ appointments, from }: { appointments: readonly PlacedAppointment[]; from: number }) {
  const standing = appointments.filter(({ status }) => status !== 'cancelled')
  if (standing.length === 0) return <p className="week-free">Nothing booked</p>
  return (
    <ul>
      {standing.map(({ id, minute, minutes, hours, client, type, pillar, status }) => (
        <li key={id} style={placeOf(minute / 60 - from, minutes / 60)} data-pillar={pillar ?? undefined}>
          <Link to={`/admin/calendar/${id}`} className="week-entry" data-status={status}>
            <b>{client}</b>
            <span className="num week-when">{hours}</span>
            <span className="week-type">{type}</span>
            {status !== 'confirmed' && <Badge tone={status === 'done' ? 'good' : 'caution'}>{statusNames[status]}</Badge>}
          </Link>
        </li>
      ))}
    </ul>
  )
}

/** In hours from the top of the grid. */
function placeOf(at: number, long: number) {
  return { '--at': at, '--long': long } as CSSProperties
}

function newAddress(day: Day, time?: string): string {
  return `/admin/calendar/new?day=${day}${time ? `&time=${time}` : ''}`
}
