import { popularityKeywords } from '#content/popularity.ts'

/** The place of a name in the list of what is asked for most; names that no entry matches come after all others. */
export function popularityOf(name: string): number {
  const lower = name.toLowerCase()
  const place = popularityKeywords.findIndex((keyword) => lower.includes(keyword))
  return place < 0 ? popularityKeywords.length : place
}
