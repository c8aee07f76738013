import { Form } from 'react-router'

import { PersonField } from '#features/identity/core/person-field.tsx'
import { Alert } from '#ui/alert.tsx'
import { Button } from '#ui/button.tsx'

import { countedPosts, undoParam, type Undo } from './ticked-posts.ts'

/** What was done to several posts just now, and the button that takes it back. */
export function UndoNotice({ undo, action }: { undo: Undo; action: string }) {
  const { act, ids } = undo
  return (
    <Alert className="mb-5">
      <Form method="post" action={action} preventScrollReset className="flex flex-wrap items-center gap-3">
        <PersonField />
        <input type="hidden" name="undo" value={undoParam(undo)} />
        <span>{`${countedPosts(ids.length)} ${act === 'publish' ? 'unpublished' : 'published'}.`}</span>
        <Button kind="secondary" size="small" name="intent" value="undo" busyLabel="Taking it back...">
          {act === 'publish' ? 'Publish again' : 'Unpublish again'}
        </Button>
      </Form>
    </Alert>
  )
}
