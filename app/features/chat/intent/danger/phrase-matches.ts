import type { Book, Compiled } from './compile.ts'
import { normalText, placeCharacters, placeWords, type Placed, type Token } from './normal-text.ts'
import type { Phrases, PhraseLabel } from './phrase-tree.ts'

/** Something that is said, and where: from this place up to before that one. */
export interface PhraseMatch {
  readonly label: PhraseLabel
  readonly from: number
  readonly to: number
}

/** What a message says in one language. */
export interface MatchedMessage {
  readonly language: string
  readonly objectFirst: boolean
  readonly scales: Compiled['scales']
  readonly scalesOfKinds: Compiled['scalesOfKinds']
  readonly placed: Placed
  /** Words of this language cover so many places; 1 where words have spaces between them. */
  readonly scale: number
  /** By their places. */
  readonly matches: readonly PhraseMatch[]
}

interface Spot {
  readonly word: number
  readonly to: number
}

const UNSPACED = /[\p{Script=Han}\p{Script=Hiragana}\p{Script=Katakana}\p{Script=Hangul}\p{Script=Thai}]/u

/** Scripts of one language alone: where one is, no other is read out of the characters that both have. */
const OWN_SCRIPTS: ReadonlyArray<readonly [language: string, script: RegExp]> = [
  ['ja', /\p{Script=Hiragana}/u],
  ['ko', /\p{Script=Hangul}/u],
]

function isWritten(language: string, text: string): boolean {
  const own = OWN_SCRIPTS.filter(([, script]) => script.test(text))
  return own.length === 0 || own.some(([of]) => of === language)
}

/** Reads a message in every language at once; those that have nothing in it are left out. What stands in an idiom is not said. */
export function matchPhrases(book: Book, message: string): MatchedMessage[] {
  const text = normalText(message)
  const words = placeWords(text)
  const spots = spotWords(book, words)
  const hasUnspaced = UNSPACED.test(text)
  return book.languages.flatMap((compiled) => {
    const scale = compiled.charactersAWord ?? 1
    if (compiled.charactersAWord && !(hasUnspaced && isWritten(compiled.language, text))) return []
    const placed = compiled.charactersAWord ? placeCharacters(text, scale) : words
    const matches = matchesOf(compiled, placed, compiled.charactersAWord ? spotCharacters(book, placed) : spots, scale)
    const { language, objectFirst, scales, scalesOfKinds } = compiled
    return matches.length > 0 || scales ? [{ language, objectFirst, scales, scalesOfKinds, placed, scale, matches }] : []
  })
}

/** How a phrase names any figure. */
const FIGURE = '#'
const isFigure = (token: string) => /^\d/.test(token)

function spotWords({ spaced }: Book, { tokens }: Placed): Map<number, Spot[]> {
  const known = new Map<string, readonly number[]>()
  const wordsIn = (text: string) => {
    const words = known.get(text) ?? [...(isFigure(text) ? spaced.wordsIn(FIGURE) : []), ...spaced.wordsIn(text)]
    known.set(text, words)
    return words
  }
  const spotsAt = ({ text, place }: Token) => wordsIn(text).map((word) => ({ word, to: place + 1 }))
  return new Map(tokens.map((token) => [token.place, spotsAt(token)] as const))
}

function spotCharacters({ unspaced }: Book, { tokens }: Placed): Map<number, Spot[]> {
  const spotsAt = ({ text: first, place }: Token, at: number) =>
    isFigure(first)
      ? (unspaced.get(FIGURE) ?? []).map(({ id }) => ({ word: id, to: place + 1 }))
      : (unspaced.get(first) ?? [])
          .filter(({ text }) => isAt(tokens, at, text))
          .map(({ id, text }) => ({ word: id, to: place + text.length }))
  return new Map(tokens.map((token, at) => [token.place, spotsAt(token, at)] as const))
}

function isAt(tokens: readonly Token[], at: number, text: string): boolean {
  const place = tokens[at]!.place
  return Array.from(text).every((character, i) => {
    const token = tokens[at + i]
    return token?.text === character && token.place === place + i
  })
}

function matchesOf({ phrases }: Compiled, placed: Placed, spots: ReadonlyMap<number, Spot[]>, scale: number): PhraseMatch[] {
  const matches: PhraseMatch[] = []
  const around = { phrases, placed, spots, scale }
  for (const { place } of placed.tokens) {
    for (const { word, to } of spots.get(place) ?? []) {
      const branch = phrases.follow(phrases.root, 0, word)
      if (branch !== null) matchBranch(branch, place, to, around, matches)
    }
  }
  return outsideIdioms(matches)
}

/** Without what stands in an idiom, though it were by one word; what says more than the idiom in it is meant (“burn off every bite”). */
function outsideIdioms(matches: readonly PhraseMatch[]): PhraseMatch[] {
  const idiomsAt = new Map<number, PhraseMatch[]>()
  for (const match of matches) {
    if (match.label.as !== 'harmless') continue
    for (let place = match.from; place < match.to; place++) idiomsAt.set(place, [...(idiomsAt.get(place) ?? []), match])
  }
  const isInIdiom = ({ from, to }: PhraseMatch) => {
    for (let place = from; place < to; place++) {
      if (idiomsAt.get(place)?.some((idiom) => idiom.from < from || idiom.to > to || idiom.to - idiom.from === to - from))
        return true
    }
    return false
  }
  return matches.filter((match) => match.label.as !== 'harmless' && !isInIdiom(match))
}

interface Around {
  readonly phrases: Phrases
  readonly placed: Placed
  readonly spots: ReadonlyMap<number, Spot[]>
  readonly scale: number
}

/** Marks the phrases that are found with the words of a branch, and goes on along it. */
function matchBranch(branch: number, from: number, to: number, around: Around, matches: PhraseMatch[]): void {
  const { phrases, placed, spots, scale } = around
  for (const { label, begins, ends } of phrases.foundAt(branch)) {
    if ((!begins || placed.begins.has(from)) && (!ends || placed.ends.has(to))) matches.push({ label, from, to })
  }
  for (const gap of phrases.gapsAfter(branch)) {
    for (let place = to; place <= to + gap * scale; place++) {
      for (const spot of spots.get(place) ?? []) {
        const next = phrases.follow(branch, gap, spot.word)
        if (next !== null) matchBranch(next, from, spot.to, around, matches)
      }
    }
  }
}
