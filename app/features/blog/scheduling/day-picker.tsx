import { type ChangeEvent, useEffect, useRef, useSyncExternalStore } from 'react'
import { Form, useSubmit } from 'react-router'

import { shiftDay, type Day } from '#features/identity/dates/calendar-day.ts'
import { PersonField } from '#features/identity/person-field.tsx'
import type { FormReport } from '#platform/form.ts'
import { browserDay, browserToday } from '#ui/browser-clock.ts'
import { Button } from '#ui/button.tsx'
import { Field } from '#ui/field.tsx'
import { TimeZoneField } from '#ui/time-zone-field.tsx'

type DayPickerProps = {
  postId: string
  /** When it is planned to appear, and the day of that as the server knows it; null for a draft without one. */
  planned: { readonly at: Date; readonly day: Day } | null
  /** Today as the server knows it. */
  today: Day
  /** Where the form is sent. */
  action: string
  report?: FormReport | undefined
}

/** Who walks through days with the arrow keys is given this long at each. */
const WHILE_WALKING_MS = 700
const never = () => () => {}

/** The day on which a post appears: choosing one is enough; the button is for tomorrow, which stands there already, and without a script. */
export function DayPicker({ postId, planned: plan, today: known, action, report }: DayPickerProps) {
  const submit = useSubmit()
  const today = useSyncExternalStore(never, browserToday, () => known)
  const planned = useSyncExternalStore(
    never,
    () => plan && browserDay(plan.at),
    () => plan && plan.day,
  )
  const timer = useRef<ReturnType<typeof setTimeout>>(undefined)
  const isByKey = useRef(false)
  useEffect(() => () => clearTimeout(timer.current), [])
  function follow({ target }: ChangeEvent<HTMLInputElement>) {
    clearTimeout(timer.current)
    const { form } = target
    if (!form || target.value === '' || !target.validity.valid) return
    const send = () => void submit(form, { preventScrollReset: true })
    if (isByKey.current) timer.current = setTimeout(send, WHILE_WALKING_MS)
    else send()
  }
  return (
    <Form
      method="post"
      action={action}
      noValidate
      preventScrollReset
      className="day-picker"
      onSubmit={() => clearTimeout(timer.current)}
    >
      <PersonField />
      <input type="hidden" name="id" value={postId} />
      <TimeZoneField name="timeZone" />
      <Field
        key={planned ?? today}
        label={planned ? 'Reschedule for' : 'Schedule for'}
        name="day"
        type="date"
        min={today}
        defaultValue={planned ?? shiftDay(today, 1)}
        report={report}
        onKeyDown={() => (isByKey.current = true)}
        onPointerDown={() => (isByKey.current = false)}
        onChange={follow}
      />
      <Button kind="secondary" size="small" name="do" value="schedule" busyLabel="One moment...">
        {planned ? 'Reschedule' : 'Schedule'}
      </Button>
    </Form>
  )
}
