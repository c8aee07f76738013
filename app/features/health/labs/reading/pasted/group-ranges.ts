import { beginningOf } from '#features/health/labs/reading/draft.ts'
import type { DecimalSign } from '#features/health/labs/reading/read-number.ts'
import { readRange } from '#features/health/labs/reading/read-range.ts'

import type { Piece } from './pieces.ts'

/** Ranges by sex, age or what lies in them: one is taken with its condition, of several none is. */
export function withoutGroups(
  pieces: ReadonlyArray<Piece>,
  sign: DecimalSign,
): { pieces: Piece[]; range: string | null; note: string | null } {
  const at = pieces.findIndex(({ kind }) => kind === 'group')
  if (at === -1) return { pieces: [...pieces], range: null, note: null }
  const behind = pieces.slice(at)
  const ranges = behind.filter(({ kind }) => kind === 'range' || kind === 'bound')
  const own = [...pieces.slice(0, at), ...behind.filter(({ kind }) => kind === 'unit' || kind === 'flag')]
  return { pieces: own, ...groupsOf(behind, ranges, sign) }
}

/** What a person is told of ranges that are not for everybody. */
export function groupsOf(
  behind: ReadonlyArray<Piece>,
  ranges: ReadonlyArray<Piece>,
  sign: DecimalSign,
): { range: string | null; note: string | null } {
  const said = beginningOf(
    behind
      .filter(({ kind }) => kind !== 'flag')
      .map(({ text }) => text)
      .join(' '),
  )
  const [only] = ranges
  if (only && ranges.length === 1 && readRange(only.text, sign) !== null) {
    return {
      range: withoutFrame(only.text),
      note: `The range is printed for “${beginningOf(
        behind
          .filter(({ kind }) => kind === 'group')
          .map(({ text }) => text)
          .join(' '),
      )}”: check that it is yours.`,
    }
  }
  return {
    range: null,
    note:
      ranges.length === 0
        ? `Beside the result stands “${said}”.`
        : `The report prints several ranges: “${said}”. Enter the one that is yours.`,
  }
}

/** Without the brackets around it, or half of them, and words that its sign repeats. */
export function withoutFrame(range: string): string {
  const bare = range.replace(/^(?:above|below|over|under)\s+(?=[<>≤≥])/i, '')
  if (/^[([].*[)\]]$/.test(bare)) return withoutFrame(bare.slice(1, -1).trim())
  if (/^[([][^)\]]*$/.test(bare)) return bare.slice(1).trimStart()
  return /^[^([]*[)\]]$/.test(bare) ? bare.slice(0, -1).trimEnd() : bare
}
