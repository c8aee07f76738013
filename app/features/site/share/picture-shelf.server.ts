import { createHash } from 'node:crypto'

export interface ShelvedPicture {
  readonly bytes: Uint8Array<ArrayBuffer>
  readonly tag: string
}

/**
 * Keeps the pictures that were drawn last. One is drawn at a time, because each takes a tenth of a second of a processor: whoever
 * asks for many waits, and everybody else’s pages do not.
 */
export class PictureShelf {
  readonly #kept = new Map<string, Promise<ShelvedPicture>>()
  readonly #room: number
  #last: Promise<unknown> = Promise.resolve()

  /** @param room how many pictures are kept, of about 50 kB each */
  constructor(room = 200) {
    this.#room = room
  }

  /** The picture under a key that says all that is to be seen on it; drawn when it is not here. */
  find(key: string, draw: () => Promise<Uint8Array>): Promise<ShelvedPicture> {
    const known = this.#kept.get(key)
    if (known) {
      this.#kept.delete(key)
      this.#kept.set(key, known)
      return known
    }
    const drawn = this.#last.then(draw).then(shelved)
    this.#last = drawn.catch(() => this.#kept.delete(key))
    this.#kept.set(key, drawn)
    if (this.#kept.size > this.#room) this.#kept.delete(this.#kept.keys().next().value!)
    return drawn
  }
}

function shelved(drawn: Uint8Array): ShelvedPicture {
  const bytes = Uint8Array.from(drawn)
  return { bytes, tag: `"${createHash('sha256').update(bytes).digest('base64url').slice(0, 22)}"` }
}
