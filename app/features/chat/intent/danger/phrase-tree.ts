import type { DangerKind, RuleMeaning } from '#content/chat/danger/form.ts'

/** What it says when some words stand together. */
export type PhraseLabel =
  | { readonly as: 'meaning'; readonly meaning: RuleMeaning }
  | { readonly as: 'alone' | 'named'; readonly kind: DangerKind }
  | { readonly as: 'harmless' }

/** Something that is said where the words so far have been found. */
export interface Found {
  readonly label: PhraseLabel
  /** Only where something that is said begins. */
  readonly begins: boolean
  /** Only where something that is said ends. */
  readonly ends: boolean
}

/** Words that follow each other, in a tree of what they have in common at their beginning. A branch is a number. */
export interface Phrases {
  readonly root: number
  /** How many other words may stand before the next one, for each way on from a branch. */
  gapsAfter(branch: number): readonly number[]
  /** The branch behind the next word; null where no phrase goes on with it. */
  follow(branch: number, gap: number, word: number): number | null
  foundAt(branch: number): readonly Found[]
}

/** A gap in a phrase is of at most so many words. */
const MAX_GAP = 3
const GAPS_OF_MASK = Array.from({ length: 2 << MAX_GAP }, (_, mask) =>
  Array.from({ length: MAX_GAP + 1 }, (_, gap) => gap).filter((gap) => mask & (1 << gap)),
)

/**
 * The phrases of a language while they are added, and ready to be followed. Seventeen languages have a hundred thousand branches: each a number in a few
 * arrays, they take 3 MB; as objects with a Map each they took 41.
 */
export class PhraseTree implements Phrases {
  readonly root = 0
  readonly #edges = new Edges()
  readonly #found = new FoundLists()
  /** For each branch the gaps behind it, a bit each, and the list of what is found there. */
  #gaps = new Uint8Array(1 << 8)
  #lists = new Int32Array(1 << 8)
  #count = 1

  gapsAfter(branch: number): readonly number[] {
    return GAPS_OF_MASK[this.#gaps[branch]!]!
  }

  follow(branch: number, gap: number, word: number): number | null {
    return this.#edges.get(branch * (MAX_GAP + 1) + gap, word)
  }

  foundAt(branch: number): readonly Found[] {
    return this.#found.list(this.#lists[branch]!)
  }

  /** The same as `follow`, and from now on there is one. */
  grow(branch: number, gap: number, word: number): number {
    const known = this.follow(branch, gap, word)
    if (known !== null) return known
    if (this.#count === this.#lists.length) {
      this.#gaps = larger(this.#gaps, new Uint8Array(2 * this.#count))
      this.#lists = larger(this.#lists, new Int32Array(2 * this.#count))
    }
    this.#gaps[branch]! |= 1 << gap
    this.#edges.set(branch * (MAX_GAP + 1) + gap, word, this.#count)
    return this.#count++
  }

  /** From now on this is found at a branch as well. */
  add(branch: number, label: PhraseLabel, begins: boolean, ends: boolean): void {
    this.#lists[branch] = this.#found.longer(this.#lists[branch]!, label, begins, ends)
  }
}

/** Lists of what is found. Most branches have one of a few hundred, which they share. */
class FoundLists {
  readonly #lists: Array<readonly Found[]> = [[]]
  /** The list that another becomes with something more, by both. */
  readonly #longer = new Map<string, number>()
  readonly #saids = new Map<PhraseLabel, number>()

  list(at: number): readonly Found[] {
    return this.#lists[at]!
  }

  longer(at: number, label: PhraseLabel, begins: boolean, ends: boolean): number {
    const number = this.#saids.get(label) ?? this.#saids.size
    this.#saids.set(label, number)
    const key = `${at} ${number} ${begins} ${ends}`
    const known = this.#longer.get(key)
    if (known !== undefined) return known
    const longer = this.#lists.push([...this.#lists[at]!, { label, begins, ends }]) - 1
    this.#longer.set(key, longer)
    return longer
  }
}

/** Where one comes to from each place by each word: a hash table with open addressing, never more than half full. */
class Edges {
  /** Of each slot: 1 + the place, the word, and where they lead. */
  #slots = new Int32Array(3 << 8)
  #count = 0

  get(place: number, word: number): number | null {
    const slot = this.#slotOf(place, word)
    return this.#slots[slot] === 0 ? null : this.#slots[slot + 2]!
  }

  set(place: number, word: number, to: number): void {
    if (6 * (this.#count + 1) > this.#slots.length) this.#enlarge()
    this.#slots.set([place + 1, word, to], this.#slotOf(place, word))
    this.#count += 1
  }

  /** The slot that has these, or the empty one in which they would be. */
  #slotOf(place: number, word: number): number {
    const slots = this.#slots
    const length = slots.length / 3
    let at = hash(place, word) & (length - 1)
    while (slots[3 * at] !== 0 && (slots[3 * at] !== place + 1 || slots[3 * at + 1] !== word)) at = (at + 1) & (length - 1)
    return 3 * at
  }

  #enlarge(): void {
    const old = this.#slots
    this.#slots = new Int32Array(2 * old.length)
    for (let at = 0; at < old.length; at += 3) {
      if (old[at] !== 0) this.#slots.set(old.subarray(at, at + 3), this.#slotOf(old[at]! - 1, old[at + 1]!))
    }
  }
}

/** Of two numbers of 32 bits one in which all of their bits count; the finalizer of MurmurHash3, https://github.com/aappleby/smhasher */
function hash(one: number, other: number): number {
  let mixed = Math.imul(one, 0x9e3779b1) ^ other
  mixed = Math.imul(mixed ^ (mixed >>> 16), 0x85ebca6b)
  mixed = Math.imul(mixed ^ (mixed >>> 13), 0xc2b2ae35)
  return mixed ^ (mixed >>> 16)
}

function larger<Numbers extends Uint8Array | Int32Array>(old: Numbers, empty: Numbers): Numbers {
  empty.set(old)
  return empty
}
