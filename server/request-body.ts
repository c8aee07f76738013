import type { IncomingMessage } from 'node:http'

import type { BodyShare } from './body-budget.ts'
import type { BodyLimits } from './body-limits.ts'

/** Why a body was not read, or not to its end. */
export type Unread = 'too large' | 'not theirs' | 'too slow' | 'no room'

export interface BodyRules extends BodyLimits {
  /** What the request has of the memory for all bodies. */
  readonly share: BodyShare
  /** Whether its sender may bring more than a stranger; asked at most once, and only when they do. */
  readonly maySendMore: () => Promise<boolean>
  /** Milliseconds that the body may take; Infinity leaves it to the server’s limit for a whole request. */
  readonly patienceMs: number
  /** Called when it is decided that the body is read, for senders that wait for it (`Expect: 100-continue`). */
  readonly begin?: () => void
}

/** What is taken at first of a body that does not say its length, in bytes: most forms need no more. */
const FIRST_ROOM = 16_384

/**
 * The body of a request, whole, or why it is not read. Nothing is read that says it will be too large, or that its sender may not
 * bring. What is read is held in one piece of memory, which is given back at once when the rest never comes.
 */
export async function readBody(request: IncomingMessage, rules: BodyRules): Promise<Uint8Array<ArrayBuffer> | Unread> {
  const { most, ofStrangers, share, maySendMore, patienceMs, begin } = rules
  const said = Number(request.headers['content-length'] ?? 0)
  if (said > most) return 'too large'
  let limit = ofStrangers
  /** Whether the sender may bring so many bytes. */
  const may = async (bytes: number) => {
    if (bytes <= limit) return true
    if (!(await maySendMore())) return false
    share.trust()
    limit = most
    return true
  }
  if (!(await may(said))) return 'not theirs'
  begin?.()
  const room = new Room(share, said > 0 ? said : FIRST_ROOM, most)
  const patience = patienceOf(limit > ofStrangers ? Infinity : patienceMs)
  const chunks = (request.iterator({ destroyOnReturn: false }) as AsyncIterableIterator<Buffer>)[Symbol.asyncIterator]()
  try {
    for (;;) {
      const next = await patience.orEnd(chunks.next())
      if (next === 'over') return 'too slow'
      if (next.done) return room.whole()
      const length = room.length + next.value.length
      if (length > most) return 'too large'
      if (!(await may(length))) return 'not theirs'
      if (!room.add(next.value)) return 'no room'
    }
  } finally {
    patience.stop()
    room.free()
    // Lets go of the stream, which stays open.
    void chunks.return?.()
  }
}

/** Memory that grows with what is written to it. */
class Room {
  #bytes = new ArrayBuffer(0)
  length = 0
  readonly #share: BodyShare
  readonly #first: number
  readonly #most: number

  /** @param first bytes that are taken at first: all that the body says it has, or some */
  constructor(share: BodyShare, first: number, most: number) {
    this.#share = share
    this.#first = first
    this.#most = most
  }

  /** False when there is no memory left for it. */
  add(chunk: Uint8Array): boolean {
    const length = this.length + chunk.length
    const had = this.#bytes.byteLength
    if (length > had) {
      const size = Math.max(length, Math.min(this.#most, Math.max(this.#first, had * 2)))
      if (!this.#share.grow(size - had)) return false
      this.#bytes = this.#bytes.transfer(size)
    }
    new Uint8Array(this.#bytes).set(chunk, this.length)
    this.length = length
    return true
  }

  /** Everything that was written, which then belongs to the caller. */
  whole(): Uint8Array<ArrayBuffer> {
    const bytes = this.#bytes.transfer(this.length)
    this.#bytes = new ArrayBuffer(0)
    return new Uint8Array(bytes)
  }

  /** Gives the memory back at once, where waiting for the garbage collection of an idle process could take forever. */
  free(): void {
    this.#bytes = this.#bytes.transfer(0)
  }
}

/** Waits for one thing after the other, and for all of them so long and no longer. */
function patienceOf(ms: number) {
  let isOver = false
  let giveUp = () => {}
  const end = () => {
    isOver = true
    giveUp()
  }
  const timer = ms === Infinity ? undefined : setTimeout(end, ms)
  return {
    orEnd: <Result>(awaited: Promise<Result>) =>
      new Promise<Result | 'over'>((resolve, reject) => {
        giveUp = () => resolve('over')
        if (isOver) giveUp()
        awaited.then(resolve, reject)
      }),
    stop: () => clearTimeout(timer),
  }
}
