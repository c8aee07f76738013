import { Fragment } from 'react'

/** Plain text with its line breaks, in which web addresses are links. */
export function LinkedText({ text }: { text: string }) {
  return (
    <p className="text-sm whitespace-pre-wrap">
      {partsOf(text).map(({ at, words, address }) => (
        <Fragment key={at}>
          {words}
          {address && (
            <a href={address} rel="noreferrer" className="link break-all">
              {address}
            </a>
          )}
        </Fragment>
      ))}
    </p>
  )
}

/** Each address with the words before it; `at` is where they begin. */
function partsOf(text: string): { at: number; words: string; address?: string }[] {
  const parts: { at: number; words: string; address?: string }[] = []
  let at = 0
  for (const match of text.matchAll(/https?:\/\/[^\s<>"]+/g)) {
    parts.push({ at, words: text.slice(at, match.index), address: match[0] })
    at = match.index + match[0].length
  }
  return [...parts, { at, words: text.slice(at) }]
}
