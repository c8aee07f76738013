import type { Compiled, Book, Phrase, Said } from './compile.ts'
import { normalText, placeCharacters, placeWords, type Placed, type Token } from './normal-text.ts'

/** Something that is said, and where: from this place up to before that one. */
export interface Mark {
  readonly said: Said
  readonly from: number
  readonly to: number
}

/** What a message says in one language. */
export interface Marked {
  readonly language: string
  readonly placed: Placed
  /** Words of this language cover so many places; 1 where words have spaces between them. */
  readonly scale: number
  /** By their places. */
  readonly marks: readonly Mark[]
}

interface Spot {
  readonly word: number
  readonly to: number
}

const UNSPACED = /[\p{Script=Han}\p{Script=Hiragana}\p{Script=Katakana}\p{Script=Hangul}\p{Script=Thai}]/u

/** Reads a message in every language at once; those of which it has nothing are left out. What stands in an idiom is not said. */
export function markMessage(book: Book, message: string): Marked[] {
  const text = normalText(message)
  const words = placeWords(text)
  const spots = spotWords(book, words)
  const hasUnspaced = UNSPACED.test(text)
  return book.languages.flatMap((compiled) => {
    const scale = compiled.charactersAWord ?? 1
    if (compiled.charactersAWord && !hasUnspaced) return []
    const placed = compiled.charactersAWord ? placeCharacters(text, scale) : words
    const marks = marksOf(compiled, placed, compiled.charactersAWord ? spotCharacters(book, placed) : spots, scale)
    return marks.length > 0 ? [{ language: compiled.language, placed, scale, marks }] : []
  })
}

/** How a phrase names any figure. */
const FIGURE = '#'
const isFigure = (token: string) => /^\d/.test(token)

function spotWords({ spaced }: Book, { tokens }: Placed): Map<number, Spot[]> {
  const spotsAt = ({ text, place }: Token) =>
    [...(isFigure(text) ? spaced.wordsIn(FIGURE) : []), ...spaced.wordsIn(text)].map((word) => ({ word, to: place + 1 }))
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

function marksOf({ phrases }: Compiled, placed: Placed, spots: ReadonlyMap<number, Spot[]>, scale: number): Mark[] {
  const marks: Mark[] = []
  for (const { place } of placed.tokens) {
    for (const { word, to } of spots.get(place) ?? []) {
      for (const { said, parts } of phrases.get(word) ?? []) {
        const end = endOf(parts, 1, to, { placed, spots, scale })
        if (end !== null) marks.push({ said, from: place, to: end })
      }
    }
  }
  return outsideIdioms(marks)
}

/** Without what stands in an idiom, though it were by one word; what says more than the idiom in it is meant (“burn off every bite”). */
function outsideIdioms(marks: readonly Mark[]): Mark[] {
  const idiomsAt = new Map<number, Mark[]>()
  for (const mark of marks) {
    if (mark.said.as !== 'harmless') continue
    for (let place = mark.from; place < mark.to; place++) idiomsAt.set(place, [...(idiomsAt.get(place) ?? []), mark])
  }
  const isInIdiom = ({ from, to }: Mark) => {
    for (let place = from; place < to; place++) {
      if (idiomsAt.get(place)?.some((idiom) => idiom.from < from || idiom.to > to || idiom.to - idiom.from === to - from)) return true
    }
    return false
  }
  return marks.filter((mark) => mark.said.as !== 'harmless' && !isInIdiom(mark))
}

interface Around {
  readonly placed: Placed
  readonly spots: ReadonlyMap<number, Spot[]>
  readonly scale: number
}

/** Where the rest of a phrase ends that goes on at this place; null where it does not. */
function endOf(parts: Phrase['parts'], at: number, place: number, around: Around): number | null {
  const part = parts[at]
  if (!part) return place
  if (part.words.length === 0) return around.placed.ends.has(place) ? place : null
  for (let next = place; next <= place + part.gap * around.scale; next++) {
    for (const { word, to } of around.spots.get(next) ?? []) {
      const end = part.words.includes(word) ? endOf(parts, at + 1, to, around) : null
      if (end !== null) return end
    }
  }
  return null
}
