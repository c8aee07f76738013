import { type ChangeEvent, type FocusEvent, useEffect, useEffectEvent, useRef, useSyncExternalStore } from 'react'
import { Form, useSubmit } from 'react-router'

import { shiftDay, type Day } from '#base/dates/calendar-day.ts'
import { PersonField } from '#features/identity/core/person-field.tsx'
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

const never = () => () => {}

/** Whoever types a date presses the next key within this time. */
const BETWEEN_KEYS_MS = 1_000

/**
 * The day on which a post appears: choosing one is enough, and so is going on from where it was typed. The button is for
 * tomorrow, which stands there already, and without a script.
 */
export function DayPicker({ postId, planned: plan, today: known, action, report }: DayPickerProps) {
  const submit = useSubmit()
  const today = useSyncExternalStore(never, browserToday, () => known)
  const planned = useSyncExternalStore(
    never,
    () => plan && browserDay(plan.at),
    () => plan && plan.day,
  )
  const isByKey = useRef(false)
  const isTyped = useRef(false)
  function send(form: HTMLFormElement) {
    isTyped.current = isByKey.current = false
    void submit(form, { preventScrollReset: true })
  }
  const ownForm = useRef<HTMLFormElement>(null)
  const sendEarly = useEffectEvent(() => {
    if (ownForm.current && isTyped.current && !isByKey.current) send(ownForm.current)
  })
  useEffect(() => {
    const field = ownForm.current?.elements.namedItem('day')
    if (!(field instanceof HTMLInputElement) || field.value === '' || field.value === field.defaultValue) return
    // Chosen or typed before React listened.
    isTyped.current = true
    const timer = setTimeout(sendEarly, BETWEEN_KEYS_MS)
    return () => clearTimeout(timer)
  }, [])
  function follow({ target }: ChangeEvent<HTMLInputElement>) {
    // While a date is typed it is a date after every key, and mostly a wrong one.
    if (isByKey.current) isTyped.current = true
    else if (target.form && target.value !== '') send(target.form)
  }
  function leave({ currentTarget: form, relatedTarget }: FocusEvent<HTMLFormElement>) {
    if (isTyped.current && !form.contains(relatedTarget)) send(form)
  }
  return (
    <Form
      ref={ownForm}
      method="post"
      action={action}
      noValidate
      preventScrollReset
      className="day-picker"
      onSubmit={() => (isTyped.current = false)}
      onBlur={leave}
    >
      <PersonField />
      <input type="hidden" name="id" value={postId} />
      <TimeZoneField name="timeZone" />
      <Field
        key={plan?.at.getTime()}
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
      <Button kind="secondary" size="small" name="intent" value="schedule" busyLabel="Scheduling...">
        {planned ? 'Reschedule' : 'Schedule'}
      </Button>
    </Form>
  )
}
