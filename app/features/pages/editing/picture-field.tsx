import { type ChangeEvent, Fragment, useEffect, useId, useRef, useState } from 'react'

import { pillars } from '#content/pillars.ts'
import type { PictureField as PictureSpec, SectionPicture, UploadedPicture } from '#features/pages/core/fields.ts'
import type { SendPicture } from '#features/writing/markdown-field.tsx'
import { TAKEN_PICTURES, type StoredPicture } from '#platform/picture.ts'
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
  /** Takes a picture. */
  send: SendPicture
  /** What stands there without one. */
  none?: string
  /** Whether one of the drawn ones can be chosen. */
  offersDrawn?: boolean
  /** The shape to which it is cropped, width by height, where it is the same everywhere. */
  shape?: { readonly width: number; readonly height: number }
}

const MIDDLE = { x: 50, y: 50 }

const percentIn = (typed: string) => Math.min(100, Math.max(0, Number(typed) || 0))

/** The picture of a section: none, one of the drawn ones, or an upload with its words and the point that stays in sight. */
export function PictureField({ field, name, value, report, send, shape, ...choice }: PictureFieldProps) {
  const { none = 'No picture', offersDrawn = true } = choice
  const form = useRef<HTMLFieldSetElement>(null)
  const id = useId()
  const drawn = value && 'illustration' in value ? value : null
  const [uploaded, setUploaded] = useState<UploadedPicture | null>(value && 'key' in value ? value : null)
  const [kind, setKind] = useState(uploaded ? 'upload' : (drawn?.illustration ?? 'none'))
  const [focus, setFocus] = useState(uploaded?.focus ?? MIDDLE)
  const [problem, setProblem] = useState<string | null>(null)
  const [isSending, setSending] = useState(false)
  // Chosen by the upload, once the list has it.
  useEffect(() => {
    const select = form.current?.querySelector('select')
    if (uploaded && select) select.value = 'upload'
  }, [uploaded])
  const tellForm = () => requestAnimationFrame(() => form.current?.dispatchEvent(new Event('input', { bubbles: true })))
  async function upload({ target }: ChangeEvent<HTMLInputElement>) {
    const file = target.files?.[0]
    if (!file) return
    setProblem(null)
    setSending(true)
    const sent = await send(file)
    setSending(false)
    target.value = ''
    if ('problem' in sent) return setProblem(sent.problem)
    const { picture } = sent as { address: string; picture: StoredPicture }
    setUploaded({ ...picture, alt: '', focus: MIDDLE })
    setFocus(MIDDLE)
    setKind('upload')
    tellForm()
  }
  const options = [
    { value: 'none', label: none },
    ...(offersDrawn ? pillars.map(({ slug, title }) => ({ value: slug, label: `Drawn: ${title}` })) : []),
    ...(uploaded ? [{ value: 'upload', label: 'The uploaded picture' }] : []),
  ]
  return (
    <fieldset ref={form} className="grid gap-3 border-l border-line pl-4">
      <legend className="cap">{field.label}</legend>
      <SelectField
        label="Picture"
        name={`${name}.kind`}
        options={options}
        defaultValue={kind}
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
        <Fragment key={uploaded.key}>
          <input type="hidden" name={`${name}.stored`} value={carriedPicture(uploaded)} />
          <img
            src={`/media/${uploaded.key}-${uploaded.widths[0]}.webp`}
            alt=""
            width={shape?.width ?? uploaded.width}
            height={shape?.height ?? uploaded.height}
            className={`h-auto rounded-1 ${shape ? 'w-72 object-cover' : 'w-40'}`}
            {...(shape && {
              style: { aspectRatio: `${shape.width} / ${shape.height}`, objectPosition: `${focus.x}% ${focus.y}%` },
            })}
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
              label="Kept in view, from left"
              name={`${name}.x`}
              type="number"
              min={0}
              max={100}
              unit="%"
              defaultValue={String(uploaded.focus.x)}
              onChange={({ currentTarget }) => setFocus({ ...focus, x: percentIn(currentTarget.value) })}
            />
            <Field
              label="From above"
              name={`${name}.y`}
              type="number"
              min={0}
              max={100}
              unit="%"
              defaultValue={String(uploaded.focus.y)}
              onChange={({ currentTarget }) => setFocus({ ...focus, y: percentIn(currentTarget.value) })}
            />
          </div>
        </Fragment>
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
      <output className="cap">{isSending && 'Sending the picture...'}</output>
    </fieldset>
  )
}
