import { personLink } from '#content/chat/words.ts'
import { Link } from '#ui/link.tsx'

import { messageParts } from './message-parts.ts'

/** What was said, with links to our own pages. */
export function MessageText({ text, onFollow }: { text: string; onFollow?: (() => void) | undefined }) {
  return messageParts(text).map((parts, at) => (
    // Paragraphs of one message never change their places.
    // oxlint-disable-next-line react/no-array-index-key
    <p key={at}>
      {parts.map(({ text: words, to }, place) =>
        to ? (
          // oxlint-disable-next-line react/no-array-index-key
          <Link
            key={place}
            className="link"
            to={to}
            onClick={(event) => (to === personLink.path && openPersonForm() ? event.preventDefault() : onFollow?.())}
          >
            {words}
          </Link>
        ) : (
          words
        ),
      )}
    </p>
  ))
}

/** The form for a person, where it stands beside the message. False where it does not: then the link leads to its page. */
function openPersonForm(): boolean {
  const form = document.querySelector<HTMLDetailsElement>('details#person')
  if (!form) return false
  form.open = true
  form.querySelector<HTMLElement>('input, button')?.focus()
  return true
}
