import { isUnseen, type PastedElement, type PastedNode, wordsOf } from './pasted-node.ts'

interface Cells {
  /** What is in each cell, all rows of one length. */
  readonly rows: ReadonlyArray<ReadonlyArray<readonly PastedNode[]>>
  readonly caption: readonly PastedNode[]
  /** It has one row or one column, or tables in it. */
  readonly isLayout: boolean
}

/** So many columns one cell takes at most. */
const WIDEST = 50

/** The cells of a table, without rows in which nothing stands. */
export function cellsOf(table: PastedElement): Cells {
  const rows = rowsOf(table)
    .map((row) => row.children.flatMap(placesOf))
    .filter((cells) => cells.some((cell) => cell.length > 0))
  const columns = Math.max(0, ...rows.map((cells) => cells.length))
  const isLayout = rows.length < 2 || columns < 2 || rows.flat().some((cell) => cell.some(holdsTable))
  const caption = table.children.flatMap((child) => (typeof child !== 'string' && child.name === 'caption' ? [child] : []))
  const filled = rows.map((cells) => [...cells, ...Array.from({ length: columns - cells.length }, () => [])])
  return { rows: isLayout ? rows : filled, caption, isLayout }
}

function rowsOf(element: PastedElement): PastedElement[] {
  return element.children.flatMap((child) => {
    if (typeof child === 'string' || isUnseen(child)) return []
    if (child.name === 'tr') return [child]
    return ['thead', 'tbody', 'tfoot'].includes(child.name) ? rowsOf(child) : []
  })
}

/** A cell that takes several columns is the first of them. */
function placesOf(node: PastedNode): (readonly PastedNode[])[] {
  if (typeof node === 'string' || isUnseen(node) || !['td', 'th'].includes(node.name)) return []
  const span = Math.min(WIDEST, Number.parseInt(node.attributes['colspan'] ?? '1') || 1)
  const inside = wordsOf(node).trim() === '' && !node.children.some(isElement) ? [] : [node]
  return [inside, ...Array.from({ length: Math.max(0, span - 1) }, () => [])]
}

const isElement = (node: PastedNode) => typeof node !== 'string'

function holdsTable(node: PastedNode): boolean {
  return typeof node !== 'string' && (node.name === 'table' || node.children.some(holdsTable))
}
