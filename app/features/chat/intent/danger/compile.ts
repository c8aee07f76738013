import { dangerKinds, type DangerKind, type DangerWords, type RuleMeaning } from '#content/chat/danger/form.ts'

import { spellingsOf } from './spellings.ts'
import { compileWeights, type Scales } from './weigh.ts'
import { WordIndex, type Looked } from './word-index.ts'

/** What it says when some words stand together. */
export type Said =
  | { readonly as: 'meaning'; readonly meaning: RuleMeaning }
  | { readonly as: 'alone' | 'named'; readonly kind: DangerKind }
  | { readonly as: 'harmless' }

/** Something that is said where the words so far have been found. */
interface Found {
  readonly said: Said
  /** Only where something that is said begins. */
  readonly begins: boolean
}

/** Words that follow each other, in a tree of what they have in common at their beginning. */
export interface Branch {
  readonly found: readonly Found[]
  /** Only where something that is said ends. */
  readonly foundAtEnd: readonly Found[]
  /** The next word, by how many others may stand before it. */
  readonly next: ReadonlyMap<number, ReadonlyMap<number, Branch>>
}

/** A branch while words are added. Most are leaves: what they lack they share. */
interface GrowingBranch extends Branch {
  found: readonly Found[]
  foundAtEnd: readonly Found[]
  next: Map<number, Map<number, GrowingBranch>>
}

/** A language that is ready to be looked for. */
export interface Compiled {
  readonly language: string
  readonly charactersAWord: number | null
  readonly objectFirst: boolean
  /** By the word with which a phrase begins. */
  readonly phrases: ReadonlyMap<number, Branch>
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
  const compiling = compileInSteps(languages)
  for (;;) {
    const { done, value } = compiling.next()
    if (done) return value
  }
}

/** The same in steps of a few milliseconds at most, so that other work can go on in between. */
export function* compileInSteps(languages: readonly DangerWords[]): Generator<void, Book> {
  const spaced: Sought = new Map()
  const unspaced: Sought = new Map()
  const compiled: Compiled[] = []
  for (const language of languages) compiled.push(yield* compileOne(language, language.charactersAWord ? unspaced : spaced))
  const ordinary = new Set<string>()
  for (const language of languages) {
    for (const word of entriesOf(language.ordinary.replaceAll(' ', ','))) for (const text of spellingsOf(word)) ordinary.add(text)
    yield
  }
  const byFirst = new Map<string, Looked[]>()
  for (const words of unspaced.values()) {
    for (const word of words) {
      const others = byFirst.get(word.text[0]!)
      if (others) others.push(word)
      else byFirst.set(word.text[0]!, [word])
    }
    yield
  }
  const index = new WordIndex(ordinary)
  for (const words of spaced.values()) {
    for (const word of words) index.add(word)
    yield
  }
  return { languages: compiled, spaced: index, unspaced: byFirst }
}

function* compileOne(language: DangerWords, sought: Sought): Generator<void, Compiled> {
  const root = newBranch()
  const isSpaced = language.charactersAWord === undefined
  const addAll = (list: string, said: Said) => {
    for (const entry of entriesOf(list)) addPhrase(root, entry, said, (part) => wordOf(part, sought, isSpaced))
  }
  for (const [meaning, list] of Object.entries(language.words)) {
    addAll(list, { as: 'meaning', meaning: meaning as RuleMeaning })
    yield
  }
  for (const as of ['alone', 'named'] as const) {
    for (const [kind, list] of Object.entries(language[as])) {
      addAll(list, { as, kind: kind as DangerKind })
      yield
    }
  }
  addAll(language.harmless, { as: 'harmless' })
  yield
  return {
    language: language.language,
    charactersAWord: language.charactersAWord ?? null,
    objectFirst: language.objectFirst ?? false,
    phrases: root.next.get(0) ?? new Map(),
    scales: language.weights ? compileWeights(language.weights, isSpaced) : null,
    scalesOfKinds: new Map(
      dangerKinds.flatMap((kind) => {
        const weights = language.weightsOfKinds?.[kind]
        return weights ? [[kind, compileWeights(weights, isSpaced)]] : []
      }),
    ),
  }
}

const entriesOf = (list: string) =>
  list
    .split(',')
    .map((entry) => entry.trim())
    .filter((entry) => entry !== '')

const NOTHING: readonly Found[] = []
const NO_WORD = new Map<number, Map<number, GrowingBranch>>()
const newBranch = (): GrowingBranch => ({ found: NOTHING, foundAtEnd: NOTHING, next: NO_WORD })

function addPhrase(root: GrowingBranch, entry: string, said: Said, wordOfPart: (part: string) => number): void {
  const begins = entry.startsWith('^')
  const parts = entry.split(/\s+/).filter((part) => part !== '^')
  const isAtEnd = parts.at(-1) === '$'
  let branch = root
  let gap = 0
  for (const part of isAtEnd ? parts.slice(0, -1) : parts) {
    if (part in GAPS) {
      gap = GAPS[part]!
      continue
    }
    if (branch.next === NO_WORD) branch.next = new Map()
    const byWord = branch.next.get(gap) ?? new Map<number, GrowingBranch>()
    branch.next.set(gap, byWord)
    const word = wordOfPart(part)
    branch = byWord.get(word) ?? newBranch()
    byWord.set(word, branch)
    gap = 0
  }
  if (isAtEnd) branch.foundAtEnd = [...branch.foundAtEnd, { said, begins }]
  else branch.found = [...branch.found, { said, begins }]
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
