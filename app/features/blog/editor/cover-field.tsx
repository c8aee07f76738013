import { type ChangeEvent, useId, useRef, useState } from 'react'

import type { SendPicture } from '#features/writing/markdown-field.tsx'
import type { FormReport } from '#platform/form.ts'
import { TAKEN_PICTURES } from '#platform/picture.ts'
import { Field } from '#ui/field.tsx'

type CoverFieldProps = { defaultValue: string; report?: FormReport | undefined; send: SendPicture }

/** The address of the cover, or a file instead: sent at once with a script, with the form without one. */
export function CoverField({ defaultValue, report, send }: CoverFieldProps) {
  const id = useId()
  const address = useRef<HTMLDivElement>(null)
  const [problem, setProblem] = useState<string | null>(null)
  const ownReport = problem ? { values: {}, errors: { coverFile: problem } } : report
  async function upload({ target }: ChangeEvent<HTMLInputElement>) {
    const file = target.files?.[0]
    if (!file) return
    setProblem(null)
    const sent = await send(file)
    target.value = ''
    if ('problem' in sent) return setProblem(sent.problem)
    const field = address.current!.querySelector('input')!
    field.value = sent.address
    field.dispatchEvent(new Event('input', { bubbles: true }))
  }
  return (
    <div className="grid gap-3">
      <div ref={address}>
        <Field
          label="Cover Image URL"
          name="coverImage"
          defaultValue={defaultValue}
          report={report}
          autoComplete="off"
          spellCheck={false}
          inputMode="url"
          hint="Empty: a picture is drawn for the post."
        />
      </div>
      <Field
        id={id}
        label="Or upload a cover"
        name="coverFile"
        type="file"
        accept={TAKEN_PICTURES}
        report={ownReport}
        onChange={(event) => void upload(event)}
      />
    </div>
  )
}
