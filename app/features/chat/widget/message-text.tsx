import { personLink } from '#content/chat/words.ts'
import { Link } from '#ui/link.tsx'

import { messageParts } from './message-parts.ts'

type Follow = (() => void) | undefined

/** What was said, with links to our own pages; each paragraph runs in the direction of its own language. */
export function MessageText({ text, onFollow }: { text: string; onFollow?: Follow }) {
  return messageParts(text).map((parts, at) => (
    // Paragraphs of one message never change their places.
    // oxlint-disable-next-line react/no-array-index-key
    <p key={at} dir="auto">
      {parts.map(({ text: words, to }, place) =>
        // oxlint-disable-next-line react/no-array-index-key
        to ? <MessageLink key={place} words={words} to={to} onFollow={onFollow} /> : words,
      )}
    </p>
  ))
}

function MessageLink({ words, to, onFollow }: { words: string; to: string; onFollow: Follow }) {
  return (
    <Link
      className="link"
      to={to}
      onClick={(event) => {
        if (to === personLink.path && openPersonForm()) event.preventDefault()
        else onFollow?.()
      }}
    >
      {words}
    </Link>
  )
}

/** The form for a person, where it stands beside the message. False where it does not: then the link leads to its page. */
function openPersonForm(): boolean {
  const form = document.querySelector<HTMLDetailsElement>('details#person')
  if (!form) return false
  form.open = true
  form.querySelector<HTMLElement>('input, button')?.focus()
  return true
}
