import type { CSSProperties } from 'react'

import type { Day } from '#base/dates/calendar-day.ts'
import { statusNames } from '#features/calendar/core/appointment.ts'
import { dayName } from '#features/calendar/core/day-names.ts'
import { Badge } from '#ui/badge.tsx'
import { Link } from '#ui/link.tsx'
import { TextLink } from '#ui/text-link.tsx'

import { cancelledOf, visibleHours, shortDay, type CoachDay, type PlacedAppointment } from './coach-week.ts'
import { inLanes, MIN_MINUTES, linesOf, type InLanes } from './lanes.ts'

/** Days beside each other with their hours; on a phone a list, day after day. */
export function WeekView({ days, today }: { days: readonly CoachDay[]; today: Day }) {
  const { from, to } = visibleHours(days)
  const hours = Array.from({ length: to - from }, (_, at) => from + at)
  const cancelled = cancelledOf(days)
  const hasShort = days.some(({ appointments }) => appointments.some(({ minutes }) => minutes < 2 * MIN_MINUTES))
  return (
    <>
      <div
        className="week"
        data-days={days.length}
        data-fine={hasShort ? '' : undefined}
        style={{ '--hours': hours.length } as CSSProperties}
      >
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
  const booked = appointments.filter(({ status }) => status !== 'cancelled')
  if (booked.length === 0) return <p className="week-free">Nothing booked</p>
  return (
    <ul>
      {inLanes(booked).map((one) => (
        <li key={one.id} style={placeOf(one, from)} data-pillar={one.pillar ?? undefined}>
          <Entry appointment={one} />
        </li>
      ))}
    </ul>
  )
}

function Entry({ appointment }: { appointment: InLanes<PlacedAppointment> }) {
  const { id, minutes, hours, client, type, status, lanes } = appointment
  const said = status === 'confirmed' ? null : statusNames[status]
  const [start, end] = hours.split(' to ')
  return (
    <Link
      to={`/admin/calendar/${id}`}
      className="week-entry"
      data-lines={linesOf(minutes)}
      data-shared={lanes === 1 ? undefined : ''}
      data-said={said === null ? undefined : ''}
      title={[hours, client, type, said].filter(Boolean).join(', ')}
    >
      <b>{client}</b>
      <span className="num week-when">
        {start}
        <span className="week-until"> to {end}</span>
      </span>
      <span className="week-type">{type}</span>
      {said && <Badge tone={status === 'done' ? 'good' : 'caution'}>{said}</Badge>}
    </Link>
  )
}

/** In hours from the top of the grid, and in shares of its width. */
function placeOf({ minute, minutes, lane, lanes }: InLanes<PlacedAppointment>, from: number) {
  const long = Math.max(minutes, MIN_MINUTES) / 60
  return { '--at': minute / 60 - from, '--long': long, '--lane': lane, '--lanes': lanes } as CSSProperties
}

function newAddress(day: Day, time?: string): string {
  return `/admin/calendar/new?day=${day}${time ? `&time=${time}` : ''}`
}
