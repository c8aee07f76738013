import { useState } from 'react'

import { chatLabels } from '#content/chat/words.ts'
import { Button } from '#ui/button.tsx'
import { Field } from '#ui/field.tsx'
import type { FormReport } from '#ui/form-report.ts'

interface PersonFormProps {
  knowsEmail: boolean
  isAsked: boolean
  /** The answer above leads here: it is open. */
  isWanted: boolean
  report?: FormReport | undefined
  /** Returns why it was refused; null when the team has been told. */
  onAsk: (email: string) => Promise<string | null>
}

/** “Talk to a person” is always there; it asks for an address where none is known. */
export function PersonForm({ knowsEmail, isAsked, isWanted, report: first, onAsk }: PersonFormProps) {
  const [report, setReport] = useState(first)
  const refusal = report?.errors['personEmail']
  return (
    <details id="person" className="chat-person" open={isWanted || first !== undefined}>
      <summary className="link">{chatLabels.person}</summary>
      {isAsked ? (
        <p className="cap">{chatLabels.personDone}</p>
      ) : (
        <form
          method="post"
          action="/chat"
          noValidate
          onSubmit={(event) => {
            event.preventDefault()
            const email = String(new FormData(event.currentTarget).get('personEmail') ?? '')
            void onAsk(email).then((refused) =>
              setReport(refused ? { values: { personEmail: email }, errors: { personEmail: refused } } : undefined),
            )
          }}
        >
          <p className="cap">{chatLabels.personLead}</p>
          {!knowsEmail && (
            <Field label={chatLabels.personEmail} name="personEmail" type="email" autoComplete="email" report={report} />
          )}
          {knowsEmail && refusal && (
            <p className="cap error" role="alert">
              {refusal}
            </p>
          )}
          <Button type="submit" kind="secondary" size="small" name="intent" value="person">
            {chatLabels.personSend}
          </Button>
        </form>
      )}
    </details>
  )
}
