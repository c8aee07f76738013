import { Form } from 'react-router'

import type { ColumnMapping } from '#features/health/core/import.ts'
import { labelInText, vitalNames, vitals, type VitalName } from '#features/health/core/vitals.ts'
import { PersonField } from '#features/identity/core/person-field.tsx'
import { useSpelling } from '#features/identity/dates/use-spelling.tsx'
import { Alert } from '#ui/alert.tsx'
import { Button } from '#ui/button.tsx'
import { Card } from '#ui/card.tsx'
import { Field } from '#ui/field.tsx'
import type { FormReport } from '#ui/form-report.ts'
import { ScrollArea } from '#ui/scroll-area.tsx'
import { SelectField } from '#ui/select-field.tsx'

import { columnField, sleepFields, unitField } from './mapping-fields.ts'
import { importUnits } from './reading/import-units.ts'

type MappingFormProps = {
  address: string
  asked: {
    headings: ReadonlyArray<string>
    rows: ReadonlyArray<ReadonlyArray<string>>
    mapping: ColumnMapping
    onlyOrder: boolean
    isOrderUnclear: boolean
    sources: ReadonlyArray<string>
  }
  report: FormReport | undefined
}

const SOURCES = 'known-sources'

const orders = [
  { value: '', label: 'As the dates themselves say' },
  { value: 'dmy', label: 'Day first: 31/01/2026' },
  { value: 'mdy', label: 'Month first: 01/31/2026' },
]

/** Asks what the columns of a file hold, beside its first rows. What it seems to be is filled in. */
export function MappingForm({ address, asked, report }: MappingFormProps) {
  const { headings, rows, mapping, onlyOrder, isOrderUnclear, sources } = asked
  return (
    <>
      <Card title="The first rows" className="mb-6">
        <ScrollArea label="Rows" className="import-sample">
          <table className="table">
            <thead>
              <tr>
                {headings.map((heading) => (
                  <th key={heading} scope="col">
                    {heading}
                  </th>
                ))}
              </tr>
            </thead>
            <tbody>
              {rows.map((cells, row) => (
                // Rows have no name of their own and never move.
                // oxlint-disable-next-line react/no-array-index-key
                <tr key={row}>
                  {headings.map((heading, column) => (
                    <td key={heading} className="num">
                      {cells[column]}
                    </td>
                  ))}
                </tr>
              ))}
            </tbody>
          </table>
        </ScrollArea>
      </Card>
      <Card title={onlyOrder ? 'How are its dates written?' : 'What is in its columns?'}>
        {isOrderUnclear && (
          <Alert title="The dates of this file can be read in two ways" className="mb-4">
            It is not clear which number is the day and which the month.
          </Alert>
        )}
        <Form method="post" action={address} noValidate className="grid gap-4">
          <PersonField />
          {!onlyOrder && <Columns headings={headings} mapping={mapping} sources={sources} report={report} />}
          <SelectField
            label="Dates such as 03/04/2026"
            name="dateOrder"
            options={isOrderUnclear ? [{ value: '', label: 'Choose' }, ...orders.slice(1)] : orders}
            defaultValue={mapping.dateOrder ?? ''}
            report={report}
            className="max-w-measure"
          />
          <div>
            <Button name="intent" value="answer" busyLabel="Checking...">
              See what it would change
            </Button>
          </div>
        </Form>
      </Card>
    </>
  )
}

type ColumnsProps = Pick<MappingFormProps['asked'], 'headings' | 'mapping' | 'sources'> & Pick<MappingFormProps, 'report'>

function Columns({ headings, mapping, sources, report }: ColumnsProps) {
  return (
    <>
      <Field
        label="Where it comes from"
        name="source"
        defaultValue={mapping.source}
        maxLength={80}
        list={sources.length > 0 ? SOURCES : undefined}
        report={report}
        hint="The device or app. The next file with the same name counts as the same source."
        className="max-w-measure"
      />
      {sources.length > 0 && (
        <datalist id={SOURCES}>
          {sources.map((name) => (
            <option key={name}>{name}</option>
          ))}
        </datalist>
      )}
      <SelectField
        label="Column with the dates"
        name="day"
        options={headings}
        defaultValue={mapping.day}
        report={report}
        className="max-w-measure"
      />
      {vitalNames.map((metric) => (
        <NumberColumn key={metric} metric={metric} headings={headings} mapping={mapping} report={report} />
      ))}
    </>
  )
}

const NOT_THERE = { value: '', label: 'Not in this file' }

type NumberColumnProps = Omit<ColumnsProps, 'sources'> & { metric: VitalName }

function NumberColumn({ metric, headings, mapping, report }: NumberColumnProps) {
  const guessed = mapping.numbers.find((number) => number.metric === metric)
  const spelled = useSpelling()
  const { label } = vitals[metric]
  const units = importUnits[metric].map(({ id, label }) => ({ value: id, label: spelled(label) }))
  const unit = guessed?.unit ?? (units.length === 1 ? units[0]!.value : '')
  return (
    <div className="import-column">
      <SelectField
        label={label}
        name={columnField(metric)}
        options={[NOT_THERE, ...headings.map((value) => ({ value, label: value }))]}
        defaultValue={guessed?.column ?? ''}
        report={report}
      />
      <SelectField
        label={`Unit of ${labelInText(metric)}`}
        name={unitField(metric)}
        options={units.length === 1 ? units : [{ value: '', label: 'Choose' }, ...units]}
        defaultValue={unit}
        hint={guessed?.unit === '' ? 'The file does not say which. Please look at its numbers and choose.' : undefined}
        report={report}
      />
      {metric === 'sleepHours' && <SleepColumnFields headings={headings} mapping={mapping} report={report} />}
    </div>
  )
}

const sleepLabels = [
  ['from', 'Sleep begins'],
  ['to', 'Sleep ends'],
  ['nap', 'Says which are naps'],
] as const

/** What lets rows of one night count once, and keeps naps apart from it. */
function SleepColumnFields({ headings, mapping, report }: Omit<NumberColumnProps, 'metric'>) {
  const isOpen = mapping.sleep !== undefined || sleepLabels.some(([name]) => report?.errors[sleepFields[name]] !== undefined)
  return (
    <details className="import-sleep text-sm" open={isOpen}>
      <summary className="link inline-flex min-h-11 items-center">Begin, end and naps</summary>
      <p className="mb-3 max-w-measure text-soft">
        A night counts on the day on which it ends. Where the file says when a sleep began, rows that overlap count once, and
        pieces of one night count together.
      </p>
      <div className="import-column">
        {sleepLabels.map(([name, label]) => (
          <SelectField
            key={name}
            label={label}
            name={sleepFields[name]}
            options={[
              name === 'to' ? { value: '', label: 'As the column with the dates' } : NOT_THERE,
              ...headings.map((value) => ({ value, label: value })),
            ]}
            defaultValue={mapping.sleep?.[name] ?? ''}
            report={report}
          />
        ))}
      </div>
    </details>
  )
}
