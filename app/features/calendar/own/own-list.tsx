import { Form } from 'react-router'

import { PersonField } from '#features/identity/core/person-field.tsx'
import { DateText } from '#features/identity/dates/date-text.tsx'
import { useSpelling } from '#features/identity/dates/use-spelling.tsx'
import { Badge } from '#ui/badge.tsx'
import { Button } from '#ui/button.tsx'
import { Field } from '#ui/field.tsx'
import { TextLink } from '#ui/text-link.tsx'

import type { OwnAppointment } from './own-appointment.ts'

/** A member’s appointments. Those to come can be taken into another calendar, and cancelled until the owner’s bound. */
export function OwnList({ appointments, action }: { appointments: readonly OwnAppointment[]; action?: string }) {
  return (
    <ul>
      {appointments.map((one) => (
        <li key={one.id} className="border-t border-line py-4" data-pillar={one.pillar ?? undefined}>
          <div className="flex flex-wrap items-baseline justify-between gap-x-4 gap-y-1">
            <p className="num font-serif text-lg">
              <DateText>{one.when}</DateText>
            </p>
            <Badge tone={one.isCancelled ? 'caution' : 'plain'}>{one.status}</Badge>
          </div>
          <p className="cap wrap-anywhere">
            {one.type}, {one.minutes} minutes{one.place && `, ${one.place}`}
          </p>
          {one.reason && (
            <p dir="auto" className="mt-2 text-sm wrap-anywhere whitespace-pre-wrap">
              “{one.reason}”
            </p>
          )}
          {action !== undefined && !one.isCancelled && <Acts appointment={one} action={action} />}
        </li>
      ))}
    </ul>
  )
}

function Acts({ appointment: { id, when, cancelUntil, late }, action }: { appointment: OwnAppointment; action: string }) {
  const spelled = useSpelling()
  return (
    <div className="mt-2">
      <p>
        <a
          href={`${action}/${id}/ics`}
          className="link inline-flex min-h-11 items-center text-sm"
          aria-label={`Add to calendar: ${when}`}
        >
          Add to calendar
        </a>
      </p>
      {late !== null && (
        <p className="cap">
          {late}: please <TextLink to="/contact">write to the coach</TextLink>.
        </p>
      )}
      {cancelUntil !== null && (
        <details>
          <summary className="link inline-flex min-h-11 items-center text-sm">Cancel it</summary>
          <Form method="post" action={action} className="mt-2 grid max-w-measure gap-4">
            <PersonField />
            <input type="hidden" name="id" value={id} />
            <Field label="Reason" name="reason" rows={2} maxLength={500} optional hint="The coach reads it." />
            <p className="cap">
              You can cancel until <DateText>{cancelUntil}</DateText>. The coach is told.
            </p>
            <div>
              <Button
                kind="secondary"
                name="intent"
                value="cancel"
                busyLabel={spelled('Cancelling...')}
                aria-label={`Cancel the appointment: ${when}`}
              >
                Cancel the appointment
              </Button>
            </div>
          </Form>
        </details>
      )}
    </div>
  )
}
