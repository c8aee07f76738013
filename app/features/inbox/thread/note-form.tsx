import { Form } from 'react-router'

import { PersonField } from '#features/identity/person-field.tsx'
import type { FormReport } from '#platform/form.ts'
import { Button } from '#ui/button.tsx'
import { Field } from '#ui/field.tsx'

/** Something for the team: it is mailed to nobody. */
export function NoteForm({ here, report }: { here: string; report: FormReport | undefined }) {
  return (
    <Form method="post" action={here} noValidate className="grid gap-4">
      <PersonField />
      <Field label="Note" name="text" rows={3} report={report} hint="Only those who run the site see it. It is never mailed." />
      <div>
        <Button kind="secondary" name="do" value="note" busyLabel="Keeping...">
          Keep note
        </Button>
      </div>
    </Form>
  )
}
