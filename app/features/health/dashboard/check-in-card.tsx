import { addressAfter } from '#features/health/core/dashboard-address.ts'
import type { Markup } from '#features/health/core/markup.ts'
import { NUMBERS_OF_DAY, vitalNames } from '#features/health/core/vitals.ts'
import { DateText } from '#features/identity/dates/date-text.tsx'
import type { FormReport } from '#platform/form.ts'
import { Alert } from '#ui/alert.tsx'
import { Card } from '#ui/card.tsx'

import { CheckInForm } from './check-in-form.tsx'
import type { CheckInProblem } from './check-in-problem.tsx'
import type { CheckInFormValues } from './dashboard.ts'
import { DeleteCheckInDialog } from './delete-check-in.tsx'

interface CheckInCardProps {
  values: CheckInFormValues
  dayProblem: string | null
  formKey: string
  /** The last seven days, as links. */
  week: Markup
  report: FormReport | undefined
  problem: CheckInProblem | null
  className: string
}

export function CheckInCard({ values, dayProblem, formKey, week, report, problem, className }: CheckInCardProps) {
  const entered = vitalNames.filter((name) => values.fields[name].value !== '').length
  const day = <DateText>{values.dayText}</DateText>
  const title = values.day === values.today ? 'Today’s check-in' : <>Check-in of {day}</>
  return (
    <Card
      title={title}
      action={
        <span className="cap num">
          {entered} of {NUMBERS_OF_DAY} entered
        </span>
      }
      className={`flex flex-col ${className}`}
      id="check-in"
    >
      {dayProblem && (
        <Alert className="mb-5">
          <p>{dayProblem}</p>
        </Alert>
      )}
      <CheckInForm values={values} formKey={formKey} week={week} report={report} problem={problem} />
      {values.isStored && (
        <DeleteCheckInDialog key={values.day} day={values.day} inWords={day} address={addressAfter(values.day, values.today)} />
      )}
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
