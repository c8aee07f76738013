import { useRef } from 'react'
import { Form } from 'react-router'

import { timeInRecording, type LessonNote } from '#features/courses/core/learning.ts'
import { PersonField } from '#features/identity/core/person-field.tsx'
import { Button } from '#ui/button.tsx'
import { Field } from '#ui/field.tsx'
import type { FormReport } from '#ui/form-report.ts'
import { TextLink } from '#ui/text-link.tsx'
import { useResetAfterSaving } from '#ui/use-reset-after-saving.ts'

type NoteFieldsProps = {
  /** The page of the lesson. */
  address: string
  /** The one that is changed; null for a new one. */
  note: LessonNote | null
  /** There is a recording, so that a note may belong to a place in it. */
  hasRecording: boolean
  report: FormReport | undefined
}

const isNote = (sent: FormData) => sent.get('intent') === 'note'

/** A new note, or one that is changed. */
export function NoteFields({ address, note, hasRecording, report }: NoteFieldsProps) {
  const form = useRef<HTMLFormElement>(null)
  useResetAfterSaving(form, report, isNote)
  const at = note?.atSeconds ?? null
  return (
    <Form
      ref={form}
      method="post"
      action={note ? `${address}?note=${note.id}` : address}
      className="grid gap-4"
      preventScrollReset
      noValidate
    >
      <PersonField />
      {note && <input type="hidden" name="id" value={note.id} />}
      <Field label={note ? 'Change your note' : 'Your note'} name="text" rows={4} defaultValue={note?.text} report={report} />
      {(hasRecording || at !== null) && (
        <Field
          label="Time"
          name="at"
          optional
          inputMode="numeric"
          autoComplete="off"
          hint="In the recording, like 1:30"
          defaultValue={at === null ? undefined : timeInRecording(at)}
          report={report}
        />
      )}
      <div className="flex flex-wrap items-center gap-4">
        <Button kind="secondary" name="intent" value={note ? 'change-note' : 'note'} busyLabel="Saving..." data-keep-click>
          Save note
        </Button>
        {note && (
          <TextLink to={address} preventScrollReset>
            Leave it as it was
          </TextLink>
        )}
      </div>
    </Form>
  )
}
