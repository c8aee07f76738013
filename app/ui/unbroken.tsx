import type { ReactNode } from 'react'

/** Longer than this, a word with hyphens may break: on a narrow phone it would not fit. */
const LONGEST = 16
const HYPHENATED = /(?<!\p{L})\p{L}+-[\p{L}-]*\p{L}/gu

/** A title in which no line ends within a word like “quick-start”. */
export function Unbroken({ children: text }: { children: string }) {
  const parts: ReactNode[] = []
  let from = 0
  for (const { 0: word, index } of text.matchAll(HYPHENATED)) {
    if (word.length > LONGEST) continue
    parts.push(
      text.slice(from, index),
      <span key={index} className="whitespace-nowrap">
        {word}
      </span>,
    )
    from = index + word.length
  }
  return [...parts, text.slice(from)]
}
