/** Longer passages are read in pieces, so that an answer finds the right one. */
const LONGEST = 1_200
/** Letters that stand together: longer runs are no words, and slow to parse. */
const LONGEST_RUN = /\S{200}/gu

interface Passage {
  readonly heading: string
  readonly text: string
  readonly also?: string
}

/** Passages in pieces of whole lines, or of whole sentences where a line is too long. */
export function splitPassages(passages: readonly Passage[]): Passage[] {
  return passages.flatMap(({ text, ...head }) =>
    inPieces(text.replaceAll(LONGEST_RUN, '$& ')).map((piece) => ({ ...head, heading: head.heading.slice(0, 300), text: piece })),
  )
}

function inPieces(text: string): string[] {
  if (text.length <= LONGEST) return text.trim() ? [text.trim()] : []
  const lines = text
    .split('\n')
    .map((line) => `${line}\n`)
    .flatMap((line) => (line.length > LONGEST ? (line.match(/[^.!?]+[.!?]*\s*|[.!?]+\s*/g) ?? []) : [line]))
  const pieces = ['']
  for (const line of lines.flatMap(cut)) {
    if (pieces.at(-1)!.length + line.length > LONGEST) pieces.push('')
    pieces[pieces.length - 1] += line
  }
  return pieces.map((piece) => piece.trim()).filter(Boolean)
}

function cut(line: string): string[] {
  return line.match(new RegExp(`[\\s\\S]{1,${LONGEST}}`, 'g')) ?? []
}

/** Words of the vocabulary: what somebody may mistype. */
export function longerWords(texts: readonly string[]): string[] {
  const words = texts.flatMap((text) => text.toLowerCase().match(/\p{L}{4,30}/gu) ?? [])
  return [...new Set(words)]
}
