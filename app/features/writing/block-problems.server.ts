import type { Toast } from '#platform/flash.ts'

import type { BlockProblem } from './blocks/split-blocks.ts'
import { renderMarkdown } from './markdown.server.ts'

/** What is wrong with the blocks of an author’s text. */
export function findBlockProblems(markdown: string, origin: string): readonly BlockProblem[] {
  return markdown.includes(':::')
    ? renderMarkdown(markdown, { origin, pictureAddress: () => null, author: 'owner' }).problems
    : []
}

/** What is said behind the saving of a text in which some blocks stay text. */
export function blockToasts(markdown: string, origin: string): Toast[] {
  const [first, ...more] = findBlockProblems(markdown, origin)
  if (!first) return []
  const others = more.length > 0 ? ` And ${more.length} more: the editor names them.` : ''
  return [{ title: 'A block stays text', text: `Line ${first.line}: ${first.sentence}${others}`, kind: 'error' }]
}
