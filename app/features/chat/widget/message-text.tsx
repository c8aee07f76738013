import { Link } from '#ui/link.tsx'

import { messageParts } from './message-parts.ts'

/** What was said, with links to our own pages; each paragraph runs in the direction of its own language. */
export function MessageText({ text, onFollow }: { text: string; onFollow?: (() => void) | undefined }) {
  return messageParts(text).map((parts, at) => (
    // Paragraphs of one message never change their places.
    // oxlint-disable-next-line react/no-array-index-key
    <p key={at} dir="auto">
      {parts.map(({ text: words, to }, place) =>
        to ? (
          // oxlint-disable-next-line react/no-array-index-key
          <Link key={place} className="link" to={to} onClick={onFollow}>
            {words}
          </Link>
        ) : (
          words
        ),
      )}
    </p>
  ))
}
