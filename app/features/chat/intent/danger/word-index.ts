import { editDistance } from '#base/edit-distance.ts'
import { slipsIn } from '#features/chat/retrieval/tokens.ts'

import { NearWords } from './near-words.ts'

/** One word that is looked for. */
export interface Looked {
  readonly id: number
  readonly text: string
  readonly way: 'whole' | 'start' | 'part'
  /** Forgives no slip. */
  readonly exactly: boolean
}

const SHORTEST_STEM_WITH_SLIP = 6
const SHORTEST_JOINED = 8
/** Beyond it a token is a run of characters and not one word, of which only the beginning is looked at. */
const LONGEST_WORD = 30
/** Letters by which a word is found that may stand anywhere in another. */
const KEY = 3

/**
 * Finds which of many words a token is, in time that does not grow with their number: whole, by its beginning, by a part, with one slip of the finger
 * (by what is left when a letter is left out of either), or as two of them written together.
 */
export class WordIndex {
  readonly #whole = new Map<string, number[]>()
  readonly #starts = new Map<string, number[]>()
  readonly #parts = new Map<string, Looked[]>()
  readonly #nearWhole = new NearWords<Looked>()
  readonly #nearStarts = new NearWords<Looked>()
  readonly #ordinary: ReadonlySet<string>
  #longestStart = 0

  /** Words that are no slip of another stand in `ordinary`. */
  constructor(ordinary: ReadonlySet<string>) {
    this.#ordinary = ordinary
  }

  /** From now on this word is looked for as well. */
  add(word: Looked): void {
    const { text, id, way, exactly } = word
    if (way === 'part') add(this.#parts, text.slice(0, KEY), word)
    else if (way === 'whole') add(this.#whole, text, id)
    else {
      add(this.#starts, text, id)
      this.#longestStart = Math.max(this.#longestStart, text.length)
    }
    if (exactly || way === 'part') return
    const near = way === 'whole' ? this.#nearWhole : this.#nearStarts
    if (text.length < (way === 'whole' ? 4 : SHORTEST_STEM_WITH_SLIP)) return
    near.add(word)
  }

  wordsIn(token: string): readonly number[] {
    const found = new Set(this.#exact(token.slice(0, LONGEST_WORD)))
    for (const bare of withoutParticles(token)) for (const id of this.#whole.get(bare) ?? []) found.add(id)
    if (token.length > LONGEST_WORD) return [...found]
    if (this.#whole.has(token) || this.#ordinary.has(token)) return [...found]
    if (found.size === 0 && token.length >= SHORTEST_JOINED) for (const id of this.#joined(token)) found.add(id)
    for (const id of this.#near(token)) found.add(id)
    return [...found]
  }

  #exact(token: string): number[] {
    const found = [...(this.#whole.get(token) ?? [])]
    for (let length = Math.min(token.length, this.#longestStart); length > 0; length--) {
      found.push(...(this.#starts.get(token.slice(0, length)) ?? []))
    }
    for (let from = 0; from + KEY <= token.length; from++) {
      for (const { text, id } of this.#parts.get(token.slice(from, from + KEY)) ?? []) {
        if (token.startsWith(text, from)) found.push(id)
      }
    }
    return found
  }

  /** “killmyself” */
  #joined(token: string): number[] {
    for (let cut = 4; cut <= token.length - KEY; cut++) {
      const left = this.#whole.get(token.slice(0, cut))
      const right = left && this.#exact(token.slice(cut))
      if (right && right.length > 0) return [...left, ...right]
    }
    return []
  }

  #near(token: string): number[] {
    const found: number[] = []
    if (token.length < 4) return found
    for (const { text, id } of this.#nearWhole.near(token)) if (isSlipOf(token, text)) found.push(id)
    const longest = Math.min(token.length, this.#longestStart + 1)
    for (let length = SHORTEST_STEM_WITH_SLIP - 1; length <= longest; length++) {
      const start = token.slice(0, length)
      for (const { text, id } of this.#nearStarts.near(start)) if (isSlipOf(start, text)) found.push(id)
    }
    return found
  }
}

/** What Arabic writes together with the word behind it: and, so, with, to, as, the, o. */
const PARTICLES = /^(?:[وف]?(?:[بكل]?ال|لل)|[وف][بكلس]?|[بكلس]|يا)/
/** Letters that remain of a word: more behind a single letter, with which many words begin of their own. */
const SHORTEST_BARE = 3
const SHORTEST_BEHIND_LETTER = 4

/** An Arabic word without the particles at its beginning, where a word remains: without each of them, and without “and” alone. */
function withoutParticles(token: string): readonly string[] {
  if (!/^[\u0621-\u064a]{4,}$/.test(token)) return []
  const bare = [token.replace(PARTICLES, ''), /^[وف]/.test(token) ? token.slice(1) : token]
  return bare.filter(
    (word) => word !== token && word.length >= (token.length - word.length > 1 ? SHORTEST_BARE : SHORTEST_BEHIND_LETTER),
  )
}

/** Nobody mistypes how a word begins, but for two letters that change places; of a word with four letters only that. */
function isSlipOf(token: string, word: string): boolean {
  const isTurned = token[0] === word[1] && token[1] === word[0]
  if (token[0] !== word[0] && !isTurned) return false
  if (word.length === 4) return token.length === 4 && editDistance(token, word, 1) === 1 && sorted(token) === sorted(word)
  const most = slipsIn(word)
  return editDistance(token, word, most) <= most
}

const sorted = (word: string) => [...word].toSorted().join('')

function add<K, V>(map: Map<K, V[]>, key: K, value: V): void {
  const values = map.get(key)
  if (values) values.push(value)
  else map.set(key, [value])
}
