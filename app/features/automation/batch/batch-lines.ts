/** A title line and the prompt line after it. */
export interface BatchLine {
  readonly title: string
  readonly prompt: string
}

export const batchLimits = { articles: 60, title: 200, prompt: 2_000, text: 200_000 } as const

/**
 * The titles and prompts of a batch: blank lines count for nothing, the rest are pairs; a last line without its pair is dropped, and
 * so is a pair of which one is empty.
 */
export function parseBatch(text: string): BatchLine[] {
  const lines = linesOf(text)
  const pairs: BatchLine[] = []
  for (let at = 0; at + 1 < lines.length; at += 2) pairs.push({ title: lines[at]!, prompt: lines[at + 1]! })
  return pairs
}

/** The text with another title for one of its articles, counted from 0; every other line stays as it was typed. */
export function withTitle(text: string, at: number, title: string): string {
  let seen = -1
  return text.replaceAll(/[^\r\n]+/g, (line) => {
    if (line.trim() === '') return line
    seen += 1
    return seen === 2 * at ? title : line
  })
}

/** The last line that has no pair, which is left out; null where all have one. */
export function unpairedLine(text: string): string | null {
  const lines = linesOf(text)
  return lines.length % 2 === 1 ? lines.at(-1)! : null
}

function linesOf(text: string): string[] {
  return text
    .split(/\r\n|\r|\n/)
    .map((line) => line.trim())
    .filter(Boolean)
}
