import type { TextPart } from './text.ts'

/** A text in which what was searched for is marked. */
export function MarkedText({ parts }: { parts: readonly TextPart[] }) {
  // Parts have no names of their own, and never change their places.
  // oxlint-disable-next-line react/no-array-index-key
  return parts.map(({ text, isHit }, at) => (isHit ? <mark key={at}>{text}</mark> : text))
}
