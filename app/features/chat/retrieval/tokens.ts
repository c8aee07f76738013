/** The words of a text as they are compared: small letters, without accents and apostrophes. */
export function tokensOf(text: string): string[] {
  return (
    text
      .normalize('NFKD')
      .replaceAll(/\p{M}/gu, '')
      .toLowerCase()
      .replaceAll(/['’`]/g, '')
      .match(/[\p{L}\p{N}]+/gu) ?? []
  )
}

/** How many letters have to be changed, added, left out or swapped; `most` + 1 for anything above it. */
export function distanceOf(a: string, b: string, most: number): number {
  if (Math.abs(a.length - b.length) > most) return most + 1
  let before: number[] = []
  let last = Array.from({ length: b.length + 1 }, (_, at) => at)
  for (let i = 1; i <= a.length; i++) {
    const row = [i]
    for (let j = 1; j <= b.length; j++) {
      const same = a[i - 1] === b[j - 1] ? 0 : 1
      row[j] = Math.min(last[j]! + 1, row[j - 1]! + 1, last[j - 1]! + same)
      if (i > 1 && j > 1 && a[i - 1] === b[j - 2] && a[i - 2] === b[j - 1]) row[j] = Math.min(row[j]!, before[j - 2]! + 1)
    }
    if (Math.min(...row) > most) return most + 1
    before = last
    last = row
  }
  return last[b.length]!
}

/** Slips of the finger that are let pass in a word of this length. */
export function slipsIn(word: string): number {
  return word.length < 5 ? 0 : word.length < 9 ? 1 : 2
}
