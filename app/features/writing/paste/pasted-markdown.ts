import type { BlockContent } from 'mdast'
import { gfmStrikethroughToMarkdown } from 'mdast-util-gfm-strikethrough'
import { gfmTableToMarkdown } from 'mdast-util-gfm-table'
import { type Options, toMarkdown } from 'mdast-util-to-markdown'

import { tableLimits } from '#features/writing/blocks/table-rows.ts'

import { blocksOf } from './pasted-blocks.ts'
import type { PastedNode } from './pasted-node.ts'
import { type Found, unmarked } from './pasted-runs.ts'

/** What was pasted, as Markdown. */
export interface PastedText {
  /** Null where it says no more than the text without marks does. */
  readonly markdown: string | null
  /** It goes into a line; anything else stands on lines of its own. */
  readonly isInline: boolean
  /** How many pictures, and films or recordings, are not in it. */
  readonly pictures: number
  readonly players: number
}

const options: Options = {
  bullet: '-',
  emphasis: '_',
  fences: true,
  listItemIndent: 'one',
  extensions: [gfmTableToMarkdown({ tablePipeAlign: false }), gfmStrikethroughToMarkdown()],
  // Lines that begin so are blocks of ours: what was pasted is none.
  unsafe: [{ atBreak: true, character: ':', after: '::' }],
}

/** So many elements may stand in each other. */
const MAX_NESTED = 300

/**
 * HTML from elsewhere as Markdown of the tags of the specification: headings, marks, links, lists, quotes, code, and tables in rows.
 * @throws RangeError for what is nested too deep
 */
export function pastedMarkdown(nodes: readonly PastedNode[]): PastedText {
  refuseDeep(nodes)
  const found: Found = { pictures: 0, players: 0, paragraphs: 0 }
  const blocks = blocksOf(nodes, unmarked, found)
  const { pictures, players } = found
  const isPlain = blocks.every(isPlainBlock) && (blocks.length < 2 || found.paragraphs < 2)
  const isInline = blocks.length === 1 && blocks[0]!.type === 'paragraph'
  const markdown = isPlain ? null : written(blocks)
  return { markdown, isInline, pictures, players }
}

function refuseDeep(nodes: readonly PastedNode[]): void {
  const waiting = nodes.map((node) => ({ node, depth: 0 }))
  for (let next = waiting.pop(); next; next = waiting.pop()) {
    const { node, depth } = next
    if (typeof node === 'string') continue
    if (depth > MAX_NESTED) throw new RangeError('Nested too deep')
    for (const child of node.children) waiting.push({ node: child, depth: depth + 1 })
  }
}

/** Tables stand in their block, where they are small enough for one; what is around them is written together. */
function written(blocks: readonly BlockContent[]): string {
  const parts: BlockContent[][] = []
  for (const block of blocks) {
    const last = parts.at(-1)
    if (last && !isBlockTable(block) && !isBlockTable(last[0]!)) last.push(block)
    else parts.push([block])
  }
  return parts
    .map((children) => {
      const text = toMarkdown({ type: 'root', children }, options).trimEnd()
      return isBlockTable(children[0]!) ? `:::table\n${text}\n:::` : text
    })
    .join('\n\n')
}

function isBlockTable(block: BlockContent): boolean {
  if (block.type !== 'table') return false
  return block.children.length <= tableLimits.rows && block.children[0]!.children.length <= tableLimits.columns
}

function isPlainBlock(block: BlockContent): boolean {
  return block.type === 'paragraph' && block.children.every(({ type }) => type === 'text' || type === 'break')
}

/** A pasted text with the empty lines that it needs between what stands before and after it. */
export function withLinesAround({ markdown, isInline }: PastedText, before: string, after: string): string {
  if (markdown === null || isInline) return markdown ?? ''
  const start = before === '' || before.endsWith('\n\n') ? '' : before.endsWith('\n') ? '\n' : '\n\n'
  const end = after === '' || after.startsWith('\n\n') ? '' : after.startsWith('\n') ? '\n' : '\n\n'
  return start + markdown + end
}

/** Whether a text ends within a block of code, where nothing is marked. */
export function endsInCode(text: string): boolean {
  return (text.match(/^ {0,3}(?:```|~~~)/gm)?.length ?? 0) % 2 === 1
}

/** What is said of what was left out; null where nothing was. */
export function leftOutWords({ pictures, players }: Pick<PastedText, 'pictures' | 'players'>): string | null {
  const said = [
    ...(pictures > 0 ? [pictures === 1 ? 'one picture' : `${pictures} pictures`] : []),
    ...(players > 0 ? [players === 1 ? 'one film or recording' : `${players} films or recordings`] : []),
  ]
  if (said.length === 0) return null
  const add = pictures > 0 ? ' Save pictures as files and add them with “Add picture”.' : ''
  return `Not in what was pasted: ${said.join(' and ')}.${add}`
}
