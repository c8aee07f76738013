import { shortened } from '#base/shortened.ts'
import type { AnyValues } from '#features/pages/core/fields.ts'

const LONGEST = 120

/** The beginning of what a section says: the first words that stand in it, without the marks of Markdown. */
export function gistOf(values: AnyValues): string {
  const first = Object.values(values).map(wordsIn).find(Boolean) ?? ''
  return shortened(first, LONGEST)
}

function wordsIn(value: unknown): string {
  if (typeof value === 'string') return wordsOfLines(value.split('\n'))
  if (!Array.isArray(value)) return ''
  return value
    .map((item) => (typeof item === 'object' && item !== null ? Object.values(item).map(wordsIn).find(Boolean) : ''))
    .filter(Boolean)
    .join(', ')
}

const HEADING = /^#{1,6} /

/** The first line of a block is read by machines. */
function wordsOfLines(lines: readonly string[]): string {
  return lines
    .filter((line) => !line.startsWith(':::'))
    .map((line) => line.replace(HEADING, ''))
    .join(' ')
    .trim()
}
