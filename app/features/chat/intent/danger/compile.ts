import { dangerKinds, type DangerKind, type DangerWords, type RuleMeaning } from '#content/chat/danger/form.ts'

import { PhraseTree, type Phrases, type PhraseLabel } from './phrase-tree.ts'
import { spellingsOf } from './spellings.ts'
import { compileWeights, type Scales } from './weigh.ts'
import { WordIndex, type Looked } from './word-index.ts'

/** A language that is ready to be looked for. */
export interface Compiled {
  readonly language: string
  readonly charactersAWord: number | null
  readonly objectFirst: boolean
  readonly phrases: Phrases
  readonly scales: Scales | null
  readonly scalesOfKinds: ReadonlyMap<DangerKind, Scales>
}

export interface Book {
  readonly languages: readonly Compiled[]
  /** Of those that put spaces between their words. */
  readonly spaced: WordIndex
  /** Of those that do not: by the first character, the longest first. */
  readonly unspaced: ReadonlyMap<string, readonly Looked[]>
}

/** The words that are looked for, by how they are written in a list. */
type Sought = Map<string, readonly Looked[]>

const GAPS: Readonly<Record<string, number>> = { _: 1, '*': 3 }

/** Makes the words of all languages ready. */
export function compile(languages: readonly DangerWords[]): Book {
  const work = compiling(languages)
  for (;;) {
    const { done, value } = work.next()
    if (done) return value
  }
}

/** The same, a little at a time: it pauses so often that no step is long. */
export function* compiling(languages: readonly DangerWords[]): Generator<void, Book> {
  const spaced: Sought = new Map()
  const unspaced: Sought = new Map()
  const compiled: Compiled[] = []
  const ordinary = new Set<string>()
  for (const language of languages) {
    compiled.push(yield* compileOne(language, language.charactersAWord ? unspaced : spaced))
    for (const word of entriesOf(language.ordinary.replaceAll(' ', ','))) {
      for (const spelling of spellingsOf(word)) ordinary.add(spelling)
      yield
    }
  }
  const index = new WordIndex(ordinary)
  for (const words of spaced.values()) {
    for (const word of words) index.add(word)
    yield
  }
  const byFirst = new Map<string, Looked[]>()
  for (const words of unspaced.values()) {
    for (const word of words) byFirst.set(word.text[0]!, [...(byFirst.get(word.text[0]!) ?? []), word])
    yield
  }
  return { languages: compiled, spaced: index, unspaced: byFirst }
}

function* compileOne(language: DangerWords, sought: Sought): Generator<void, Compiled> {
  const phrases = new PhraseTree()
  const isSpaced = language.charactersAWord === undefined
  function* addAll(list: string, label: PhraseLabel) {
    for (const entry of entriesOf(list)) {
      addPhrase(phrases, entry, label, (part) => wordOf(part, sought, isSpaced))
      yield
    }
  }
  for (const [meaning, list] of Object.entries(language.words))
    yield* addAll(list, { as: 'meaning', meaning: meaning as RuleMeaning })
  for (const as of ['alone', 'named'] as const) {
    for (const [kind, list] of Object.entries(language[as])) yield* addAll(list, { as, kind: kind as DangerKind })
  }
  yield* addAll(language.harmless, { as: 'harmless' })
  const scales = language.weights ? compileWeights(language.weights, isSpaced) : null
  const scalesOfKinds = new Map<DangerKind, Scales>()
  for (const kind of dangerKinds) {
    yield
    const weights = language.weightsOfKinds?.[kind]
    if (weights) scalesOfKinds.set(kind, compileWeights(weights, isSpaced))
  }
  return {
    language: language.language,
    charactersAWord: language.charactersAWord ?? null,
    objectFirst: language.objectFirst ?? false,
    phrases,
    scales,
    scalesOfKinds,
  }
}

const entriesOf = (list: string) =>
  list
    .split(',')
    .map((entry) => entry.trim())
    .filter((entry) => entry !== '')

function addPhrase(phrases: PhraseTree, entry: string, label: PhraseLabel, wordOfPart: (part: string) => number): void {
  const begins = entry.startsWith('^')
  const parts = entry.split(/\s+/).filter((part) => part !== '^')
  const ends = parts.at(-1) === '$'
  let branch = phrases.root
  let gap = 0
  for (const part of ends ? parts.slice(0, -1) : parts) {
    if (part in GAPS) {
      gap = GAPS[part]!
      continue
    }
    branch = phrases.grow(branch, gap, wordOfPart(part))
    gap = 0
  }
  phrases.add(branch, label, begins, ends)
}

/** The number of a word, which all its spellings have. */
function wordOf(part: string, sought: Sought, isSpaced: boolean): number {
  const known = sought.get(part)?.[0]
  if (known) return known.id
  const id = sought.size
  const exactly = part.startsWith('=')
  const bare = part.replaceAll(/^[=~]|~$/g, '')
  const way = part.startsWith('~') ? 'part' : part.endsWith('~') ? 'start' : 'whole'
  const spellings = spellingsOf(bare, way !== 'whole' && isSpaced)
  sought.set(
    part,
    spellings.map((text) => ({ id, text, way, exactly })),
  )
  return id
}
