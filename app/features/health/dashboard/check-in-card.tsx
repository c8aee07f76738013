import { writeDay } from '#features/health/days/day-words.ts'
import { vitalNames } from '#features/health/vitals.ts'
import type { FormReport } from '#platform/form.ts'
import { Card } from '#ui/card.tsx'

import { CheckInForm } from './check-in-form.tsx'
import type { CheckInFormValues } from './dashboard.ts'

interface CheckInCardProps {
  values: CheckInFormValues
  /** One digit a day up to today: how many of the six numbers it holds. */
  filled: string
  report: FormReport | undefined
  isUnsaved: boolean
  className: string
}

export function CheckInCard({ values, filled, report, isUnsaved, className }: CheckInCardProps) {
  const entered = vitalNames.filter((name) => values.fields[name].value !== '').length
  return (
    <Card
      title={values.day === values.today ? 'Today’s check-in' : `Check-in of ${writeDay(values.day)}`}
      action={<span className="cap num">{entered} of 6 entered</span>}
      className={`flex flex-col ${className}`}
      id="check-in"
    >
      <CheckInForm values={values} filled={filled} report={report} isUnsaved={isUnsaved} />
      {/* Without a script nothing loads a day when its date is chosen. The address holds the day, never a number of it. */}
      <noscript>
        <form action="/dashboard" className="mt-5 flex flex-wrap items-center gap-3 text-sm">
          <label htmlFor="another-day">Look at another day</label>
          <input
            id="another-day"
            type="date"
            name="day"
            defaultValue={values.day}
            required
            className="min-h-11 border-b border-strong"
          />
          <button className="link min-h-11">Show day</button>
        </form>
      </noscript>
    </Card>
  )
}
