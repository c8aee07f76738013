const BUCKETS = 1 << 18

/**
 * Words, found by whatever is left of them when a letter is left out, and whole. Half a million texts would take fifty times the memory of their
 * hashes; two texts of one hash (32 bits) give a word too many, which whoever asks compares anyway.
 */
export class NearWords<Word extends { readonly text: string }> {
  readonly #words: Word[] = []
  /** For each bucket 1 + the place of its newest entry. */
  readonly #newest = new Int32Array(BUCKETS)
  /** Of each entry: its hash, its word, and 1 + the place of the entry before it in the bucket. */
  #entries = new Int32Array(3 << 12)
  #count = 0

  add(word: Word): void {
    const at = this.#words.push(word) - 1
    for (const hash of hashes(word.text)) this.#enter(hash, at)
  }

  /** The words that have the same text as this one, or the same when a letter is left out of either or both; some of them more than once. */
  *near(text: string): Generator<Word> {
    for (const hash of hashes(text)) {
      for (let entry = this.#newest[bucketOf(hash)]!; entry !== 0; entry = this.#entries[3 * (entry - 1) + 2]!) {
        if (this.#entries[3 * (entry - 1)] === hash) yield this.#words[this.#entries[3 * (entry - 1) + 1]!]!
      }
    }
  }

  #enter(hash: number, word: number): void {
    if (3 * (this.#count + 1) > this.#entries.length) {
      const larger = new Int32Array(2 * this.#entries.length)
      larger.set(this.#entries)
      this.#entries = larger
    }
    const bucket = bucketOf(hash)
    const at = 3 * this.#count
    this.#entries[at] = hash
    this.#entries[at + 1] = word
    this.#entries[at + 2] = this.#newest[bucket]!
    this.#count += 1
    this.#newest[bucket] = this.#count
  }
}

const bucketOf = (hash: number) => hash & (BUCKETS - 1)

/** Of a text itself, and with each of its letters left out. */
function hashes(text: string): number[] {
  return Array.from({ length: text.length + 1 }, (_, without) => hashWithout(text, without))
}

/** FNV-1a, 32 bits, of the code units but for one; http://www.isthe.com/chongo/tech/comp/fnv/ */
function hashWithout(text: string, without: number): number {
  let hash = 0x811c9dc5
  for (let at = 0; at < text.length; at++) {
    if (at !== without) hash = Math.imul(hash ^ text.charCodeAt(at), 0x01000193)
  }
  // Its low bits choose the bucket.
  return hash ^ (hash >>> 15)
}
