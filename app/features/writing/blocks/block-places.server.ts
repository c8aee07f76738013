import type { Root } from 'hast'
import { toString } from 'hast-util-to-string'
import { visit } from 'unist-util-visit'

import type { Block, BlockProblem } from './split-blocks.ts'

/** No text holds it: control characters are taken out of what is typed. */
const MARK = '\u009A'
const PLACE = /^\u009A(\d+)\u009A$/
const PLACES = /\u009A(\d+)\u009A/g

/** The Markdown of a text with a paragraph in the place of each block, so that it is read as one whole: notes and addresses at its end count in all of it. */
export function placesFor(parts: ReadonlyArray<string | Block>): { markdown: string; blocks: readonly Block[] } {
  const blocks: Block[] = []
  const texts = parts.map((part) => (typeof part === 'string' ? part : `${MARK}${blocks.push(part) - 1}${MARK}`))
  return { markdown: texts.join('\n\n'), blocks }
}

/**
 * Which child of the tree is the place of which block. Within other HTML, or where the reader of Markdown made something else of a place, the
 * block stands as it was typed.
 */
export function textsInPlaces(
  tree: Root,
  blocks: readonly Block[],
): { blockAt: ReadonlyMap<number, Block>; lost: BlockProblem[] } {
  const blockAt = new Map<number, Block>()
  for (const [at, child] of tree.children.entries()) {
    const place = child.type === 'element' && child.tagName === 'p' ? PLACE.exec(toString(child))?.[1] : undefined
    const block = place === undefined ? undefined : blocks[Number(place)]
    if (block && child.type === 'element') {
      blockAt.set(at, block)
      child.children = []
    }
  }
  const typed = (text: string) => text.replaceAll(PLACES, (_place, at: string) => blocks[Number(at)]?.source ?? '')
  visit(tree, (node) => {
    if (node.type === 'text') node.value = typed(node.value)
    if (node.type !== 'element') return
    for (const [name, value] of Object.entries(node.properties)) {
      if (typeof value === 'string') node.properties[name] = value.replaceAll(PLACES, '')
    }
  })
  const found = new Set(blockAt.values())
  const lost = blocks
    .filter((block) => !found.has(block))
    .map(({ line }) => ({ line, sentence: 'This block stands within HTML, so it stays text: close the tags before it.' }))
  return { blockAt, lost }
}
