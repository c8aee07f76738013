import { Form } from 'react-router'

import { PersonField } from '#features/identity/core/person-field.tsx'
import { Button } from '#ui/button.tsx'

import { RESTORE, VERSION, type EarlierNote } from './earlier-words.ts'

/** Says what else stood here before, and puts any of it back: the newest by a button, the others from a list that is opened. */
export function EarlierVersions({ earlier, action }: { earlier: ReadonlyArray<EarlierNote>; action: string }) {
  const [newest, ...others] = earlier
  if (!newest) return null
  return (
    <div className="mt-6 max-w-measure border-t border-line pt-4 text-sm">
      <PutBack note={newest} action={action} />
      {others.length > 0 && (
        <details className="mt-2">
          <summary className="link inline-flex min-h-11 items-center">
            {others.length === 1 ? 'One earlier version' : `${others.length} earlier versions`}
          </summary>
          <ul>
            {others.map((note) => (
              <li key={note.id} className="border-t border-line py-3">
                <PutBack note={note} action={action} />
              </li>
            ))}
          </ul>
        </details>
      )}
    </div>
  )
}

function PutBack({ note: { id, words, differs }, action }: { note: EarlierNote; action: string }) {
  return (
    <Form method="post" action={action} preventScrollReset className="flex flex-wrap items-center gap-x-6 gap-y-2">
      <PersonField />
      <input type="hidden" name={VERSION} value={id} />
      <p id={`earlier-${id}`} className="min-w-0 flex-1 basis-64 text-soft wrap-anywhere">
        {words} {differs}
      </p>
      <Button
        kind="secondary"
        size="small"
        name="intent"
        value={RESTORE}
        busyLabel="Putting back..."
        aria-describedby={`earlier-${id}`}
      >
        Put it back
      </Button>
    </Form>
  )
}
