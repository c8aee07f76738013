import { useEffect, useRef, useState, useSyncExternalStore, type RefObject } from 'react'
import { useLocation, useNavigate } from 'react-router'

import type { Day } from '#base/dates/calendar-day.ts'
import { addressOfCheckIn } from '#features/health/core/dashboard-address.ts'
import type { FormReport } from '#platform/form.ts'
import { browserToday } from '#ui/browser-clock.ts'

import type { CheckInFormValues } from './dashboard.ts'

const never = () => () => {}
/** With the hash in the address the page stays where it is. */
const STAY = { replace: true, preventScrollReset: true }

/**
 * The day in the form's date field, and today in this browser. Choosing another day loads what is stored of it; `chosen` runs
 * ahead of what is loaded, so that one day's numbers are never saved for another.
 */
export function useChosenDay(
  form: RefObject<HTMLFormElement | null>,
  { day, today: serverToday }: CheckInFormValues,
  report: FormReport | undefined,
): { chosen: Day; today: Day } {
  const navigate = useNavigate()
  const { search } = useLocation()
  const today = useSyncExternalStore(never, browserToday, () => serverToday)
  const [choice, setChoice] = useState({ from: day, day })
  if (choice.from !== day) setChoice({ from: day, day })

  // The server knew no zone yet, or another one: where the member is, it is already tomorrow, or still yesterday.
  const isElsewhere = today !== serverToday && search === '' && !report
  useEffect(() => {
    if (isElsewhere) void navigate(addressOfCheckIn(today), STAY)
  }, [isElsewhere, today, navigate])

  const listensFor = useRef<Day>(null)
  // Listened to by hand: React does not notice a change back to a value that it saw before the form was reset.
  useEffect(() => {
    const field = form.current?.elements.namedItem('date')
    if (!(field instanceof HTMLInputElement)) return
    const choose = () => {
      setChoice({ from: day, day: field.value })
      // A day that is not open stays in the field: saving says which days are.
      if (field.value && field.value !== day && field.validity.valid) void navigate(addressOfCheckIn(field.value), STAY)
    }
    // Chosen before this script arrived; or gone back to another day than the field still says.
    if (listensFor.current === null && !report && field.value !== day) choose()
    else if (listensFor.current !== null && listensFor.current !== day) field.value = day
    listensFor.current = day
    field.addEventListener('change', choose)
    return () => field.removeEventListener('change', choose)
  }, [form, day, report, navigate])
  return { chosen: choice.day, today }
}
