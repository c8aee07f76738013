import type { DangerKind, DangerWords, RuleMeaning } from '#content/chat/danger/form.ts'

import { spellingsOf } from './spellings.ts'
import { WordIndex, type Looked } from './word-index.ts'

/** What it says when some words stand together. */
export type Said =
  | { readonly as: 'meaning'; readonly meaning: RuleMeaning }
  | { readonly as: 'alone' | 'named'; readonly kind: DangerKind }
  | { readonly as: 'hint' | 'harmless' }

/** Words that follow each other. */
export interface Phrase {
  readonly said: Said
  readonly parts: ReadonlyArray<{
    /** Spellings of one word; empty for the end of what is said. */
    readonly words: readonly number[]
    /** How many other words may stand before it. */
    readonly gap: number
  }>
}

/** A language that is ready to be looked for. */
export interface Compiled {
  readonly language: string
  readonly charactersAWord: number | null
  /** By each word with which one begins. */
  readonly phrases: ReadonlyMap<number, readonly Phrase[]>
}

export interface Book {
  readonly languages: readonly Compiled[]
  /** Of those that put spaces between their words. */
  readonly spaced: WordIndex
  /** Of those that do not: by the first character, the longest first. */
  readonly unspaced: ReadonlyMap<string, readonly Looked[]>
}

const GAPS: Readonly<Record<string, number>> = { _: 1, '*': 3 }

/** Makes the words of all languages ready. */
export function compile(languages: readonly DangerWords[]): Book {
  const spaced = new Map<string, Looked>()
  const unspaced = new Map<string, Looked>()
  const compiled = languages.map((language) => compileOne(language, language.charactersAWord ? unspaced : spaced))
  const ordinary = new Set(
    languages.flatMap(({ ordinary }) => entriesOf(ordinary.replaceAll(' ', ',')).flatMap((word) => spellingsOf(word))),
  )
  const byFirst = new Map<string, Looked[]>()
  for (const word of unspaced.values()) byFirst.set(word.text[0]!, [...(byFirst.get(word.text[0]!) ?? []), word])
  return { languages: compiled, spaced: new WordIndex([...spaced.values()], ordinary), unspaced: byFirst }
}

function compileOne(language: DangerWords, words: Map<string, Looked>): Compiled {
  const phrases = new Map<number, Phrase[]>()
  const isSpaced = language.charactersAWord === undefined
  const addAll = (list: string, said: Said) => {
    for (const entry of entriesOf(list)) {
      const phrase = { said, parts: partsOf(entry, words, isSpaced) }
      for (const word of phrase.parts[0]?.words ?? []) phrases.set(word, [...(phrases.get(word) ?? []), phrase])
    }
  }
  for (const [meaning, list] of Object.entries(language.words)) addAll(list, { as: 'meaning', meaning: meaning as RuleMeaning })
  for (const as of ['alone', 'named'] as const) {
    for (const [kind, list] of Object.entries(language[as])) addAll(list, { as, kind: kind as DangerKind })
  }
  addAll(language.hints ?? '', { as: 'hint' })
  addAll(language.harmless, { as: 'harmless' })
  return { language: language.language, charactersAWord: language.charactersAWord ?? null, phrases }
}

const entriesOf = (list: string) =>
  list
    .split(',')
    .map((entry) => entry.trim())
    .filter((entry) => entry !== '')

function partsOf(entry: string, words: Map<string, Looked>, isSpaced: boolean): Phrase['parts'] {
  const parts: Array<Phrase['parts'][number]> = []
  let gap = 0
  for (const part of entry.split(/\s+/)) {
    if (part in GAPS) {
      gap = GAPS[part]!
      continue
    }
    parts.push({ gap, words: part === '$' ? [] : wordsOf(part, words, isSpaced) })
    gap = 0
  }
  return parts
}

function wordsOf(part: string, words: Map<string, Looked>, isSpaced: boolean): number[] {
  const exactly = part.startsWith('=')
  const bare = part.replaceAll(/^[=~]|~$/g, '')
  const way = part.startsWith('~') ? 'part' : part.endsWith('~') ? 'start' : 'whole'
  return spellingsOf(bare, way !== 'whole' && isSpaced).map((text) => {
    const key = `${text} ${way} ${exactly}`
    const known = words.get(key) ?? { id: words.size, text, way, exactly }
    words.set(key, known)
    return known.id
  })
}
