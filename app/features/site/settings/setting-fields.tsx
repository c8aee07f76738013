import { Field } from '#ui/field.tsx'
import type { FormReport } from '#ui/form-report.ts'

import type { FieldGroup, SettingField } from './section-form.ts'
import { SettingRows } from './setting-rows.tsx'

interface SettingFieldsProps {
  groups: ReadonlyArray<FieldGroup>
  /** What the fields hold at first. */
  values: Readonly<Record<string, string>>
  report?: FormReport | undefined
}

/** The fields of one section of the settings, group by group. */
export function SettingFields({ groups, values, report }: SettingFieldsProps) {
  const control = ({ name, rows, isWide, ...field }: SettingField) => (
    <Field
      key={name}
      name={name}
      rows={rows}
      defaultValue={values[name]}
      report={report}
      className={rows || isWide ? 'col-span-full' : ''}
      {...field}
    />
  )
  return groups.map(({ title, text, fields, columns, list }) => (
    <fieldset key={title} className="border-t border-ink pt-4">
      <legend className="title float-left mb-3 w-full">{title}</legend>
      {text && <p className="mb-4 clear-left text-sm text-soft">{text}</p>}
      <div className={`clear-left grid gap-x-6 gap-y-5 ${columns ? COLUMNS[columns] : ''} ${list ? 'mb-5 empty:hidden' : ''}`}>
        {fields.filter(({ name }) => !list?.rows.flat().includes(name)).map(control)}
      </div>
      {list && (
        <SettingRows list={list}>{(at) => fields.filter(({ name }) => list.rows[at]!.includes(name)).map(control)}</SettingRows>
      )}
    </fieldset>
  ))
}

const COLUMNS = { 2: 'sm:grid-cols-2', 3: 'sm:grid-cols-3' } as const
