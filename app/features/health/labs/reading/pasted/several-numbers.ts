import type { DecimalSign } from '#features/health/labs/reading/read-number.ts'

import type { Piece } from './pieces.ts'

const PER_VOLUME = /\/\s*(?:mm|cmm|[µμu]l|mcl)/i

/** Counted one by one, and not in thousands: “/mm3”, “cells/µL”. */
const IN_ONES = /^\(?(?:cells?|zellen|cel|c[ée]l(?:ulas)?|leu[ck]o\p{L}*)?\s*\/\s*(?:mm|cmm|[µμu]l|mcl)/iu

const BEGINNING = /^(?:[<>≤≥]=?|=[<>])?\s*\d{1,3}(?: \d{3})*$/
const WITH_BLANKS = /\d \d{3}(?!\d)/
/** From how many times the number before it on three digits are of the same number: “1 250” is hardly 1 beside an earlier 250. */
const TIMES = 10

/**
 * “250 000 /mm3” is one number, and so is the limit of “9 000 < 10 000”. “140 138” may be two, and stays so. What is counted in a volume, or
 * has a range that is written so, has thousands; in reports with decimal commas “1 250” is one number as well.
 */
export function withThousands(pieces: ReadonlyArray<Piece>, sign: DecimalSign): Piece[] {
  const isCounted = pieces.some(
    ({ kind, text }) => (kind === 'unit' && IN_ONES.test(text)) || (kind === 'range' && WITH_BLANKS.test(text)),
  )
  const joined: Piece[] = []
  for (const [at, piece] of pieces.entries()) {
    const before = joined.at(-1)
    const isGroup = piece.kind === 'value' && /^\d{3}$/.test(piece.text) && before?.to === piece.from - 1
    const begins = before !== undefined && ['value', 'bound', 'range'].includes(before.kind) && BEGINNING.test(before.text)
    if (isGroup && begins && (piece.text === '000' || isCounted || isLarge(pieces, at, sign)))
      joined[joined.length - 1] = { ...before, text: `${before.text} ${piece.text}`, to: piece.to }
    else joined.push(piece)
  }
  return joined
}

/** “1 250 U/L”: the first number of a row, and its unit behind it. */
function isLarge(pieces: ReadonlyArray<Piece>, at: number, sign: DecimalSign): boolean {
  const [before, piece, next] = [pieces[at - 1], pieces[at], pieces[at + 1]]
  if (sign !== 'comma' || before?.kind !== 'value' || next?.kind !== 'unit') return false
  return pieces.findIndex(({ kind }) => kind === 'value' || kind === 'bound') === at - 1 && !before.text.startsWith('0')
    ? Number(piece!.text) >= TIMES * Number(before.text)
    : false
}

/**
 * A share and a count on one line (“60 % 4.2 /nl”) are two results. The same in another unit (“0,98 g/l soit 5,44 mmol/l”) is not: the first
 * one is taken.
 */
export function pairsOf(pieces: ReadonlyArray<Piece>): Array<ReadonlyArray<Piece>> {
  const starts = pieces.flatMap((piece, at) => (isMeasured(pieces, at) ? [at] : []))
  const [first, second] = starts
  if (first === undefined || second === undefined) return [withoutSame(pieces)]
  const [one, two] = [unitBehind(pieces, first)!, unitBehind(pieces, second)!]
  if ((one === '%') !== (two === '%') && starts.length === 2 && isCount(one === '%' ? two : one))
    return [pieces.slice(0, second), pieces.slice(second)].map((part) => part.filter(({ kind }) => kind !== 'same'))
  return [withoutSame(pieces)]
}

function withoutSame(pieces: ReadonlyArray<Piece>): ReadonlyArray<Piece> {
  const at = pieces.findIndex(({ kind }) => kind === 'same')
  if (at === -1 || !pieces.slice(0, at).some(({ kind }) => kind === 'value' || kind === 'bound')) return pieces
  // Behind the number and its unit stands the range in that unit, if the first one has had its own.
  const hasRange = pieces.slice(0, at).some(({ kind }) => kind === 'range')
  const gone = pieces.slice(at, at + 3)
  const rest = pieces.slice(at + gone.length)
  return [...pieces.slice(0, at), ...(hasRange ? rest.filter(({ kind }) => kind !== 'range') : rest)]
}

function isMeasured(pieces: ReadonlyArray<Piece>, at: number): boolean {
  const { kind } = pieces[at]!
  return (kind === 'value' || kind === 'bound') && unitBehind(pieces, at) !== null
}

function unitBehind(pieces: ReadonlyArray<Piece>, at: number): string | null {
  const next = pieces.slice(at + 1).find(({ kind }) => kind !== 'flag')
  return next?.kind === 'unit' ? next.text : null
}

function isCount(unit: string): boolean {
  return PER_VOLUME.test(unit) || /^(?:x?\s?10|g\/l|gpt|giga|t\/l|tpt|tera|\/[npµμu]l|tsd|k\/|thou|mio|cells|mill)/i.test(unit)
}
