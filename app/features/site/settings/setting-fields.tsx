import { Field } from '#ui/field.tsx'
import type { FormReport } from '#ui/form-report.ts'

import type { FieldGroup } from './section-form.ts'

interface SettingFieldsProps {
  groups: ReadonlyArray<FieldGroup>
  /** What the fields hold at first. */
  values: Readonly<Record<string, string>>
  report?: FormReport | undefined
}

/** The fields of one section of the settings, group by group. */
export function SettingFields({ groups, values, report }: SettingFieldsProps) {
  return groups.map(({ title, text, fields, columns }) => (
    <fieldset key={title} className="border-t border-ink pt-4">
      <legend className="title float-left mb-3 w-full">{title}</legend>
      {text && <p className="mb-4 clear-left text-sm text-soft">{text}</p>}
      <div className={`clear-left grid gap-x-6 gap-y-5 ${columns ? COLUMNS[columns] : ''}`}>
        {fields.map(({ name, rows, isWide, ...field }) => (
          <Field
            key={name}
            name={name}
            rows={rows}
            defaultValue={values[name]}
            report={report}
            className={rows || isWide ? 'col-span-full' : ''}
            {...field}
          />
        ))}
      </div>
    </fieldset>
  ))
}

const COLUMNS = { 2: 'sm:grid-cols-2', 3: 'sm:grid-cols-3' } as const
