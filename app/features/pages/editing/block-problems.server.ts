import type { AnyValues, Fields } from '#features/pages/core/fields.ts'
import { findBlockProblems } from '#features/writing/block-problems.server.ts'
import { splitBlocks, type BlockProblem } from '#features/writing/blocks/split-blocks.ts'

/** What is wrong with the blocks of a section’s Markdown, by the names of its fields. */
export type SectionProblems = Readonly<Record<string, readonly BlockProblem[]>>

/** What the author of a section reads beside its fields of Markdown; nothing of a field without a mistake. */
export function sectionProblems(fields: Fields, values: AnyValues, origin: string): SectionProblems {
  const markdown = Object.entries(fields).filter(([, { type }]) => type === 'markdown')
  const found = markdown.map(([name]) => {
    const text = String(values[name] ?? '')
    const problems = [...findBlockProblems(text, origin), ...picturesOfOthers(text)]
    return [name, problems.toSorted((a, b) => a.line - b.line)] as const
  })
  return Object.fromEntries(found.filter(([, problems]) => problems.length > 0))
}

/** Pages show pictures of our own files alone; those of posts are copied. */
function picturesOfOthers(text: string): BlockProblem[] {
  if (!text.includes(':::')) return []
  return splitBlocks(text).parts.flatMap((part) => {
    const picture = typeof part !== 'string' && 'picture' in part.content ? part.content.picture : undefined
    if (typeof part === 'string' || !picture?.startsWith('http')) return []
    return [{ line: part.line, sentence: 'A page shows uploaded pictures alone: upload this one, and it stands here.' }]
  })
}
