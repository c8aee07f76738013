import type { ComponentProps } from 'react'

import { FieldNote } from './field-note.tsx'
import type { FormReport } from './form-report.ts'
import { useField } from './use-field.ts'
import { useTypedBefore } from './use-typed-before.ts'

type FieldProps = Omit<ComponentProps<'input'>, 'name' | 'ref'> & {
  label: string
  name: string
  /** Set small after the value: kg, ms, litres. */
  unit?: string | undefined
  /** The usual range, or yesterday’s value; an error takes its place. */
  hint?: string | undefined
  /** A number of rows makes it a textarea. */
  rows?: number | undefined
  report?: FormReport | undefined
  /** Says “Optional” after the label. */
  optional?: boolean | undefined
}

/** A labelled field that keeps what was typed and says beside itself what was refused. */
export function Field({ label, unit, hint, rows, report, optional, defaultValue, className, ...input }: FieldProps) {
  const { control, note, kept } = useField<HTMLInputElement & HTMLTextAreaElement>({ ...input, hint, report })
  useTypedBefore(control.id)
  const shared = { ...control, defaultValue: input.value === undefined ? (kept ?? defaultValue) : undefined }
  return (
    <div className={className ? `field ${className}` : 'field'}>
      <label htmlFor={control.id}>
        {label}
        {optional && <span> Optional</span>}
      </label>
      <div className="box">
        {rows === undefined ? (
          <input {...input} {...shared} />
        ) : (
          <textarea dir="auto" {...(input as ComponentProps<'textarea'>)} {...shared} rows={rows} />
        )}
        {unit && <span className="unit">{unit}</span>}
      </div>
      <FieldNote note={note} />
    </div>
  )
}
