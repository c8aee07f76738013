import { type KeyboardEvent, type SyntheticEvent, useSyncExternalStore } from 'react'

import { shiftDay, type Day } from '#base/dates/calendar-day.ts'
import type { FormReport } from '#platform/form.ts'
import { browserDay, browserTime, browserToday, browserZone } from '#ui/browser-clock.ts'
import { Button } from '#ui/button.tsx'
import { Field } from '#ui/field.tsx'
import { TimeZoneField } from '#ui/time-zone-field.tsx'

/** Whether a post has appeared, and when it shall. */
export interface Publication {
  readonly status: 'draft' | 'scheduled' | 'published'
  /** The instant, and its day and time as the server knows them. */
  readonly planned: { readonly at: Date; readonly day: Day; readonly time: string } | null
  /** Today as the server knows it. */
  readonly today: Day
  /** The zone that counts where no browser tells its own. */
  readonly zone: string
}

type ScheduleFieldsProps = { publication: Publication; report: FormReport | undefined; isSending: boolean }

const never = () => () => {}

/** When a post shall appear, to the minute. */
export function ScheduleFields({ publication, report, isSending }: ScheduleFieldsProps) {
  const { planned, today: known, zone: knownZone } = publication
  const today = useSyncExternalStore(never, browserToday, () => known)
  const zone = useSyncExternalStore(never, browserZone, () => knownZone)
  const day = useSyncExternalStore(
    never,
    () => planned && browserDay(planned.at),
    () => planned && planned.day,
  )
  const time = useSyncExternalStore(
    never,
    () => planned && browserTime(planned.at),
    () => planned && planned.time,
  )
  const label = planned ? 'Reschedule' : 'Schedule'
  const isRefused = Boolean(report?.errors['day'] ?? report?.errors['time'])
  return (
    <details className="editor-schedule" open={isRefused || undefined}>
      <summary className="btn btn-secondary">{label}…</summary>
      <fieldset className="day-picker">
        <legend className="vh">When the post appears</legend>
        <TimeZoneField name="timeZone" />
        <Field
          label="Date"
          name="day"
          type="date"
          min={today}
          defaultValue={day ?? shiftDay(today, 1)}
          report={report}
          {...typing}
        />
        <Field label="Time" name="time" type="time" defaultValue={time ?? '06:00'} report={report} {...typing} />
        <Button kind="secondary" name="intent" value="schedule" busyLabel="Scheduling..." disabled={isSending}>
          {label}
        </Button>
        <p className="cap basis-full">On the clocks of {zone}.</p>
      </fieldset>
    </details>
  )
}

/** A date is nothing of the text: no draft is kept for it. */
function keepToItself(event: SyntheticEvent) {
  event.stopPropagation()
}

/** The first button of the form saves; whoever has just typed a time means another one. */
function scheduleByEnter(event: KeyboardEvent<HTMLInputElement>) {
  if (event.key !== 'Enter') return
  event.preventDefault()
  event.currentTarget.closest('fieldset')?.querySelector<HTMLButtonElement>('button[value=schedule]')?.click()
}

const typing = { onInput: keepToItself, onKeyDown: scheduleByEnter }
