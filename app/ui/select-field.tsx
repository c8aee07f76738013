import type { ComponentProps } from 'react'

import { FieldNote } from './field-note.tsx'
import type { FormReport } from './form-report.ts'
import { Icon } from './icon.tsx'
import { useField } from './use-field.ts'

type SelectFieldProps = Omit<ComponentProps<'select'>, 'name' | 'ref'> & {
  label: string
  name: string
  /** With `lang` where an option is not in the language of the page. */
  options: readonly (string | { value: string; label: string; lang?: string })[]
  hint?: string | undefined
  report?: FormReport | undefined
  optional?: boolean | undefined
}

/** A native select: the platform’s own list, on every device. */
export function SelectField({ label, options, hint, report, optional, defaultValue, className, ...select }: SelectFieldProps) {
  const { control, note, kept } = useField<HTMLSelectElement>({ ...select, hint, report })
  return (
    <div className={className ? `field ${className}` : 'field'}>
      <label htmlFor={control.id}>
        {label}
        {optional && <span> Optional</span>}
      </label>
      <div className="box">
        <select {...select} {...control} defaultValue={select.value === undefined ? (kept ?? defaultValue) : undefined}>
          {options.map((option) => {
            const { value, label: text, lang } = typeof option === 'string' ? { value: option, label: option } : option
            return (
              <option key={value} value={value} lang={lang}>
                {text}
              </option>
            )
          })}
        </select>
        <Icon name="down" size={18} />
      </div>
      <FieldNote note={note} />
    </div>
  )
}
