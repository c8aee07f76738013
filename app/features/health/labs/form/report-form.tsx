import { useRef } from 'react'
import { Form } from 'react-router'

import { PersonField } from '#features/identity/core/person-field.tsx'
import { HealthDataLink } from '#features/site/core/health-data-link.tsx'
import type { FormReport } from '#platform/form.ts'
import { Alert } from '#ui/alert.tsx'
import { Button } from '#ui/button.tsx'
import { Card } from '#ui/card.tsx'
import { Field } from '#ui/field.tsx'
import { SelectField } from '#ui/select-field.tsx'
import { TextLink } from '#ui/text-link.tsx'

import { linesToCheck } from './line-summary.ts'
import { LinesToCheck } from './lines-to-check.tsx'
import { FILE_FIELD, headName, problemFields, problemsOf, shapeOf } from './report-fields.ts'
import { ReadLines, TypedLines } from './report-lines.tsx'

/** What the fields of lines suggest. */
export interface Suggestions {
  readonly tests: ReadonlyArray<{ readonly name: string; readonly called: string }>
  readonly units: ReadonlyArray<string>
}

interface ReportFormProps {
  address: string
  /** Looked over, a line has the printed name and that of the list, and can be left out. */
  mode: 'typed' | 'looked over'
  origin: string
  report: FormReport
  suggestions: Suggestions
  today: string
  /** Where one goes without saving. */
  leaveTo: string
}

/** One lab report or several, line by line. The fields are the browser’s own: what was typed stays through every answer. */
export function ReportForm({ address, mode, origin, report, suggestions, today, leaveTo }: ReportFormProps) {
  const form = useRef<HTMLFormElement>(null)
  const shape = shapeOf(report.values)
  const refused = Object.keys(report.errors).length > 0
  const isReviewed = mode === 'looked over'
  const toCheck = isReviewed ? shape.flatMap((one) => linesToCheck(report, one.report, one.lines)) : []
  return (
    <Form method="post" action={address} noValidate ref={form} className="grid gap-4" preventScrollReset={refused}>
      <PersonField />
      <input type="hidden" name="origin" value={origin} />
      <input type="hidden" name={FILE_FIELD} value={report.values[FILE_FIELD] ?? ''} />
      {Object.entries(problemFields(problemsOf(report.values))).map(([name, value]) => (
        <input key={name} type="hidden" name={name} value={value} />
      ))}
      <datalist id="lab-tests">
        {suggestions.tests.map(({ name, called }) => (
          <option key={name} value={name}>
            {called || name}
          </option>
        ))}
      </datalist>
      <datalist id="lab-units">
        {suggestions.units.map((unit) => (
          <option key={unit} value={unit}>
            {unit}
          </option>
        ))}
      </datalist>
      {refused && (
        <Alert kind="error" title="Nothing was saved yet">
          <p>{report.errors['lines'] ?? 'Some lines need another look. What you typed is still here.'}</p>
        </Alert>
      )}
      <LinesToCheck lines={toCheck} count={shape.reduce((sum, { lines }) => sum + lines.length, 0)} />
      {shape.map(({ report: number, lines }, at) => (
        <Card
          key={number}
          title={shape.length > 1 ? `Report ${at + 1} of ${shape.length}` : 'The report'}
          action={isReviewed && <LineCount count={lines.length} />}
        >
          {(['fingerprint', 'note'] as const).map((field) => (
            <input
              key={field}
              type="hidden"
              name={headName(number, field)}
              value={report.values[headName(number, field)] ?? ''}
            />
          ))}
          <div className="grid gap-x-5 gap-y-4 sm:grid-cols-3">
            <Field
              label="Sample taken on"
              name={headName(number, 'collectedOn')}
              type="date"
              max={today}
              min="1900-01-01"
              hint={report.values[headName(number, 'note')] || undefined}
              report={report}
            />
            <Field
              label="Laboratory"
              optional
              name={headName(number, 'laboratory')}
              maxLength={120}
              autoComplete="off"
              report={report}
            />
            <SelectField
              label="Fasting"
              name={headName(number, 'fasting')}
              options={[
                { value: '', label: 'Not known' },
                { value: 'yes', label: 'Yes' },
                { value: 'no', label: 'No' },
              ]}
              report={report}
            />
          </div>
          {isReviewed ? (
            <ReadLines report={number} lines={lines} form={report} toCheck={toCheck} />
          ) : (
            <TypedLines report={number} lines={lines} form={report} />
          )}
        </Card>
      ))}
      <div className="flex flex-wrap items-center gap-x-5 gap-y-3">
        <Button name="intent" value="save" busyLabel="Saving...">
          {shape.length > 1 ? `Save ${shape.length} reports` : 'Save report'}
        </Button>
        <TextLink to={leaveTo} className="text-sm">
          Leave without saving
        </TextLink>
        <HealthDataLink />
      </div>
    </Form>
  )
}

function LineCount({ count }: { count: number }) {
  return <span className="cap num">{count === 1 ? 'one line' : `${count} lines`}</span>
}
