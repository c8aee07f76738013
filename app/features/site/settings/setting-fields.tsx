import { Field } from '#ui/field.tsx'
import type { FormReport } from '#ui/form-report.ts'

import { IconField, LogoField, PortraitField, TickField } from './brand-fields.tsx'
import { ColourField, TypeField, type Accents } from './look-fields.tsx'
import type { FieldGroup, SettingField } from './section-form.ts'
import { SettingRows } from './setting-rows.tsx'

interface SettingFieldsProps {
  groups: ReadonlyArray<FieldGroup>
  /** What the fields hold at first. */
  values: Readonly<Record<string, string>>
  report?: FormReport | undefined
  /** Of a form that asks for a colour: what became of the one that is saved. */
  accents?: Accents | null | undefined
}

/** The fields of one section of the settings, group by group. */
export function SettingFields({ groups, values, report, accents }: SettingFieldsProps) {
  const control = ({ name, rows, isWide, takes, ...field }: SettingField) =>
    takes ? (
      <OtherField key={`${name} ${values[name]}`} takes={takes} {...{ name, values, report, accents, ...field }} />
    ) : (
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

type OtherFieldProps = Pick<SettingFieldsProps, 'values' | 'report' | 'accents'> & {
  readonly takes: NonNullable<SettingField['takes']>
  readonly name: string
  readonly label: string
  readonly hint?: string
}

/** A field that takes something else than words. */
function OtherField({ takes, accents = null, ...field }: OtherFieldProps) {
  switch (takes) {
    case 'colour':
      return <ColourField {...field} accents={accents} showsMore />
    case 'type':
      return <TypeField {...field} />
    case 'logo':
      return <LogoField {...field} />
    case 'icon':
      return <IconField {...field} />
    case 'portrait':
      return <PortraitField {...field} />
    case 'tick':
      return <TickField {...field} />
  }
}

const COLUMNS = { 2: 'sm:grid-cols-2', 3: 'sm:grid-cols-3' } as const
