import { deserialize, serialize } from 'node:v8'
import { deflateRawSync, inflateRawSync } from 'node:zlib'

import type { Transaction } from './db.server.ts'
import type { Infrastructure } from './infrastructure.server.ts'

/** A page of a person, and what it is worked out from. */
export interface AskedPage {
  /** The number of the account. */
  readonly person: string
  /** Of each page the last value is kept. */
  readonly page: string
  /** Everything that the value depends on, as one text: under another one it is worked out anew. Null: it is worked out, and not kept. */
  readonly state: string | null
}

interface CachedPage {
  readonly state: string
  readonly packed: Uint8Array
  readonly bytes: number
  /** Milliseconds since the epoch. */
  seenAt: number
}

export interface KeepingLimits {
  readonly pages: number
  /** Of all of them together. */
  readonly bytes: number
  /** How long a page is kept that nobody looks at, in milliseconds. */
  readonly ms: number
}

const LIMITS: KeepingLimits = { pages: 10_000, bytes: 24_000_000, ms: 60 * 60 * 1000 }

/**
 * Pages of signed-in people as last worked out, in this process’s memory; the longest unseen goes first. A value is never right
 * by being here: the caller says what is true now (a version that the database changes with every row, the day, the units), and a
 * value of anything else is only handed to the work that replaces it. Values are what a structured clone can hold; they are kept compressed, in
 * about a tenth of what they would take.
 */
export class PersonCache {
  readonly #pages = new Map<string, CachedPage>()
  readonly #clock: Infrastructure['clock']
  readonly #limits: KeepingLimits
  #bytes = 0
  /** Counts how often all was thrown away, so that what was begun before is not kept after it. */
  #cleared = 0

  constructor(clock: Infrastructure['clock'], limits: KeepingLimits = LIMITS) {
    this.#clock = clock
    this.#limits = limits
  }

  get size(): { readonly pages: number; readonly bytes: number } {
    return { pages: this.#pages.size, bytes: this.#bytes }
  }

  /**
   * The page as it is kept, else what `work` makes of it; `before` is its last value, of whatever state. What `work` throws is thrown, and
   * nothing is kept; neither is a value that `mayKeep` refuses.
   */
  async show<Value>(
    { person, page, state }: AskedPage,
    work: (before: Value | null) => Promise<Value>,
    mayKeep: (value: Value) => boolean = () => true,
  ): Promise<Value> {
    if (state === null) return work(null)
    const key = JSON.stringify([person, page])
    const known = this.#take(key)
    if (known?.state === state) return unpack(known.packed) as Value
    const cleared = this.#cleared
    const value = await work(known ? (unpack(known.packed) as Value) : null)
    if (this.#cleared === cleared && mayKeep(value)) this.#keep(key, state, value)
    return value
  }

  clear(): void {
    this.#cleared += 1
    this.#pages.clear()
    this.#bytes = 0
  }

  /** Puts a page that is looked at behind all others: the first in line was looked at longest ago. */
  #take(key: string): CachedPage | null {
    const known = this.#pages.get(key)
    if (!known) return null
    const now = this.#clock.now().getTime()
    if (this.#isOld(known, now)) {
      this.#forget(key)
      return null
    }
    known.seenAt = now
    this.#pages.delete(key)
    this.#pages.set(key, known)
    return known
  }

  #keep(key: string, state: string, value: unknown): void {
    const now = this.#clock.now().getTime()
    const packed = pack(value)
    const bytes = key.length + state.length + packed.length
    this.#forget(key)
    this.#pages.set(key, { state, packed, bytes, seenAt: now })
    this.#bytes += bytes
    for (const [oldest, page] of this.#pages) {
      const isTooMuch = this.#pages.size > this.#limits.pages || this.#bytes > this.#limits.bytes
      if (!isTooMuch && !this.#isOld(page, now)) break
      this.#forget(oldest)
    }
  }

  #isOld({ seenAt }: CachedPage, now: number): boolean {
    return seenAt < now - this.#limits.ms
  }

  #forget(key: string): void {
    this.#bytes -= this.#pages.get(key)?.bytes ?? 0
    this.#pages.delete(key)
  }
}

/** A copy of its own: what zlib answers with is a window on a buffer that may be much longer. */
function pack(value: unknown): Uint8Array {
  return new Uint8Array(deflateRawSync(serialize(value), { level: 1 }))
}

function unpack(packed: Uint8Array): unknown {
  return deserialize(inflateRawSync(packed))
}

const TOPIC = 'people'
const all = new WeakMap<Infrastructure['broadcast'], PersonCache>()

/** What this process keeps; a word on the topic throws all of it away. */
export function personCache({ broadcast, clock }: Pick<Infrastructure, 'broadcast' | 'clock'>): PersonCache {
  const known = all.get(broadcast)
  if (known) return known
  const cache = new PersonCache(clock)
  all.set(broadcast, cache)
  broadcast.subscribe(TOPIC, () => cache.clear())
  return cache
}

/** Somebody is gone for good: once that is committed, no replica keeps a page of theirs. The word names nobody, so all pages go. */
export function forgetPeople({ broadcast }: Pick<Infrastructure, 'broadcast'>, tx: Transaction): Promise<void> {
  return broadcast.publish(tx, TOPIC)
}
