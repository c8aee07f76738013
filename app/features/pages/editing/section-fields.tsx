import type { AnyValues, Fields, ListField, SectionPicture, SimpleField } from '#features/pages/core/fields.ts'
import type { BlockProblem } from '#features/writing/blocks/split-blocks.ts'
import type { FilesOfText } from '#features/writing/files/use-file-upload.tsx'
import type { SendPicture } from '#features/writing/markdown-field.tsx'
import { MarkdownField } from '#features/writing/markdown-field.tsx'
import { Button } from '#ui/button.tsx'
import { Field } from '#ui/field.tsx'
import type { FormReport } from '#ui/form-report.ts'
import { SelectField } from '#ui/select-field.tsx'

import { PickField } from './pick-field.tsx'
import type { AllPickOptions } from './pick-options.ts'
import { PictureField } from './picture-field.tsx'

type SectionFieldsProps = {
  fields: Fields
  values: AnyValues
  /** What can be picked. */
  offered: AllPickOptions
  report?: FormReport | undefined
  send: SendPicture
  /** What is wrong with blocks in Markdown, by the names of the fields. */
  problems: Readonly<Record<string, readonly BlockProblem[]>>
  /** Where recordings and PDFs for Markdown are sent. */
  files: FilesOfText
}

/** The controls of a section’s fields. */
export function SectionFields({ fields, values, offered, problems, files, ...rest }: SectionFieldsProps) {
  return Object.entries(fields).map(([name, field]) => {
    const value = values[name]
    if (field.type === 'list')
      return <ListControl key={name} name={name} field={field} items={value as readonly AnyValues[]} {...rest} />
    if (field.type === 'pick') {
      const picked = value as readonly string[]
      return <PickField key={name} name={name} field={field} value={picked} offered={offered[field.of]} report={rest.report} />
    }
    if (field.type !== 'markdown') return <Control key={name} name={name} field={field} value={value} {...rest} />
    const { label, hint } = field
    const text = {
      name,
      label: `${label} (Markdown)`,
      hint,
      defaultValue: String(value ?? ''),
      problems: problems[name] ?? [],
      files,
    }
    return <MarkdownField key={name} {...text} {...rest} />
  })
}

type ControlProps = {
  name: string
  field: SimpleField
  value: unknown
  report?: FormReport | undefined
  send: SendPicture
}

function Control({ name, field, value, report, send }: ControlProps) {
  if (field.type === 'picture')
    return <PictureField field={field} name={name} value={value as SectionPicture | null} report={report} send={send} />
  if (field.type === 'choice') {
    const options = Object.entries(field.options).map(([option, label]) => ({ value: option, label }))
    return (
      <SelectField
        label={field.label}
        name={name}
        options={options}
        defaultValue={String(value)}
        report={report}
        hint={field.hint}
      />
    )
  }
  return (
    <Field
      label={field.label}
      name={name}
      defaultValue={String(value ?? '')}
      report={report}
      hint={field.hint}
      optional={!field.isRequired}
      autoComplete="off"
      {...(field.type === 'text' && { rows: rowsOf(String(value ?? '')) })}
      {...(field.type === 'address' && { inputMode: 'url' as const, spellCheck: false })}
    />
  )
}

type ListControlProps = Omit<ControlProps, 'field' | 'value'> & { field: ListField; items: readonly AnyValues[] }

/** The items of a list, each with its controls; buttons move, remove and add one, and send the form as it stands. */
function ListControl({ name, field, items, ...rest }: ListControlProps) {
  const act = (verb: string, at: number) => `${verb}:${name}.${at}`
  return (
    <fieldset className="grid gap-4">
      <legend className="title mb-3">{field.label}</legend>
      {items.map((item, at) => (
        // Items have nothing of their own that stays: their place is what the form knows them by.
        // oxlint-disable-next-line react/no-array-index-key
        <fieldset key={at} className="grid gap-3 border-t border-line pt-3" id={`${name}-${at}`}>
          <legend className="vh">{`${field.one} ${at + 1}`}</legend>
          <div className="flex flex-wrap items-center justify-between gap-2">
            <span className="cap num item-place inline-block">
              {field.one} {at + 1} of {items.length}
            </span>
            <span className="flex flex-wrap gap-1">
              <ItemButton value={act('up', at)} isOff={at === 0} label={`Move ${field.one} ${at + 1} up`}>
                Up
              </ItemButton>
              <ItemButton value={act('down', at)} isOff={at === items.length - 1} label={`Move ${field.one} ${at + 1} down`}>
                Down
              </ItemButton>
              <ItemButton value={act('remove', at)} label={`Remove ${field.one} ${at + 1}`}>
                Remove
              </ItemButton>
            </span>
          </div>
          {Object.entries(field.item).map(([part, control]) => (
            <Control key={part} name={`${name}.${at}.${part}`} field={control} value={item[part]} {...rest} />
          ))}
        </fieldset>
      ))}
      {items.length < field.max && (
        <div>
          <Button id={`${name}-add`} kind="secondary" size="small" name="intent" value={`add:${name}`} busyLabel="Adding...">
            Add {field.one}
          </Button>
        </div>
      )}
    </fieldset>
  )
}

type ItemButtonProps = { value: string; label: string; isOff?: boolean; children: string }

function ItemButton({ value, label, isOff = false, children }: ItemButtonProps) {
  return (
    <Button kind="tertiary" size="small" name="intent" value={value} aria-label={label} disabled={isOff}>
      {children}
    </Button>
  )
}

/** Rows enough for what is there, within reason. */
function rowsOf(written: string): number {
  const lines = written.split('\n').reduce((sum, line) => sum + 1 + Math.floor(line.length / 60), 0)
  return Math.max(2, Math.min(14, lines))
}
