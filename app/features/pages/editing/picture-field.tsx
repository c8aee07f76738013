import { type ChangeEvent, useId, useRef, useState } from 'react'

import { pillars } from '#content/pillars.ts'
import type { PictureField as PictureSpec, SectionPicture } from '#features/pages/core/fields.ts'
import type { SendPicture } from '#features/writing/markdown-field.tsx'
import { TAKEN_PICTURES } from '#platform/picture.ts'
import { Field } from '#ui/field.tsx'
import type { FormReport } from '#ui/form-report.ts'
import { SelectField } from '#ui/select-field.tsx'

import { carriedPicture } from './section-form.ts'

type PictureFieldProps = {
  field: PictureSpec
  /** Of its controls. */
  name: string
  value: SectionPicture | null
  report?: FormReport | undefined
  /** Takes a picture; absent where none can be taken. */
  send: SendPicture
}

type Uploaded = Exclude<SectionPicture, { illustration: string }>

/** The picture of a section: none, one of the drawn ones, or an upload with its words and the point that stays in sight. */
export function PictureField({ field, name, value, report, send }: PictureFieldProps) {
  const form = useRef<HTMLFieldSetElement>(null)
  const id = useId()
  const drawn = value && 'illustration' in value ? value : null
  const [uploaded, setUploaded] = useState<Uploaded | null>(value && 'key' in value ? value : null)
  const [kind, setKind] = useState(uploaded ? 'upload' : (drawn?.illustration ?? 'none'))
  const [problem, setProblem] = useState<string | null>(null)
  const tellForm = () => requestAnimationFrame(() => form.current?.dispatchEvent(new Event('input', { bubbles: true })))
  async function upload({ target }: ChangeEvent<HTMLInputElement>) {
    const file = target.files?.[0]
    if (!file) return
    setProblem(null)
    const sent = await send(file)
    target.value = ''
    if ('problem' in sent) return setProblem(sent.problem)
    const { picture } = sent as { address: string; picture: Omit<Uploaded, 'alt' | 'focus'> }
    setUploaded({ ...picture, alt: '', focus: { x: 50, y: 50 } })
    setKind('upload')
    tellForm()
  }
  const options = [
    { value: 'none', label: 'No picture' },
    ...pillars.map(({ slug, title }) => ({ value: slug, label: `Drawn: ${title}` })),
    ...(uploaded ? [{ value: 'upload', label: 'The uploaded picture' }] : []),
  ]
  return (
    <fieldset ref={form} className="grid gap-3 border-l border-line pl-4">
      <legend className="cap">{field.label}</legend>
      <SelectField
        label="Picture"
        name={`${name}.kind`}
        options={options}
        value={kind}
        onChange={({ currentTarget }) => setKind(currentTarget.value)}
        hint={field.hint}
      />
      {kind !== 'upload' && kind !== 'none' && (
        <Field
          label="Drawn from"
          name={`${name}.seed`}
          defaultValue={drawn?.seed ?? ''}
          report={report}
          autoComplete="off"
          hint="Another word, another picture of the same subject."
        />
      )}
      {uploaded && kind === 'upload' && (
        <>
          <input type="hidden" name={`${name}.stored`} value={carriedPicture(uploaded)} />
          <img
            src={`/media/${uploaded.key}-${uploaded.widths[0]}.webp`}
            alt=""
            width={uploaded.width}
            height={uploaded.height}
            className="h-auto w-40 rounded-1"
          />
          <Field
            label="What it shows"
            name={`${name}.alt`}
            defaultValue={uploaded.alt}
            report={report}
            autoComplete="off"
            hint="For who cannot see it. Empty: it is decoration."
          />
          <div className="grid grid-cols-2 gap-3">
            <Field
              label="Stays in sight, from left"
              name={`${name}.x`}
              type="number"
              min={0}
              max={100}
              unit="%"
              defaultValue={String(uploaded.focus.x)}
            />
            <Field
              label="From above"
              name={`${name}.y`}
              type="number"
              min={0}
              max={100}
              unit="%"
              defaultValue={String(uploaded.focus.y)}
            />
          </div>
        </>
      )}
      <Field
        id={id}
        label="Upload a picture"
        name={`${name}.file`}
        type="file"
        accept={TAKEN_PICTURES}
        report={problem ? { values: {}, errors: { [`${name}.file`]: problem } } : report}
        onChange={(event) => void upload(event)}
      />
    </fieldset>
  )
}
