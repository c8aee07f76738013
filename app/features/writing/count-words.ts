/** Words of a text: runs of characters with a letter or digit among them. */
export function countWords(text: string): number {
  return text.split(/\s+/).filter((word) => /[\p{L}\p{N}]/u.test(word)).length
}

/** Minutes that reading takes, at 220 words a minute; at least one. */
export function readingMinutes(words: number): number {
  return Math.max(1, Math.round(words / 220))
}
