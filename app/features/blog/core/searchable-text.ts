/**
 * PostgreSQL's parser takes the square of the characters that stand together without a space (of "~/~/~/…" 200,000 take minutes, and in runs
 * of this length 0.4 s).
 */
const LONGEST_RUN = /\S{256}/gu
/** The largest vector that PostgreSQL makes is 1 MiB; the title, tags and description of a post have room in the rest. */
const MAX_BYTES = 1_000_000

/**
 * A text as it is given to `to_tsvector`, so that any text has a vector, and soon: without signs that may begin a tag, whose end would be
 * looked for through the whole text; very long runs in pieces; and not more than a vector can hold.
 */
export function searchableText(text: string): string {
  const spaced = text.replaceAll('<', ' ').replaceAll(LONGEST_RUN, '$& ')
  let bytes = 0
  for (const { 0: run, index } of spaced.matchAll(/\S+/g)) {
    bytes += mostBytesOf(run)
    if (bytes > MAX_BYTES) return spaced.slice(0, index)
  }
  return spaced
}

const encoder = new TextEncoder()
const BYTES_OF_A_PLACE = 8

/** What a run may take in a vector: each of its words with a place, and what hyphens or slashes join also as a whole. */
function mostBytesOf(run: string): number {
  const words = 1 + (run.match(/[^\p{L}\p{M}\p{N}]/gu)?.length ?? 0)
  const times = /[-/]/.test(run) ? 2 : 1
  return encoder.encode(run).length * times + words * BYTES_OF_A_PLACE
}
