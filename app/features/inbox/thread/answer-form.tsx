import { useRef, useState } from 'react'
import { Form } from 'react-router'

import { PersonField } from '#features/identity/core/person-field.tsx'
import { SEEN_DANGER } from '#features/inbox/read-first/seen-danger.ts'
import type { FormReport } from '#platform/form.ts'
import { Alert } from '#ui/alert.tsx'
import { Button } from '#ui/button.tsx'
import { Field } from '#ui/field.tsx'

import type { Draft } from './thread.ts'
import { useAutosavedDraft, type AutosaveState } from './use-autosaved-draft.tsx'
import { useWordsSent, type NewestSent } from './use-words-sent.tsx'

type AnswerFormProps = {
  here: string
  email: string
  isInChat: boolean
  subject: string
  draft: Draft | null
  /** The newest reply of the page. */
  seen: string
  /** The newest danger that the page shows; empty where there is none. */
  seenDanger: string
  /** Who else has begun an answer. */
  writers: ReadonlyArray<string>
  report: FormReport | undefined
  /** The reply of somebody else that this one was refused for: whoever sends again has seen it. */
  since: string | null
  sent: NewestSent | undefined
}

const autosaveWords: Readonly<Record<AutosaveState, string>> = {
  'nothing to keep': '',
  keeping: 'Keeping your draft...',
  kept: 'Draft kept',
  'not kept': 'Your draft could not be kept: leave this page open until it is sent.',
}

/** Answers by mail, in the chat, or both: whatever leads to the person. Sent, it begins anew. */
export function AnswerForm(props: AnswerFormProps) {
  const [round, setRound] = useState(0)
  return <OneAnswer key={round} {...props} onSent={() => setRound(round + 1)} />
}

type OneAnswerProps = AnswerFormProps & { onSent: () => void }

function OneAnswer({
  here,
  email,
  isInChat,
  subject,
  draft,
  seen,
  seenDanger,
  writers,
  report,
  since,
  sent,
  onSent,
}: OneAnswerProps) {
  const form = useRef<HTMLFormElement>(null)
  const [began] = useState(draft?.text ?? '')
  // What comes in while one writes is not taken for read: the page that was opened counts.
  const [seenFirst] = useState(seen)
  const [dangerSeenFirst] = useState(seenDanger)
  const { state, keep, onInput, onBlur, stop } = useAutosavedDraft(form, `${here}/draft`)
  // An answer that is sent takes the draft with it.
  useWordsSent({ form, began, sent, onSent, onStays: keep })
  return (
    <Form
      ref={form}
      method="post"
      action={here}
      noValidate
      className="grid gap-4"
      onInput={onInput}
      // On the way to the button: a draft that is kept now could come after the answer, and outlive it.
      onBlur={({ currentTarget, relatedTarget }) => {
        if (!currentTarget.contains(relatedTarget)) onBlur()
      }}
      onSubmit={stop}
    >
      <PersonField />
      <input type="hidden" name="seen" value={since ?? seenFirst} />
      <input type="hidden" name={SEEN_DANGER} value={dangerSeenFirst} />
      {seen !== seenFirst && since === null && (
        <Alert>Somebody has answered since you opened this page. Read it above; send yours if it is still needed.</Alert>
      )}
      {writers.length > 0 && <Alert>{formatWriters(writers)} writing an answer, too.</Alert>}
      {email && <Field label="Subject" name="subject" defaultValue={draft?.subject || subject} maxLength={200} report={report} />}
      <Field label="Your answer" name="text" rows={8} defaultValue={draft?.text} report={report} hint={hintOf(email, isInChat)} />
      <div className="flex flex-wrap items-center gap-4">
        <Button name="intent" value="answer" busyLabel="Sending...">
          Send answer
        </Button>
        <output className="cap">{autosaveWords[state]}</output>
      </div>
    </Form>
  )
}

function hintOf(email: string, isInChat: boolean): string {
  if (isInChat)
    return email ? `It appears in the chat, and goes by mail to ${email}.` : 'It appears in the chat. They gave no address.'
  return `It goes by mail to ${email}, with what they wrote under it.`
}

function formatWriters(writers: ReadonlyArray<string>): string {
  return writers.length === 1 ? `${writers[0]} is` : `${writers.slice(0, -1).join(', ')} and ${writers.at(-1)} are`
}
