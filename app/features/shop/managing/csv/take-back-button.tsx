import { PersonField } from '#features/identity/core/person-field.tsx'
import { AskFirst } from '#ui/ask-first.tsx'

/** Takes an import back once the question was answered with OK. */
export function TakeBackButton({ address }: { address: string }) {
  return (
    <AskFirst
      opener={{ kind: 'secondary', children: 'Take the import back' }}
      title="Take this import back?"
      action={address}
      fields={<PersonField />}
      answer={{ name: 'intent', value: 'undo', busyLabel: 'Taking back...' }}
    >
      <p>The products that it added go for good, those that it changed are as before. What you edited since stays as it is.</p>
    </AskFirst>
  )
}
