import { useRef, useState } from 'react'
import { Form } from 'react-router'

import { PersonField } from '#features/identity/core/person-field.tsx'
import type { FormReport } from '#platform/form.ts'
import { Button } from '#ui/button.tsx'
import { Field } from '#ui/field.tsx'

import { useSavedNote } from './use-saved-note.tsx'
import { useWordsSent, type NewestSent } from './use-words-sent.tsx'

interface NoteFormProps {
  id: string
  here: string
  report: FormReport | undefined
  sent: NewestSent | undefined
}

/** Something for the team: it is mailed to nobody. Kept, it begins anew. */
export function NoteForm(props: NoteFormProps) {
  const [round, setRound] = useState(0)
  return <OneNote key={round} {...props} onSent={() => setRound(round + 1)} />
}

function OneNote({ id, here, report, sent, onSent }: NoteFormProps & { onSent: () => void }) {
  const form = useRef<HTMLFormElement>(null)
  const { onInput, forget } = useSavedNote(form, id)
  const onSaved = () => {
    forget()
    onSent()
  }
  useWordsSent({ form, began: '', sent, onSent: onSaved })
  return (
    <Form ref={form} method="post" action={here} noValidate className="grid gap-4" onInput={onInput}>
      <PersonField />
      <Field label="Note" name="text" rows={3} report={report} hint="Only those who run the site see it. It is never mailed." />
      <div>
        <Button kind="secondary" name="intent" value="note" busyLabel="Keeping...">
          Keep note
        </Button>
      </div>
    </Form>
  )
}
