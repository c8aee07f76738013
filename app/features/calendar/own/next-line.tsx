import { DateText } from '#features/identity/dates/date-text.tsx'
import { TextLink } from '#ui/text-link.tsx'

import type { NextAppointment } from './own-appointment.ts'

/** A member’s next appointment in a line. */
export function NextAppointmentLine({ next: { when, type, place } }: { next: NextAppointment }) {
  return (
    <p className="mb-6 flex flex-wrap items-baseline gap-x-4 gap-y-1 border-y border-line py-3 text-sm">
      <span className="min-w-0 wrap-anywhere">
        Your next appointment:{' '}
        <b className="num font-strong">
          <DateText>{when}</DateText>
        </b>
        , {type}
        {place && `, ${place}`}
      </span>
      <TextLink to="/profile/appointments">All appointments</TextLink>
    </p>
  )
}
