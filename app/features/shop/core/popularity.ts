import { popularityKeywords } from '#content/popularity.ts'

const entries = popularityKeywords.map((keyword) => wordsOf(keyword))

/** The place of a name in the list of what is asked for most; names that no entry matches come after all others. */
export function popularityOf(name: string): number {
  const words = wordsOf(name)
  // “Multi-Vitamin” is also “multivitamin”.
  const ownWords = new Set([...words, ...words.slice(1).map((word, at) => words[at]! + word)])
  const place = entries.findIndex((entry) => entry.every((word) => ownWords.has(word) || ownWords.has(`${word}s`)))
  return place < 0 ? entries.length : place
}

/** Small letters without accents; letters and digits apart, so that “D3”, “D-3” and “D 3” are the same. */
function wordsOf(text: string): string[] {
  const plain = text.normalize('NFKD').replaceAll(/\p{M}/gu, '').toLowerCase()
  return plain.match(/\p{L}+|\p{N}+/gu) ?? []
}
