import { Form } from 'react-router'

import { PersonField } from '#features/identity/core/person-field.tsx'
import { useSpelling } from '#features/identity/dates/use-spelling.tsx'
import { AskFirst } from '#ui/ask-first.tsx'
import { Button } from '#ui/button.tsx'

/** Ends an import of which nothing was taken yet, after asking; the sentence says what goes with it. */
export function CancelImport({ address, children }: { address: string; children: string }) {
  const spelled = useSpelling()
  return (
    <AskFirst
      opener={{ kind: 'tertiary', children: 'Cancel' }}
      title="Cancel this import?"
      action={address}
      fields={<PersonField />}
      answer={{ name: 'intent', value: 'cancel', busyLabel: spelled('Cancelling...') }}
      words={{ intent: 'Cancel the import', not: 'Keep it' }}
    >
      <p>{children}</p>
    </AskFirst>
  )
}

/** Leads back to the columns of a file whose columns the member named. */
export function ChangeColumns({ address, kind }: { address: string; kind: 'secondary' | 'tertiary' }) {
  return (
    <Form method="post" action={address}>
      <PersonField />
      <Button kind={kind} name="intent" value="columns" busyLabel="Opening...">
        Change its columns
      </Button>
    </Form>
  )
}
