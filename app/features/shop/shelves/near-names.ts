import { editDistance, editDistanceToBeginning } from '#base/edit-distance.ts'

/** A name as it is kept for sorting: without accents and large letters. */
interface Named {
  readonly sortName: string
}

/** Longer words are no slips of anything. */
const LONGEST_SLIP = 30
/** From so many letters on a word may be half typed: it counts as near where it comes near to how a longer one begins. */
const HALF_TYPED = 6

/**
 * Those of the products whose names come nearest to words that stand nowhere: every word has something like it in the name, and no
 * other name needs fewer slips. Words with figures in them are near to nothing but themselves in another spelling (“omega3”).
 */
export function nearestNames<Product extends Named>(products: readonly Product[], words: readonly string[]): Product[] {
  const slipsOf = words.map((word) => slipsFrom(word))
  const slips = products.map(({ sortName }) => {
    const parts = sortName.split(' ')
    let sum = 0
    for (const toPart of slipsOf) {
      sum += parts.reduce((least, part) => Math.min(least, toPart(part)), Infinity)
      if (sum === Infinity) break
    }
    return sum
  })
  const fewest = slips.reduce((least, count) => Math.min(least, count), Infinity)
  return fewest === Infinity ? [] : products.filter((_, at) => slips[at] === fewest)
}

/** How many slips lead from a word to a part of a name: Infinity where it would be another word. */
function slipsFrom(word: string): (part: string) => number {
  const typed = word
    .normalize('NFKD')
    .replaceAll(/[^\p{L}\p{N}]+/gu, '')
    .slice(0, LONGEST_SLIP + 1)
  const most = mostSlips(typed)
  const letters = lettersOf(typed)
  const known = new Map<string, number>()
  function slipsTo(piece: string): number {
    if (!mayBeMeant(typed, piece, most)) return Infinity
    // The typed word may be half of the piece.
    const between = typed.length >= HALF_TYPED ? editDistanceToBeginning : editDistance
    const slips = between(typed, piece, most)
    return slips > most ? Infinity : slips
  }
  return (part) => {
    const before = known.get(part)
    if (before !== undefined) return before
    // A letter that the part has nowhere is a slip, wherever it belongs.
    const hasLetters = countOf(letters & ~lettersOf(part)) <= most
    const slips = hasLetters ? Math.min(...piecesOf(part).map(slipsTo)) : Infinity
    known.set(part, slips)
    return slips
  }
}

/** Letters and figures alone: of “omega-3” all three of “omega3”, “omega” and “3”. */
function piecesOf(part: string): string[] {
  const pieces = part.split(/[^\p{L}\p{N}]+/u).filter(Boolean)
  return pieces.length > 1 ? [pieces.join(''), ...pieces] : pieces
}

/** Which letters a word has, a bit each; signs that share one only make it less sure. */
function lettersOf(word: string): number {
  let letters = 0
  for (let at = 0; at < word.length; at++) letters |= 1 << (word.charCodeAt(at) & 31)
  return letters
}

function countOf(bits: number): number {
  let count = 0
  for (let left = bits; left !== 0; left &= left - 1) count += 1
  return count
}

function mostSlips(typed: string): number {
  if (typed.length < 4 || typed.length > LONGEST_SLIP || /\p{N}/u.test(typed)) return 0
  return typed.length < 8 ? 1 : 2
}

/** What is cheap to see. Of a short word the beginning is right, or its first two letters stand in the wrong order. */
function mayBeMeant(typed: string, piece: string, most: number): boolean {
  if (typed === '' || piece.length < typed.length - most) return false
  if (typed.length >= HALF_TYPED) return true
  return piece.length <= typed.length + most && (typed[0] === piece[0] || (typed[0] === piece[1] && typed[1] === piece[0]))
}
