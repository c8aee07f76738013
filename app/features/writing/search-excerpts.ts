import type { TextPart } from './text.ts'

/** A word of a text that was searched for: where it stands, and as which of the asked lexemes. */
export interface Hit {
  readonly start: number
  readonly end: number
  readonly lexemes: readonly string[]
}

/** Which of the asked lexemes (words without their endings) each form of a word stands for. */
export type AskedForms = ReadonlyMap<string, readonly string[]>

const WORD = String.raw`[\p{L}\p{M}\p{N}]`

/**
 * Words that may be forms of these lexemes: "stories" of "stori", "waking" of "wake", and of short ones all that begin with the same
 * letter ("lying" of "lie").
 */
export function candidatesFor(lexemes: readonly string[]): RegExp | null {
  const beginnings = lexemes.map((lexeme) => (/^.{1,3}$/u.test(lexeme) ? [...lexeme][0]! : lexeme.replace(/(?<=..)[ei]$/, '')))
  const literal = beginnings
    .toSorted((a, b) => b.length - a.length)
    .map((text) => text.replaceAll(/[\\^$.*+?()[\]{}|/]/g, String.raw`\$&`))
  return lexemes.length === 0 ? null : new RegExp(`(?<!${WORD})(?:${literal.join('|')})${WORD}*`, 'giu')
}

/** Each candidate once, in small letters: what to ask the database for. */
export function formsIn(texts: readonly string[], candidates: RegExp): string[] {
  return [...new Set(texts.flatMap((text) => text.match(candidates) ?? []).map((form) => form.toLowerCase()))]
}

export function hitsIn(text: string, candidates: RegExp, asked: AskedForms): Hit[] {
  return [...text.matchAll(candidates)].flatMap(({ 0: form, index }) => {
    const lexemes = asked.get(form.toLowerCase())
    return lexemes ? [{ start: index, end: index + form.length, lexemes }] : []
  })
}

/** A text, or the part of it from `from` to `to`, in runs. */
export function partsWith(text: string, hits: readonly Hit[], from = 0, to = text.length): TextPart[] {
  const parts: TextPart[] = []
  let at = from
  for (const { start, end } of hits) {
    if (start < at || end > to) continue
    parts.push({ text: text.slice(at, start), isHit: false }, { text: text.slice(start, end), isHit: true })
    at = end
  }
  return [...parts, { text: text.slice(at, to), isHit: false }].filter((part) => part.text !== '')
}

const PASSAGE = { before: 60, length: 240 }
/** Words that never stand close together have passages of their own: so many, and shorter ones. */
const MAX_PASSAGES = 3
const SHORTER = 140

/**
 * Our own, because `ts_headline` gives a text with marks in it, and knows of nothing that was shown already (docs/decisions/0031).
 *
 * What tells most of a text: the passage with as many of the wanted lexemes as one can have, then one for those it has not.
 */
export function passageOf(text: string, hits: readonly Hit[], wanted: ReadonlySet<string>): TextPart[] | null {
  const runs: Run[] = []
  const missing = new Set(wanted)
  while (runs.length < MAX_PASSAGES) {
    const best = bestRun(hits, missing)
    if (!best || (runs.length > 0 && ![...best.lexemes].some((lexeme) => missing.has(lexeme)))) break
    runs.push(best)
    for (const lexeme of best.lexemes) missing.delete(lexeme)
  }
  const length = runs.length > 1 ? SHORTER : PASSAGE.length
  const passages = runs.toSorted((a, b) => a.start - b.start).map((run) => around(run, text, hits, length))
  return runs.length > 0 ? passages.flatMap((parts, at) => (at > 0 ? [{ text: ' … ', isHit: false }, ...parts] : parts)) : null
}

/** From the beginning of a word to the end of one. */
function around({ start, end }: Run, text: string, hits: readonly Hit[], length: number): TextPart[] {
  const earliest = Math.max(0, start - PASSAGE.before)
  const from = earliest === 0 ? 0 : start - text.slice(earliest, start).replace(/^\S*\s+/, '').length
  const latest = Math.max(from + length, end)
  const to =
    latest >= text.length
      ? text.length
      : end +
        text
          .slice(end, latest)
          .replace(/(?<!\S)\S*$/, '')
          .trimEnd().length
  return partsWith(text, hits, from, to)
}

interface Run {
  readonly start: number
  readonly end: number
  readonly lexemes: ReadonlySet<string>
  readonly worth: number
}

function bestRun(hits: readonly Hit[], wanted: ReadonlySet<string>): Run | null {
  let best: Run | null = null
  for (const [at, { start }] of hits.entries()) {
    const seen = new Set<string>()
    for (let to = at; to < hits.length && hits[to]!.end - start <= PASSAGE.length - PASSAGE.before; to++) {
      const { end, lexemes } = hits[to]!
      const before = seen.size
      for (const lexeme of lexemes) seen.add(lexeme)
      if (seen.size === before) continue
      // What is wanted outweighs everything else that was asked for.
      const worth = [...seen].reduce((sum, lexeme) => sum + (wanted.has(lexeme) ? 1_000 : 1), 0)
      if (!best || worth > best.worth || (worth === best.worth && end - start < best.end - best.start))
        best = { start, end, lexemes: new Set(seen), worth }
    }
  }
  return best
}
