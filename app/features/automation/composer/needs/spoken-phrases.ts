/** A word of a phrase: one of these, or one that begins so; and how many others may stand before it. */
interface Part {
  readonly words: ReadonlySet<string>
  readonly beginnings: readonly string[]
  readonly gap: number
}

interface Phrase {
  readonly parts: readonly Part[]
  readonly isFromBeginning: boolean
  readonly isToEnd: boolean
}

/** Phrases by the word with which they begin, or by its beginning. */
export interface PhraseBook {
  readonly byWord: ReadonlyMap<string, readonly Phrase[]>
  readonly byBeginning: ReadonlyMap<string, readonly Phrase[]>
}

/** Where a phrase was found: from this word up to before that one. */
export interface Place {
  readonly from: number
  readonly to: number
}

const GAP = 3

/**
 * Phrases as they are listed: one a line or between commas, in small letters without accents. `a/b` is one or the other, `cut*` whatever begins so, `@self` a
 * class of words, `~` up to three words between; `^` and `$` are beginning and end of what is said.
 */
export function phraseBookOf(list: string, classes: Readonly<Record<string, string>> = {}): PhraseBook {
  const lines = list.split(/[,\n]/).map((line) => line.trim())
  const phrases = lines.filter((line) => line !== '').map((line) => phraseOf(line.split(' '), classes))
  return {
    byWord: phrasesBy(phrases, ({ words }) => [...words]),
    byBeginning: phrasesBy(phrases, ({ beginnings }) => beginnings),
  }
}

/** Phrases by each key of their first part. */
function phrasesBy(phrases: readonly Phrase[], keysOf: (first: Part) => readonly string[]): Map<string, Phrase[]> {
  const pairs = phrases.flatMap((phrase) => keysOf(phrase.parts[0]!).map((key) => ({ key, phrase })))
  const byKey = Map.groupBy(pairs, ({ key }) => key)
  return new Map([...byKey].map(([key, same]) => [key, same.map(({ phrase }) => phrase)]))
}

function phraseOf(written: readonly string[], classes: Readonly<Record<string, string>>): Phrase {
  const parts: Part[] = []
  let gap = 0
  for (const one of written) {
    if (one === '~') gap = GAP
    else if (one !== '^' && one !== '$') {
      parts.push({ ...wordsOf(one, classes), gap })
      gap = 0
    }
  }
  return { parts, isFromBeginning: written[0] === '^', isToEnd: written.at(-1) === '$' }
}

function wordsOf(written: string, classes: Readonly<Record<string, string>>) {
  const all = written.split('/').flatMap((one) => (one.startsWith('@') ? (classes[one.slice(1)] ?? '').split(' ') : [one]))
  return {
    words: new Set(all.filter((word) => !word.endsWith('*'))),
    beginnings: all.filter((word) => word.endsWith('*')).map((word) => word.slice(0, -1)),
  }
}

/** Where the first phrase of a book stands in some words; null where none is said. The work grows with the words and no faster. */
export function findPhrase(book: PhraseBook, words: readonly string[]): Place | null {
  for (const [from, word] of words.entries()) {
    for (const phrase of phrasesFrom(book, word)) {
      const to = phrase.isFromBeginning && from > 0 ? null : endOf(phrase, 1, from + 1, words)
      if (to !== null) return { from, to }
    }
  }
  return null
}

const LONGEST_BEGINNING = 24

function phrasesFrom({ byWord, byBeginning }: PhraseBook, word: string): readonly Phrase[] {
  const found = [...(byWord.get(word) ?? [])]
  for (let length = 1; length <= Math.min(word.length, LONGEST_BEGINNING); length++)
    found.push(...(byBeginning.get(word.slice(0, length)) ?? []))
  return found
}

/** Where the rest of a phrase ends; null where it is not said. */
function endOf(phrase: Phrase, part: number, from: number, words: readonly string[]): number | null {
  const next = phrase.parts[part]
  if (!next) return phrase.isToEnd && from !== words.length ? null : from
  for (let at = from; at <= from + next.gap && at < words.length; at++) {
    const to = isPart(next, words[at]!) ? endOf(phrase, part + 1, at + 1, words) : null
    if (to !== null) return to
  }
  return null
}

function isPart({ words, beginnings }: Part, word: string): boolean {
  return words.has(word) || beginnings.some((beginning) => word.startsWith(beginning))
}
