export interface MessagePart {
  readonly text: string
  readonly to?: string
  /** Where it begins in its message. */
  readonly at: number
}

interface Paragraph {
  readonly at: number
  readonly parts: readonly MessagePart[]
}

const LINK = /\[([^[\]]+)\]\((\/(?!\/)[\w./~-]*(?:#[\w-]+)?)\)/g

/** Up to an empty line. */
const PARAGRAPH = /[^\n]+(?:\n[^\n]+)*/g

/** A message as paragraphs of words and links. Only addresses of our own are links; everything else is shown as it stands. */
export function messageParts(message: string): Paragraph[] {
  return Array.from(message.matchAll(PARAGRAPH), ({ index, 0: paragraph }) => ({ at: index, parts: partsOf(paragraph, index) }))
}

function partsOf(paragraph: string, begins: number): MessagePart[] {
  const parts: MessagePart[] = []
  let at = 0
  const add = (to: number) => {
    if (to > at) parts.push({ text: paragraph.slice(at, to), at: begins + at })
  }
  for (const { index, 0: whole, 1: text, 2: to } of paragraph.matchAll(LINK)) {
    add(index)
    parts.push({ text: text!, to: to!, at: begins + index })
    at = index + whole.length
  }
  add(paragraph.length)
  return parts
}

/** A message where nothing can be a link: each with its address behind it. */
export const inPlainWords = (message: string): string => message.replaceAll(LINK, '$1 ($2)')
