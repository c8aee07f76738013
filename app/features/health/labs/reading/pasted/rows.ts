/** A piece of a row between tabs, bars or runs of blanks, with the place at which it stands. */
export interface Cell {
  readonly text: string
  readonly from: number
  readonly to: number
}

/** A line of a report that was pasted. `text` is as wide as the line was, so that places in it are those of the columns. */
export interface Row {
  /** Counted from 1. */
  readonly row: number
  readonly text: string
  readonly cells: ReadonlyArray<Cell>
  /** Tabs or bars part its cells: then they are counted, empty ones too, and their places in the text say nothing. */
  readonly isRuled: boolean
}

/** No printed line of a result is longer, or of more words. */
export const MAX_CHARACTERS_OF_A_ROW = 500
const MAX_WORDS_OF_A_ROW = 80

/** Dots that lead the eye from a name to its result. */
const LEADERS = /\.{4,}|(?: \.){3,} ?|…{1,20}/g
/** A scale that shows where the result lies: “[----*--]”, “(  |--x-- )”. */
const SCALE = /[[(|][-–_.=·| ]{0,40}[*xXo•●▪][-–_.=·| ]{0,40}[\])|](?=\s|$)/g
/** The number of the laboratory’s place, in superscript behind a name. */
const RAISED_PLACE = /⁰[¹²³⁴⁵⁶⁷⁸⁹]/g

const blanks = (text: string) => ' '.repeat(text.length)

/** The rows of a text. Blanks of all kinds are one kind, and what only leads the eye is blank. */
export function rowsOf(text: string): Row[] {
  return text.split(/\r\n|\r|\n|\f/).map((line, at) => rowOf(line, at + 1))
}

function rowOf(line: string, row: number): Row {
  const text = line
    .replaceAll(/[\u{a0}\u{2000}-\u{200a}\u{202f}\u{205f}\u{3000}]/gu, ' ')
    .replaceAll(/\u{200b}|\u{200c}|\u{200d}|\u{feff}|\u{ad}/gu, '')
    .replaceAll(LEADERS, blanks)
    .replaceAll(SCALE, (scale) => (/[-–_.=·]{3}/.test(scale) ? blanks(scale) : scale))
    .replaceAll(RAISED_PLACE, blanks)
    .trimEnd()
  if (text.length > MAX_CHARACTERS_OF_A_ROW) return { row, text, cells: [], isRuled: false }
  const sign = text.includes('\t') ? '\t' : text.includes('|') ? '|' : null
  return { row, text, cells: sign === null ? cellsOf(text) : ruledCells(text, sign), isRuled: sign !== null }
}

function cellsOf(text: string): Cell[] {
  return joinSigns(
    [...text.matchAll(/\S+(?:\s\S+)*/g)].map(({ 0: cell, index }) => ({ text: cell, from: index, to: index + cell.length })),
  )
}

/** A “<” that a column of its own parts from its number is one with it. */
function joinSigns(cells: ReadonlyArray<Cell>): Cell[] {
  const joined: Cell[] = []
  for (const cell of cells) {
    const before = joined.at(-1)
    if (before && /^(?:[<>]=?|[≤≥])$/.test(before.text) && /^\d/.test(cell.text))
      joined[joined.length - 1] = { text: `${before.text} ${cell.text}`, from: before.from, to: cell.to }
    else joined.push(cell)
  }
  return joined
}

function ruledCells(text: string, sign: string): Cell[] {
  const cells: Cell[] = []
  let from = 0
  for (const part of text.split(sign)) {
    const bare = part.trim()
    const start = from + (bare === '' ? 0 : part.indexOf(bare))
    cells.push({ text: bare, from: start, to: start + bare.length })
    from += part.length + sign.length
  }
  // The frame of a table, “| a | b |”, is no cell.
  if (sign === '|') {
    if (cells.length > 1 && cells[0]!.text === '' && text.trimStart().startsWith('|')) cells.shift()
    if (cells.length > 1 && cells.at(-1)!.text === '' && text.endsWith('|')) cells.pop()
  }
  return cells
}

export function isTooLong({ text }: Row): boolean {
  return text.length > MAX_CHARACTERS_OF_A_ROW || text.split(/\s+/, MAX_WORDS_OF_A_ROW + 2).length > MAX_WORDS_OF_A_ROW
}

/** The cells in which something stands. */
export function filledCells(row: Row): Array<Cell & { readonly at: number }> {
  return row.cells.flatMap((cell, at) => (cell.text === '' ? [] : [{ ...cell, at }]))
}
