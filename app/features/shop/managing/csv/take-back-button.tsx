import { PersonField } from '#features/identity/core/person-field.tsx'
import { AskFirst } from '#ui/ask-first.tsx'

/** Takes an import back once the question was answered with OK. */
export function TakeBackButton({ address }: { address: string }) {
  return (
    <AskFirst
      opener={{ kind: 'secondary', children: 'Undo the import' }}
      title="Undo this import?"
      action={address}
      fields={<PersonField />}
      answer={{ name: 'intent', value: 'undo', busyLabel: 'Undoing...' }}
    >
      <p>Products that it added are deleted for good, those it changed are restored. What you edited since stays as it is.</p>
    </AskFirst>
  )
}
