import { Alert } from '#ui/alert.tsx'

/** In place of a conversation that is gone where it was kept. */
export function ForgottenNote() {
  return (
    <Alert title="The conversation is not kept any more" className="mb-5 max-w-measure">
      What was said with the assistant is deleted 90 days after the last word, after two years where somebody asked for a person
      or for a plan, and with the account of whoever wrote. What your team wrote here stays.
    </Alert>
  )
}
