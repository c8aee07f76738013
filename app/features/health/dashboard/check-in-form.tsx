import { useEffect, useRef, type RefObject } from 'react'
import { Form } from 'react-router'

import { shiftDay } from '#base/dates/calendar-day.ts'
import { type Units, isUnits } from '#base/units.ts'
import { addressAfter } from '#features/health/core/dashboard-address.ts'
import type { Markup } from '#features/health/core/markup.ts'
import { OPEN_DAYS } from '#features/health/core/open-days.ts'
import { unitOf, vitalNames, vitals } from '#features/health/core/vitals.ts'
import { PersonField } from '#features/identity/core/person-field.tsx'
import { useSpelling } from '#features/identity/dates/use-spelling.tsx'
import { HealthDataLink } from '#features/site/core/health-data-link.tsx'
import type { FormReport } from '#platform/form.ts'
import { Button } from '#ui/button.tsx'
import { Field } from '#ui/field.tsx'
import { ReadyMarkup } from '#ui/ready-markup.tsx'
import { SelectField } from '#ui/select-field.tsx'
import { TextLink } from '#ui/text-link.tsx'
import { TimeZoneField } from '#ui/time-zone-field.tsx'
import { useResetAfterSaving } from '#ui/use-reset-after-saving.ts'

import { CheckInAlert, type CheckInProblem } from './check-in-problem.tsx'
import type { CheckInFormValues } from './dashboard.ts'
import { DeleteCheckInOpener } from './delete-check-in.tsx'
import { useChosenDay } from './use-chosen-day.tsx'
import { WEIGHT_FIELD, WeightQuestionNote } from './weight-question-note.tsx'

const HRV_METHODS = [
  { value: '', label: 'I do not know' },
  { value: 'rmssd', label: 'RMSSD' },
  { value: 'sdnn', label: 'SDNN' },
]

interface CheckInFormProps {
  values: CheckInFormValues
  /** Of this showing of the form, so that one sent twice is known. */
  formKey: string
  /** The last seven days, as links. */
  week: Markup
  report: FormReport | undefined
  /** The last one could not be kept; the report holds what was typed. */
  problem: CheckInProblem | null
}

/**
 * The numbers of a day. The fields are the browser's own: what was typed stays through every answer of the server, and
 * what was not follows the day that is shown.
 */
export function CheckInForm({ values, formKey, week, report, problem }: CheckInFormProps) {
  const form = useRef<HTMLFormElement>(null)
  const { chosen, today } = useChosenDay(form, values, report)
  useResetAfterSaving(form, report)
  // Refused, the form stays in the units in which it was filled in.
  const units = isUnits(report?.values.units) ? report.values.units : values.units
  useTypedUnits(form, units)
  const spelled = useSpelling()
  return (
    <Form
      method="post"
      action={addressAfter(values.day, values.today)}
      noValidate
      ref={form}
      preventScrollReset
      className="flex flex-col"
    >
      <CheckInAlert problem={problem} refusal={report?.errors.vitals} />
      <PersonField />
      <ReadyMarkup markup={week} preventScrollReset onFollow={() => form.current?.reset()} />
      <TimeZoneField name="timeZone" />
      <input type="hidden" name="units" value={units} />
      <input type="hidden" name="key" value={formKey} />
      <input type="hidden" name="shown" value={report?.values.shown ?? values.shown} />
      <div className="mt-5 grid grid-cols-2 gap-x-3 gap-y-4 max-[21.25rem]:grid-cols-1 sm:gap-x-5 sm:gap-y-[1.1rem]">
        <Field
          label="Date"
          name="date"
          type="date"
          defaultValue={values.day}
          min={shiftDay(today, 1 - OPEN_DAYS)}
          max={today}
          report={report}
          hint="Any of the last 30 days"
          className="col-span-full"
        />
        {chosen === values.day && values.weightQuestion && <WeightQuestionNote question={values.weightQuestion} />}
        {vitalNames.map((name) => (
          <Field
            key={name}
            {...(name === 'weightKg' && { id: WEIGHT_FIELD })}
            label={vitals[name].label}
            name={name}
            unit={spelled(unitOf(name, units))}
            hint={(units === values.units && values.fields[name].hint) || undefined}
            defaultValue={chosen === values.day ? values.fields[name].value : ''}
            // A colon, as in 7:12, is on no decimal keyboard.
            inputMode={vitals[name].kind === 'time' ? 'text' : 'decimal'}
            autoComplete="off"
            report={report}
          />
        ))}
        <SelectField
          label="Variability measured as"
          name="hrvMethod"
          options={HRV_METHODS}
          defaultValue={values.hrvMethod}
          report={report}
          hint="HRV is heart rate variability. Oura and WHOOP give RMSSD, Apple Health SDNN; each has its own trend."
          className="col-span-full"
        />
      </div>
      <div className="mt-6 flex flex-wrap items-center gap-x-5 gap-y-3 border-t border-line pt-5">
        <Button busyLabel="Saving..." className="max-sm:w-full">
          Save check-in
        </Button>
        {values.canBeSame && (
          <Button kind="secondary" name="intent" value="same" busyLabel="Saving...">
            {values.day === values.today ? 'Same as yesterday' : 'Same as the day before'}
          </Button>
        )}
        <TextLink to="/health/trends" className="text-sm">
          All entries
        </TextLink>
        <HealthDataLink />
        {values.isStored && <DeleteCheckInOpener />}
      </div>
    </Form>
  )
}

/**
 * The units may change under a form that is being filled in: they were changed in another tab, and another day is loaded here.
 * What was typed then gets the unit it was typed in, so that it keeps its meaning.
 */
function useTypedUnits(form: RefObject<HTMLFormElement | null>, units: Units): void {
  const before = useRef(units)
  useEffect(() => {
    const old = before.current
    before.current = units
    if (old === units) return
    for (const name of vitalNames.filter((name) => unitOf(name, old) !== unitOf(name, units))) {
      const field = form.current?.elements.namedItem(name)
      if (!(field instanceof HTMLInputElement) || field.value === field.defaultValue) continue
      if (/[\d.,]\s*$/.test(field.value)) field.value = `${field.value.trim()} ${unitOf(name, old)}`
    }
  }, [form, units])
}
