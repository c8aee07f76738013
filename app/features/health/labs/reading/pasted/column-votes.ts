import type { Piece } from './pieces.ts'
import { MAX_CHARACTERS_OF_A_ROW, type Row } from './rows.ts'

type Voted = 'value' | 'range' | 'previous'

/**
 * Where the results, the ranges and the earlier results of a report stand, by those of its rows that leave no doubt: so that of a row
 * with “< 14” alone it is known whether that is the result or the range. Rows with bars or tabs are counted by cells, others by places.
 */
export class ColumnVotes {
  readonly #byPlace = emptyVotes()
  readonly #byCell = emptyVotes()

  /** Counts what a row’s pieces are, where each stands alone in its cell. */
  count(row: Row, pieces: ReadonlyArray<Piece>): void {
    const plain = pieces.filter(({ kind }) => kind === 'value')
    const dates = pieces.filter(({ kind }) => kind === 'date')
    const ranges = pieces.filter(({ kind }) => kind === 'range')
    const [value] = plain
    if (new Set(pieces.map(({ cell }) => cell)).size < 2) return
    if (value && plain.length === 1 && dates.length === 0) this.#add(row, value, 'value')
    if (value && ranges.length === 1) this.#add(row, ranges[0]!, 'range')
    if (value && plain.length === 2 && dates.length === 1 && dates[0]!.from > plain[1]!.from) {
      this.#add(row, value, 'value')
      this.#add(row, plain[1]!, 'previous')
    }
  }

  /** What a piece is by the other rows; null where they do not say. */
  roleOf(row: Row, piece: Piece): Voted | null {
    const counts = (['value', 'range', 'previous'] as const).map((role) => [role, this.#sum(row, piece, role)] as const)
    const [best] = counts.toSorted((a, b) => b[1] - a[1])
    const others = counts.filter(([role]) => role !== best![0]).reduce((sum, [, count]) => sum + count, 0)
    return best![1] >= 2 && best![1] > 2 * others ? best![0] : null
  }

  #add(row: Row, piece: Piece, role: Voted): void {
    const [votes, from, to] = this.#placeOf(row, piece)
    for (let at = from; at < to; at++) votes[role][at]!++
  }

  /** The most rows that agree on any of its places. */
  #sum(row: Row, piece: Piece, role: Voted): number {
    const [votes, from, to] = this.#placeOf(row, piece)
    return votes[role].slice(from, to).reduce((most, count) => Math.max(most, count), 0)
  }

  #placeOf({ isRuled }: Row, { cell, from, to }: Piece): [votes: Record<Voted, number[]>, from: number, to: number] {
    return isRuled ? [this.#byCell, cell, cell + 1] : [this.#byPlace, from, to]
  }
}

function emptyVotes(): Record<Voted, number[]> {
  const none = () => Array.from({ length: MAX_CHARACTERS_OF_A_ROW + 1 }, () => 0)
  return { value: none(), range: none(), previous: none() }
}
