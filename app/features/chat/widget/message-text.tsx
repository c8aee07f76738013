import { personLink } from '#content/chat/words.ts'
import { messageParts } from '#features/chat/core/message-parts.ts'
import { Link } from '#ui/link.tsx'

type Follow = (() => void) | undefined

/** What was said, with links to our own pages; each paragraph runs in the direction of its own language. */
export function MessageText({ text, onFollow }: { text: string; onFollow?: Follow }) {
  return messageParts(text).map(({ at, parts }) => (
    <p key={at} dir="auto">
      {parts.map((part) =>
        part.to ? <MessageLink key={part.at} words={part.text} to={part.to} onFollow={onFollow} /> : part.text,
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
