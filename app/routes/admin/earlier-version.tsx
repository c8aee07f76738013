import { Form } from 'react-router'

import { PersonField } from '#features/identity/person-field.tsx'
import { Button } from '#ui/button.tsx'

import { RESTORE, VERSION, type EarlierNote } from './earlier-words.ts'

/** Says that something else stood here before, and puts it back. */
export function EarlierVersionNote({ earlier, action }: { earlier: EarlierNote | null; action: string }) {
  if (!earlier) return null
  return (
    <Form
      method="post"
      action={action}
      preventScrollReset
      className="mt-6 flex max-w-measure flex-wrap items-center gap-x-6 gap-y-2 border-t border-line pt-4 text-sm"
    >
      <PersonField />
      <input type="hidden" name={VERSION} value={earlier.id} />
      <p className="min-w-0 flex-1 basis-64 text-soft wrap-anywhere">{earlier.words}</p>
      <Button kind="secondary" size="small" name="do" value={RESTORE} busyLabel="Putting back...">
        Put it back
      </Button>
    </Form>
  )
}
