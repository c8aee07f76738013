import { Form } from 'react-router'

import { vitalNames, vitals } from '#features/health/vitals.ts'
import { PersonField } from '#features/identity/person-field.tsx'
import { Alert } from '#ui/alert.tsx'
import { Button } from '#ui/button.tsx'
import { Card } from '#ui/card.tsx'
import { Field } from '#ui/field.tsx'
import type { FormReport } from '#ui/form-report.ts'
import { ScrollArea } from '#ui/scroll-area.tsx'
import { SelectField } from '#ui/select-field.tsx'

import type { ColumnMapping } from './import.ts'
import { columnField, unitField } from './mapping-fields.ts'
import { importUnits } from './reading/units.ts'

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
            None of them has a number over 12 that would tell the day from the month.
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
            <Button name="do" value="answer" busyLabel="One moment...">
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
      {vitalNames.map((metric) => {
        const guessed = mapping.numbers.find((number) => number.metric === metric)
        const { label } = vitals[metric]
        const units = importUnits[metric].map(({ id, label }) => ({ value: id, label }))
        const unit = guessed?.unit ?? (units.length === 1 ? units[0]!.value : '')
        return (
          <div key={metric} className="import-column">
            <SelectField
              label={label}
              name={columnField(metric)}
              options={[{ value: '', label: 'Not in this file' }, ...headings.map((value) => ({ value, label: value }))]}
              defaultValue={guessed?.column ?? ''}
              report={report}
            />
            <SelectField
              label={`Unit of ${label === 'HRV' ? label : label.toLowerCase()}`}
              name={unitField(metric)}
              options={units.length === 1 ? units : [{ value: '', label: 'Choose' }, ...units]}
              defaultValue={unit}
              hint={guessed?.unit === '' ? 'The file does not say which. Please look at its numbers and choose.' : undefined}
              report={report}
            />
          </div>
        )
      })}
    </>
  )
}
