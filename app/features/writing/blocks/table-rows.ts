/** The most that a table may hold. */
export const tableLimits = { rows: 300, columns: 12 } as const

const RULE = /^\|?[ \t]*:?-+:?[ \t]*(?:\|[ \t]*:?-+:?[ \t]*)*\|?$/

/**
 * The rows of a table that is written with strokes, as in Markdown, or pasted from a spreadsheet with tabs: the first is its head, all are of one
 * length. A sentence where it is none.
 */
export function readTableRows(text: string): readonly (readonly string[])[] | string {
  const lines = text.split('\n').filter((line) => line.trim() !== '')
  const isTabbed = lines[0]?.includes('\t') && !lines[0].trimStart().startsWith('|')
  const isRuled = !isTabbed && lines[1] !== undefined && RULE.test(lines[1].trim())
  const rows = (isRuled ? lines.toSpliced(1, 1) : lines).map(isTabbed ? cellsBetweenTabs : cellsBetweenStrokes)
  const columns = rows[0]?.length ?? 0
  if (rows.length < 2) return 'A table has a first row with the names of its columns, and at least one more.'
  if (columns < 2) return 'A table has at least two columns: put | between the cells, or paste them from a spreadsheet.'
  if (columns > tableLimits.columns) return `A table has at most ${tableLimits.columns} columns.`
  if (rows.length > tableLimits.rows) return `A table has at most ${tableLimits.rows} rows.`
  const wide = rows.findIndex(({ length }) => length > columns)
  if (wide > 0) return `Row ${wide + 1} of the table has more cells than the first.`
  return rows.map((cells) => [...cells, ...Array<string>(columns - cells.length).fill('')])
}

function cellsBetweenTabs(line: string): string[] {
  return line.split('\t').map((cell) => cell.trim())
}

/** A stroke behind a backslash is part of its cell. */
function cellsBetweenStrokes(line: string): string[] {
  const cells = line
    .trim()
    .replaceAll(String.raw`\|`, '\u0000')
    .split('|')
    .map((cell) => cell.replaceAll('\u0000', '|').trim())
  if (cells[0] === '') cells.shift()
  if (cells.length > 1 && cells.at(-1) === '') cells.pop()
  return cells
}
