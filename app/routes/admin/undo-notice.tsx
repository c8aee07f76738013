import { Form } from 'react-router'

import { undoParam, type Undo } from '#base/ticks.ts'
import { PersonField } from '#features/identity/core/person-field.tsx'
import { Alert } from '#ui/alert.tsx'
import { Button } from '#ui/button.tsx'

type UndoNoticeProps = {
  undo: Undo<string>
  /** Where the form is sent. */
  action: string
  /** What was done, as a sentence. */
  done: string
  /** What takes it back: “Publish again”. */
  label: string
}

/** What was done to several things just now, and the button that takes it back. */
export function UndoNotice({ undo, action, done, label }: UndoNoticeProps) {
  return (
    <Alert className="mb-5">
      <Form method="post" action={action} preventScrollReset className="flex flex-wrap items-center gap-3">
        <PersonField />
        <input type="hidden" name="undo" value={undoParam(undo)} />
        <span>{done}</span>
        <Button kind="secondary" size="small" name="intent" value="undo" busyLabel="Taking it back...">
          {label}
        </Button>
      </Form>
    </Alert>
  )
}
