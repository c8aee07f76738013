import type { BlockContent, List, ListItem, PhrasingContent, TableRow } from 'mdast'

import { phrasingOf, type Run } from './inline-runs.ts'
import { isBlock, isUnseen, type PastedElement, type PastedNode, wordsOf } from './pasted-node.ts'
import { type Found, type Marks, marksOf, runsOf, unmarked } from './pasted-runs.ts'
import { cellsOf } from './pasted-table.ts'
import { withWordLists } from './word-lists.ts'

/** What was pasted as blocks of Markdown: those that have a tag in the specification, and tables. */
export function blocksOf(nodes: readonly PastedNode[], marks: Marks, found: Found): BlockContent[] {
  const blocks: BlockContent[] = []
  let line: Run[] = []
  const endLine = () => {
    for (const part of partsOf(line)) pushText(blocks, phrasingOf(part))
    line = []
  }
  for (const node of withWordLists(nodes)) {
    if (typeof node === 'string' || !holdsBlocks(node)) {
      line.push(...runsOf([node], marks, found))
      continue
    }
    endLine()
    if (isUnseen(node)) continue
    for (const block of blockOf(node, marksOf(node, marks), found)) push(blocks, block)
  }
  endLine()
  return blocks
}

function blockOf(element: PastedElement, marks: Marks, found: Found): BlockContent[] {
  const { name, attributes, children } = element
  const depth = headingDepth(element)
  if (depth) return headingOf(depth, children, found)
  if (name === 'p') found.paragraphs += 1
  if (name === 'blockquote' || /\bMso(?:Intense)?Quote\b/.test(attributes['class'] ?? '')) {
    const inside = blocksOf(children, { ...marks, em: false }, found)
    return inside.length > 0 ? [{ type: 'blockquote', children: inside }] : []
  }
  if (name === 'ul' || name === 'ol' || name === 'menu') return listOf(element, marks, found)
  if (name === 'pre') return codeOf(element)
  if (name === 'table') return tableOf(element, marks, found)
  if (name === 'dt') return blocksOf(children, { ...marks, strong: true }, found)
  return blocksOf(children, marks, found)
}

function headingDepth({ name, attributes }: PastedElement): number | null {
  if (/^h[1-6]$/.test(name)) return Number(name[1])
  if (/\bMsoTitle\b/.test(attributes['class'] ?? '')) return 1
  if (attributes['role'] !== 'heading') return null
  const level = Number(attributes['aria-level'] ?? 2)
  return level >= 1 && level <= 6 ? Math.round(level) : 2
}

/** A heading is bold by itself, and one line. */
function headingOf(depth: number, nodes: readonly PastedNode[], found: Found): BlockContent[] {
  const runs = oneLine(runsOf(nodes, unmarked, found)).map((run) => ({ ...run, strong: false }))
  const children = phrasingOf(runs)
  return children.length > 0 ? [{ type: 'heading', depth: depth as 1, children }] : []
}

/** A list in a list without an item of its own belongs to the item before it. */
function listOf({ name, attributes, children }: PastedElement, marks: Marks, found: Found): BlockContent[] {
  const items: ListItem[] = []
  for (const child of children) {
    if (typeof child === 'string' || isUnseen(child)) continue
    const isItem = child.name === 'li'
    const own = isItem ? marksOf(child, marks) : marks
    const inside = withBox(blocksOf(isItem ? child.children : [child], own, found), child)
    const last = items.at(-1)
    if (!isItem && last) last.children.push(...inside)
    else if (inside.length > 0) items.push({ type: 'listItem', spread: false, children: inside })
  }
  if (items.length === 0) return []
  const start = Number.parseInt(attributes['start'] ?? '1')
  const numbers = name === 'ol' && { ordered: true, start: start >= 0 && start < 1_000_000 ? start : 1 }
  return [{ type: 'list', spread: false, ...numbers, children: items }]
}

/** An item that can be ticked begins with its box. */
function withBox(blocks: BlockContent[], { attributes }: PastedElement): BlockContent[] {
  const [first, ...others] = blocks
  if (attributes['role'] !== 'checkbox' || first?.type !== 'paragraph') return blocks
  const box = attributes['aria-checked'] === 'true' ? '☑ ' : '☐ '
  return [{ ...first, children: [{ type: 'text', value: box }, ...first.children] }, ...others]
}

function codeOf(element: PastedElement): BlockContent[] {
  const value = wordsOf(element).replaceAll('\u00A0', ' ').replace(/\n$/, '')
  if (value.trim() === '') return []
  const classes = [element, ...element.children].map((node) => (typeof node === 'string' ? '' : (node.attributes['class'] ?? '')))
  return [{ type: 'code', value, lang: /\blang(?:uage)?-([\w+#-]{1,20})/.exec(classes.join(' '))?.[1] ?? null }]
}

/** What only places things side by side is no table: its cells follow each other. */
function tableOf(element: PastedElement, marks: Marks, found: Found): BlockContent[] {
  const { rows, caption, isLayout } = cellsOf(element)
  const before = blocksOf(caption, marks, found)
  if (isLayout) return [...before, ...rows.flat().flatMap((cell) => blocksOf(cell, marks, found))]
  const children = rows.map((cells, at): TableRow => {
    const plain = at === 0 ? { ...marks, strong: false } : marks
    return {
      type: 'tableRow',
      children: cells.map((cell) => {
        const runs = oneLine(runsOf(cell, plain, found))
        return { type: 'tableCell', children: phrasingOf(at === 0 ? runs.map((run) => ({ ...run, strong: false })) : runs) }
      }),
    }
  })
  return [...before, { type: 'table', children }]
}

/** Lists that follow each other and go on counting are one, as some editors write a list of its own for each item. */
function push(blocks: BlockContent[], block: BlockContent): void {
  const last = blocks.at(-1)
  if (last?.type === 'list' && block.type === 'list' && goesOn(last, block)) last.children.push(...block.children)
  else blocks.push(block)
}

function goesOn(list: List, next: List): boolean {
  if (!list.ordered || !next.ordered) return !list.ordered && !next.ordered
  return next.start === (list.start ?? 1) + list.children.length
}

function pushText(blocks: BlockContent[], children: PhrasingContent[]): void {
  if (children.length > 0) blocks.push({ type: 'paragraph', children })
}

/** Two line breaks, one after the other, part paragraphs; at their ends there are none. */
function partsOf(runs: readonly Run[]): Run[][] {
  const parts: Run[][] = [[]]
  let breaks = 0
  for (const run of runs) {
    const part = parts.at(-1)!
    if (run.node.type === 'break') breaks += 1
    else if (run.node.type === 'text' && run.node.value.trim() === '') part.push(run)
    else if (breaks >= 2) {
      parts.push([run])
      breaks = 0
    } else {
      if (breaks === 1 && part.some(isSeen)) part.push({ ...run, node: { type: 'break' } })
      part.push(run)
      breaks = 0
    }
  }
  return parts
}

const isSeen = ({ node }: Run) => node.type !== 'text' || node.value.trim() !== ''

function oneLine(runs: readonly Run[]): Run[] {
  return runs.map((run) => (run.node.type === 'break' ? { ...run, node: { type: 'text', value: ' ' } } : run))
}

const known = new WeakMap<PastedElement, boolean>()

/** Whether an element stands on lines of its own, or something in it does. A link is part of a line, whatever is in it. */
function holdsBlocks(element: PastedElement): boolean {
  if (isBlock(element)) return true
  if (element.name === 'a') return false
  const before = known.get(element)
  if (before !== undefined) return before
  const holds = element.children.some((child) => typeof child !== 'string' && holdsBlocks(child))
  known.set(element, holds)
  return holds
}
