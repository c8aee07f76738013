export type Mark = 'bold' | 'italic' | 'link'

/** What takes the place of a part of a text, and what is selected then (from the part’s beginning). */
export interface Replacement {
  readonly from: number
  readonly to: number
  readonly text: string
  readonly select: readonly [from: number, to: number]
}

const signs = { bold: '**', italic: '_' } as const
const LINK_PLACE = 'https://'

/** Marks the selected part of a Markdown text, or takes the mark away where it is there already. */
export function markText(mark: Mark, text: string, from: number, to: number): Replacement {
  const selected = text.slice(from, to)
  if (mark === 'link') {
    const address = from + `[${selected}](`.length
    return { from, to, text: `[${selected}](${LINK_PLACE})`, select: [address, address + LINK_PLACE.length] }
  }
  const sign = signs[mark]
  const isOutside = text.slice(from - sign.length, from) === sign && text.slice(to, to + sign.length) === sign
  if (isOutside && from >= sign.length) {
    const start = from - sign.length
    return { from: start, to: to + sign.length, text: selected, select: [start, start + selected.length] }
  }
  const isInside = selected.length > 2 * sign.length && selected.startsWith(sign) && selected.endsWith(sign)
  if (isInside) {
    const plain = selected.slice(sign.length, -sign.length)
    return { from, to, text: plain, select: [from, from + plain.length] }
  }
  const start = from + sign.length
  return { from, to, text: sign + selected + sign, select: [start, start + selected.length] }
}

/** The mark that a key asks for together with Ctrl or Cmd. */
export function markOfKey(key: string): Mark | undefined {
  return ({ b: 'bold', i: 'italic', k: 'link' } as const)[key.toLowerCase() as 'b']
}
