import { type ChangeEvent, type MouseEvent, useEffect, useState } from 'react'

import { Alert } from '#ui/alert.tsx'
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
  /** The point that stays in sight where the picture is cropped, in percent, and what a click into the whole picture does. */
  readonly focus?: { readonly x: number; readonly y: number; readonly onChoose: (x: number, y: number) => void }
  /** What is to be said of the picture that is stored. */
  readonly note?: string | null
}

/** A file that is uploaded with its form; what was uploaded before stays, unless another is chosen or it is taken away. */
export function UploadField({ name, label, hint, accept, value, report, address, look, focus, note }: UploadFieldProps) {
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
        <div className="flex flex-wrap items-start gap-4">
          <img
            src={shown}
            alt={`The ${label.toLowerCase()}`}
            className={look}
            style={{ objectPosition: focus && `${focus.x}% ${focus.y}%` }}
          />
          {focus && <FocusPicker src={shown} {...focus} />}
        </div>
      )}
      {note && chosen === null && <Alert>{note}</Alert>}
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

/** The whole picture, to point into. Who does not point types the same two numbers beside it. */
function FocusPicker({ src, x, y, onChoose }: { src: string } & NonNullable<UploadFieldProps['focus']>) {
  const point = ({ currentTarget, clientX, clientY }: MouseEvent<HTMLElement>) => {
    const { left, top, width, height } = currentTarget.getBoundingClientRect()
    const share = (at: number, of: number) => Math.min(100, Math.max(0, Math.round((at / of) * 100)))
    onChoose(share(clientX - left, width), share(clientY - top, height))
  }
  return (
    <button type="button" tabIndex={-1} aria-hidden="true" onClick={point} className="relative cursor-crosshair p-0">
      <img src={src} alt="" className="block max-h-50 w-auto rounded-1" />
      <span
        className="pointer-events-none absolute size-4 -translate-1/2 rounded-full border-2 border-paper bg-accent"
        style={{ left: `${x}%`, top: `${y}%` }}
      />
    </button>
  )
}
