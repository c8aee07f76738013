import { useId } from 'react'
import { Form } from 'react-router'

import { PersonField } from '#features/identity/core/person-field.tsx'
import { DateText } from '#features/identity/dates/date-text.tsx'
import { Badge } from '#ui/badge.tsx'
import { Button } from '#ui/button.tsx'
import { WrittenText } from '#ui/written-text.tsx'

/** A member’s story with the day it was sent in words. */
interface SentStory {
  readonly id: string
  readonly status: 'pending' | 'approved' | 'declined'
  readonly text: string
  readonly editedText: string | null
  readonly hasPicture: boolean
  readonly sent: string
}

const states = {
  pending: { tone: 'caution', word: 'In review', text: 'It appears once a person has approved it.' },
  approved: { tone: 'good', word: 'Published', text: 'It is on the site now.' },
  declined: { tone: 'plain', word: 'Not published', text: 'It stays between us. You may write another one.' },
} as const

/** What became of a member’s stories, and the way to take each of them back. */
export function OwnStories({ stories }: { stories: readonly SentStory[] }) {
  const titleId = useId()
  return (
    <section aria-labelledby={titleId} className="mt-14 max-w-measure">
      <h2 id={titleId} className="mb-4 text-2xl">
        What you have sent
      </h2>
      <ul className="border-t border-ink">
        {stories.map((story) => (
          <li key={story.id} className="border-b border-line py-5">
            <OwnStory {...story} />
          </li>
        ))}
      </ul>
    </section>
  )
}

function OwnStory({ id, status, text, editedText, hasPicture, sent }: SentStory) {
  const state = states[status]
  return (
    <article>
      <p className="flex flex-wrap items-baseline gap-x-3 gap-y-1">
        <Badge tone={state.tone}>{state.word}</Badge>{' '}
        <span className="cap">
          Sent <DateText>{sent}</DateText>
        </span>
      </p>
      <p className="mt-2 text-sm text-soft">
        {state.text}
        {status === 'approved' && editedText !== null && ' It was edited for length; this is the published text.'}
        {hasPicture && ' Your picture belongs to it.'}
      </p>
      <p className="mt-3 font-serif text-lg leading-body whitespace-pre-wrap wrap-anywhere">
        <WrittenText text={status === 'approved' ? (editedText ?? text) : text} />
      </p>
      <details className="mt-2">
        <summary className="link inline-flex min-h-11 items-center text-sm">Withdraw it</summary>
        <Form method="post" action="/stories/new" encType="multipart/form-data" className="mt-1 grid justify-items-start gap-3">
          <p className="text-sm text-soft">It disappears from every page at once, and from our records. This cannot be undone.</p>
          <PersonField />
          <input type="hidden" name="id" value={id} />
          <Button kind="danger" size="small" name="intent" value="withdraw" busyLabel="Withdrawing...">
            Withdraw for good
          </Button>
        </Form>
      </details>
    </article>
  )
}
