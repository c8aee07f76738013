const words = 'zero one two three four five six seven eight nine ten eleven twelve'.split(' ')

/** A count as a sentence says it: in a word up to twelve, then in figures. */
export function spellNumber(count: number): string {
  return words[count] ?? String(count)
}
