import type { Day } from '#base/dates/calendar-day.ts'

import { dayOf, type Piece } from './pieces.ts'

const isNumber = ({ kind }: Piece) => kind === 'value' || kind === 'bound'

/**
 * Takes away what is of an earlier day: what “Previous” or “Vorwert” stands before, and numbers with a date beside them where another has
 * none, or a later one. A lone number with a date stays: then the date is that of the result.
 */
export function withoutEarlier(pieces: ReadonlyArray<Piece>): Piece[] {
  return withoutOlder(withoutNamed(pieces))
}

/** “(Vorwert 4,2 vom 01.02.26)” */
function withoutNamed(pieces: ReadonlyArray<Piece>): Piece[] {
  const kept: Piece[] = []
  for (let at = 0; at < pieces.length; at++) {
    if (pieces[at]!.kind !== 'previous') {
      kept.push(pieces[at]!)
      continue
    }
    let hasNumber = false
    for (; at + 1 < pieces.length; at++) {
      const next = pieces[at + 1]!
      const isOfIt = ['date', 'time', 'flag'].includes(next.kind) || (!hasNumber && (isNumber(next) || next.kind === 'words'))
      const isSameUnit = next.kind === 'unit' && hasNumber && kept.some(({ kind }) => kind === 'unit')
      if (!isOfIt && !isSameUnit) break
      hasNumber ||= isNumber(next) || next.kind === 'words'
    }
  }
  return kept
}

function withoutOlder(pieces: ReadonlyArray<Piece>): Piece[] {
  const numbers = pieces.filter((piece) => isNumber(piece) || piece.kind === 'words')
  const dated = new Map<Piece, Day | null>()
  for (const [at, piece] of pieces.entries()) {
    if (piece.kind !== 'date') continue
    const owner = ownerOf(pieces, at)
    if (owner) dated.set(owner, dayOf(piece.text))
  }
  if (numbers.length < 2 || dated.size === 0) return pieces.filter(({ kind }) => kind !== 'time')
  const newest = [...dated.values()].reduce<Day>((last, day) => (day !== null && day > last ? day : last), '')
  const isAllDated = numbers.every((piece) => dated.has(piece))
  const gone = new Set(
    numbers.filter((piece) => dated.has(piece) && (!isAllDated || (dated.get(piece) !== newest && newest !== ''))),
  )
  return pieces.filter((piece, at) => {
    if (gone.has(piece) || piece.kind === 'time') return false
    if (piece.kind === 'date') return isAllDated && ownerOf(pieces, at) !== null && !gone.has(ownerOf(pieces, at)!)
    // The mark behind an earlier result is of that.
    return !(piece.kind === 'flag' && at > 0 && gone.has(pieces[at - 1]!))
  })
}

/** The number that a date stands beside: the one before it, else the one behind. */
function ownerOf(pieces: ReadonlyArray<Piece>, at: number): Piece | null {
  for (let before = at - 1; before >= 0; before--) {
    const piece = pieces[before]!
    if (isNumber(piece) || piece.kind === 'words') return piece
    if (!['flag', 'unit', 'time', 'word'].includes(piece.kind)) break
  }
  const next = pieces[at + 1]
  return next && (isNumber(next) || next.kind === 'words') ? next : null
}
