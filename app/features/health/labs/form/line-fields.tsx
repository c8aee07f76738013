import type { FormReport } from '#platform/form.ts'
import { Checkbox } from '#ui/checkbox.tsx'
import { Field } from '#ui/field.tsx'
import { SelectField } from '#ui/select-field.tsx'

import { lineName } from './report-fields.ts'

interface LineFieldsProps {
  /** Which line it is for a person, from 1. */
  at: number
  report: number
  line: number
  mode: 'typed' | 'looked over'
  form: FormReport
}

const flagOptions = [
  { value: '', label: 'By range' },
  { value: 'LL', label: 'LL, far too low' },
  { value: 'L', label: 'L, low' },
  { value: 'N', label: 'N, in the range' },
  { value: 'H', label: 'H, high' },
  { value: 'HH', label: 'HH, far too high' },
  { value: 'A', label: 'Marked otherwise' },
]

/** One result of a report. */
export function LineFields({ at, report, line, mode, form }: LineFieldsProps) {
  const name = (field: Parameters<typeof lineName>[2]) => lineName(report, line, field)
  const value = (field: Parameters<typeof lineName>[2]) => form.values[name(field)] ?? ''
  const isLookedOver = mode === 'looked over'
  const row = value('row')
  const note = value('note')
  return (
    <li>
      <fieldset className="lab-result border-b border-line py-5">
        <legend>
          <b>Result {at}</b>
          {row !== '' && <span className="cap num ml-3">row {row}</span>}
        </legend>
        <div className="lab-fields">
          <Field
            label={isLookedOver ? 'As printed' : 'Test'}
            name={name('name')}
            list={isLookedOver ? undefined : 'lab-tests'}
            autoComplete="off"
            className="whole"
            report={form}
          />
          <Field label="Result" name={name('value')} autoComplete="off" report={form} />
          <Field label="Unit" name={name('unit')} list="lab-units" autoComplete="off" report={form} />
          <Field label="Range" name={name('range')} autoComplete="off" report={form} />
          <SelectField label="Flag" name={name('flag')} options={flagOptions} report={form} />
          {isLookedOver && (
            <>
              <Field
                label="Test of the list"
                name={name('test')}
                list="lab-tests"
                autoComplete="off"
                className="whole"
                hint={value('test') === '' ? 'Not known: no trend is made of it.' : undefined}
                report={form}
              />
              <Checkbox label="Leave out" name={name('out')} value="yes" report={form} className="whole" />
            </>
          )}
        </div>
        {note && <p className="mt-3 text-sm text-soft">{note}</p>}
        {isLookedOver && (
          <>
            <input type="hidden" name={name('loinc')} value={value('loinc')} />
            <input type="hidden" name={name('row')} value={row} />
            <input type="hidden" name={name('note')} value={note} />
            <input type="hidden" name={name('printedValue')} value={value('printedValue')} />
            <input type="hidden" name={name('printedRange')} value={value('printedRange')} />
          </>
        )}
      </fieldset>
    </li>
  )
}
