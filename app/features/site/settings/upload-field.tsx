import { type ChangeEvent, useEffect, useState } from 'react'

import { Checkbox } from '#ui/checkbox.tsx'
import { Field } from '#ui/field.tsx'
import type { FormReport } from '#ui/form-report.ts'

interface UploadFieldProps {
  readonly name: string
  readonly label: string
  readonly hint?: string | undefined
  readonly accept: string
  /** What the field carries of an upload, as it is stored; empty where there is none. */
  readonly value: string
  readonly report?: FormReport | undefined
  /** The address of the stored picture; null where there is none. */
  readonly address: string | null
  readonly look: string
  /** The point that stays in sight, as `object-position` says it. */
  readonly position?: string
}

/** A file that is uploaded with its form; what was uploaded before stays, unless another is chosen or it is taken away. */
export function UploadField({ name, label, hint, accept, value, report, address, look, position }: UploadFieldProps) {
  const [chosen, setChosen] = useState<string | null>(null)
  useEffect(() => () => (chosen === null ? undefined : URL.revokeObjectURL(chosen)), [chosen])
  const choose = ({ currentTarget: { files } }: ChangeEvent<HTMLInputElement>) =>
    setChosen(files?.[0] ? URL.createObjectURL(files[0]) : null)
  const stored = report?.values[name] ?? value
  const shown = chosen ?? address
  return (
    <div className="grid gap-3">
      <input type="hidden" name={name} value={stored} />
      {shown !== null && (
        <img src={shown} alt={`The ${label.toLowerCase()}`} className={look} style={{ objectPosition: position }} />
      )}
      <Field
        label={label}
        name={`${name}.file`}
        type="file"
        accept={accept}
        hint={hint}
        report={report}
        optional
        onChange={choose}
      />
      {stored !== '' && <Checkbox label={`Remove the ${label.toLowerCase()}`} name={`${name}.remove`} value="yes" />}
    </div>
  )
}
