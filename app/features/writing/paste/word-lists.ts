import { type PastedElement, type PastedNode, styleOf, wordsOf } from './pasted-node.ts'

/** A line of a list as Word writes it: a paragraph whose style says of which level it is. */
interface Line {
  readonly level: number
  readonly isOrdered: boolean
  readonly children: readonly PastedNode[]
}

/** Word has no lists in its HTML: paragraphs that follow each other and say that they are lines of one become it. */
export function withWordLists(nodes: readonly PastedNode[]): PastedNode[] {
  const made: PastedNode[] = []
  let lines: Line[] = []
  const endList = () => {
    if (lines.length > 0) made.push(...listsOf(lines))
    lines = []
  }
  for (const node of nodes) {
    const line = typeof node === 'string' ? null : lineOf(node)
    if (line) lines.push(line)
    else if (lines.length === 0 || typeof node !== 'string' || node.trim() !== '') {
      endList()
      made.push(node)
    }
  }
  endList()
  return made
}

function lineOf(element: PastedElement): Line | null {
  const level = /^l\d+ level([1-9])\b/.exec(styleOf(element, 'mso-list'))?.[1]
  if (level === undefined) return null
  const mark = markOf(element) ?? ''
  return {
    level: Number(level),
    isOrdered: /^\s*\(?(?:\d{1,4}|[a-z]{1,4})[.)]/i.test(mark),
    children: withoutMark(element.children),
  }
}

const isMark = (node: PastedNode) => typeof node !== 'string' && styleOf(node, 'mso-list') === 'ignore'

function markOf({ children }: PastedElement): string | null {
  for (const child of children) {
    if (typeof child === 'string') continue
    const mark = isMark(child) ? wordsOf(child) : markOf(child)
    if (mark !== null) return mark
  }
  return null
}

function withoutMark(nodes: readonly PastedNode[]): PastedNode[] {
  return nodes.flatMap((node): PastedNode[] => {
    if (typeof node === 'string') return [node]
    return isMark(node) ? [] : [{ ...node, children: withoutMark(node.children) }]
  })
}

/** Lines of the first one’s level are items; what is deeper stands in the item before it. Another kind of mark begins another list. */
function listsOf(lines: readonly Line[]): PastedElement[] {
  const lists: { isOrdered: boolean; items: { line: Line; within: Line[] }[] }[] = []
  const top = Math.min(...lines.map(({ level }) => level))
  for (const line of lines) {
    const list = lists.at(-1)
    const item = list?.items.at(-1)
    if (line.level > top && item) item.within.push(line)
    else if (list && list.isOrdered === line.isOrdered) list.items.push({ line, within: [] })
    else lists.push({ isOrdered: line.isOrdered, items: [{ line, within: [] }] })
  }
  return lists.map(({ isOrdered, items }) => {
    const children = items.map(({ line, within }) => {
      return { name: 'li', attributes: {}, children: [...line.children, ...(within.length > 0 ? listsOf(within) : [])] }
    })
    return { name: isOrdered ? 'ol' : 'ul', attributes: {}, children }
  })
}
