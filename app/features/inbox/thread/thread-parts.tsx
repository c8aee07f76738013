import { Form } from 'react-router'

import { PersonField } from '#features/identity/core/person-field.tsx'
import { DangerBadge } from '#features/inbox/read-first/danger-badge.tsx'
import { Badge } from '#ui/badge.tsx'
import { Button } from '#ui/button.tsx'
import { TextLink } from '#ui/text-link.tsx'
import { WrittenText } from '#ui/written-text.tsx'

import type { ThreadPart } from './thread.ts'

/** A part as the page shows it: when it was, in words, and whether its mail should have gone long since. */
export interface ThreadPartView extends Omit<ThreadPart, 'at' | 'writtenBy'> {
  readonly isOwn: boolean
  readonly at: string
  readonly when: string
  readonly isLate: boolean
}

type ThreadPartsProps = { name: string; email: string; parts: ReadonlyArray<ThreadPartView>; here: string }

/** The conversation, the oldest first. Notes look like nothing that anybody else gets to see. */
export function ThreadParts({ name, email, parts, here }: ThreadPartsProps) {
  return (
    <ol aria-label="Conversation">
      {parts.map((part) => (
        <li key={part.id} id={part.id} className="thread-part" data-from={part.from} data-danger={part.danger || undefined}>
          <p className="mb-2 flex flex-wrap items-baseline justify-between gap-x-4 text-sm">
            <span className="flex flex-wrap items-baseline gap-x-2">
              <b dir="auto" className="font-strong">
                {speakerOf(part, name, email)}
              </b>
              {part.danger && part.from !== 'assistant' && <DangerBadge>Danger recognised</DangerBadge>}
              {part.danger && part.from === 'assistant' && <Badge>Answer to danger</Badge>}
              {part.from === 'note' && <Badge>Note, only your team sees it</Badge>}
            </span>
            <time dateTime={part.at} className="cap">
              {part.when}
            </time>
          </p>
          <p
            className={`max-w-measure whitespace-pre-wrap ${part.from === 'note' ? 'text-sm' : 'font-serif text-lg leading-body'}`}
          >
            {part.text ? <WrittenText text={part.text} /> : <span className="text-soft">Nothing was written.</span>}
          </p>
          {part.quoted && (
            <details>
              <summary>Quoted text</summary>
              <p className="max-w-measure text-sm whitespace-pre-wrap text-soft">
                <WrittenText text={part.quoted} />
              </p>
            </details>
          )}
          {part.attachments.length > 0 && <p className="cap mt-2">Attached, and not kept here: {part.attachments.join(', ')}</p>}
          {part.from === 'reply' && <MailState part={part} here={here} />}
        </li>
      ))}
    </ol>
  )
}

function speakerOf({ from, by, sender }: ThreadPartView, name: string, email: string): string {
  if (from === 'assistant') return 'The assistant'
  if (from === 'reply' || from === 'note') return by ?? 'Somebody of your team'
  return sender && sender !== email ? `${name}, from ${sender}` : name
}

function MailState({ part: { id, mail, subject, isLate }, here }: { part: ThreadPartView; here: string }) {
  if (mail === null) return <p className="cap mt-2">In the chat</p>
  if (mail === 'gone') return <p className="cap mt-2">Mailed: {subject}</p>
  if (mail === 'outbox')
    return (
      <p className="cap mt-2">
        Waits in the <TextLink to="/admin/outbox">outbox</TextLink>, not sent: {subject}
      </p>
    )
  if (!isLate) return <p className="cap mt-2">On its way: {subject}</p>
  return (
    <Form method="post" action={here} className="mt-2 flex flex-wrap items-center gap-3">
      <PersonField />
      <input type="hidden" name="entry" value={id} />
      <span className="cap">The mail server has not taken it: {subject}</span>
      <Button kind="secondary" size="small" name="intent" value="mail-again" busyLabel="Trying...">
        Try again
      </Button>
    </Form>
  )
}
