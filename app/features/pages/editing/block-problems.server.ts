import type { AnyValues, Fields } from '#features/pages/core/fields.ts'
import { findBlockProblems } from '#features/writing/block-problems.server.ts'
import type { BlockProblem } from '#features/writing/blocks/split-blocks.ts'

/** What is wrong with the blocks of a section’s Markdown, by the names of its fields. */
export type SectionProblems = Readonly<Record<string, readonly BlockProblem[]>>

/** What the author of a section reads beside its fields of Markdown; nothing of a field without a mistake. */
export function sectionProblems(fields: Fields, values: AnyValues, origin: string): SectionProblems {
  const markdown = Object.entries(fields).filter(([, { type }]) => type === 'markdown')
  const found = markdown.map(([name]) => [name, findBlockProblems(String(values[name] ?? ''), origin)] as const)
  return Object.fromEntries(found.filter(([, problems]) => problems.length > 0))
}
