import { Form } from 'react-router'

import { PersonField } from '#features/identity/person-field.tsx'
import { AskFirst } from '#ui/ask-first.tsx'
import { Button } from '#ui/button.tsx'

/** Cancels an import of which nothing has been taken yet. */
export function CancelImport({ address, whatGoes }: { address: string; whatGoes: string }) {
  return (
    <AskFirst
      opener={{ kind: 'tertiary', children: 'Cancel' }}
      title="Cancel this import?"
      action={address}
      fields={<PersonField />}
      answer={{ name: 'do', value: 'cancel', busyLabel: 'Cancelling...' }}
      words={{ deed: 'Cancel the import', not: 'Keep it' }}
    >
      <p>Nothing of it is taken, and {whatGoes}.</p>
    </AskFirst>
  )
}

/** Leads to the columns that a member named, to name them otherwise. */
export function ChangeColumns({ address, kind }: { address: string; kind: 'secondary' | 'tertiary' }) {
  return (
    <Form method="post" action={address}>
      <PersonField />
      <Button kind={kind} name="do" value="columns" busyLabel="One moment...">
        Change its columns
      </Button>
    </Form>
  )
}
