/**
 * How many letters have to be changed, added, left out or swapped with their neighbour to make one word of another (optimal string alignment: Damerau 1964,
 * without a second change of what was swapped); `most` + 1 for anything above `most`. Our own, because packages for it know neither a bound nor beginnings,
 * and the assistant compares thousands of words for a question.
 */
export function editDistance(a: string, b: string, most: number): number {
  if (Math.abs(a.length - b.length) > most) return most + 1
  const distance = distancesToBeginnings(a, b, most)?.at(-1) ?? most + 1
  return Math.min(distance, most + 1)
}

/** The same to whatever beginning of a word comes nearest: for what somebody has typed half of. */
export function editDistanceToBeginning(typed: string, word: string, most: number): number {
  return Math.min(...(distancesToBeginnings(typed, word, most) ?? []), most + 1)
}

/** From a word to each beginning of another, the empty one first; null where all are above `most`. */
function distancesToBeginnings(a: string, b: string, most: number): number[] | null {
  let before: number[] = []
  let last = Array.from({ length: b.length + 1 }, (_, at) => at)
  for (let i = 1; i <= a.length; i++) {
    const row = [i]
    for (let j = 1; j <= b.length; j++) {
      const same = a[i - 1] === b[j - 1] ? 0 : 1
      row[j] = Math.min(last[j]! + 1, row[j - 1]! + 1, last[j - 1]! + same)
      if (i > 1 && j > 1 && a[i - 1] === b[j - 2] && a[i - 2] === b[j - 1]) row[j] = Math.min(row[j]!, before[j - 2]! + 1)
    }
    if (Math.min(...row) > most) return null
    before = last
    last = row
  }
  return last
}
