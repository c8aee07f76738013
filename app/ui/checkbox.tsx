import type { ComponentProps, ReactNode } from 'react'

import { FieldNote } from './field-note.tsx'
import type { FormReport } from './form-report.ts'
import { useField } from './use-field.ts'

type CheckboxProps = Omit<ComponentProps<'input'>, 'name' | 'type' | 'ref'> & {
  label: ReactNode
  name: string
  type?: 'checkbox' | 'radio' | undefined
  hint?: string | undefined
  report?: FormReport | undefined
}

/** A box to tick (or, as a radio, one of a few); the whole row is the target. A report ticks it when its value equals `value`. */
export function Checkbox({ label, type = 'checkbox', hint, report, defaultChecked, className, ...input }: CheckboxProps) {
  const { control, note, kept } = useField<HTMLInputElement>({ ...input, hint, report })
  const isKept = report === undefined ? defaultChecked : kept === String(input.value ?? 'on')
  return (
    <div className={className ? `check ${className}` : 'check'}>
      <label htmlFor={control.id}>
        <input {...input} {...control} type={type} defaultChecked={input.checked === undefined ? isKept : undefined} />
        <span>{label}</span>
      </label>
      <FieldNote note={note} />
    </div>
  )
}
