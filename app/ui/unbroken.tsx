/** Longer than this, a word with hyphens may break: on a narrow phone it would not fit. */
const LONGEST = 16
const HYPHENATED = /(\p{L}+(?:-\p{L}+)+)/u

/** A title in which no line ends within a word like “quick-start”. */
export function Unbroken({ children: text }: { children: string }) {
  return text.split(HYPHENATED).map((part, at) =>
    at % 2 === 1 && part.length <= LONGEST ? (
      <span key={at} className="whitespace-nowrap">
        {part}
      </span>
    ) : (
      part
    ),
  )
}
