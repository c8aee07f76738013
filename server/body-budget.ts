import { Budget } from '#platform/budget.ts'

import { MAX_FORGOTTEN } from './rest-of-body.ts'

/** Memory for the bodies of all requests together, of which a single network gets half, and strangers a part. */
export class BodyBudget {
  readonly #all: Budget
  readonly #strangers: Budget
  /** What is left of bodies that were refused. */
  readonly leftovers = new Budget({ inAll: MAX_FORGOTTEN, each: MAX_FORGOTTEN })

  /** @param bytes for all bodies together */
  constructor(bytes: number) {
    this.#all = new Budget({ inAll: bytes, each: bytes / 2 })
    // However many strangers send, there is room left for those whom we know.
    this.#strangers = new Budget({ inAll: bytes / 2, each: bytes / 8 })
  }

  /** Bytes that are taken at the moment. */
  get taken(): number {
    return this.#all.taken
  }

  /** The share of one request, which holds nothing yet. */
  share(network: string): BodyShare {
    return new BodyShare(this.#all, this.#strangers, network)
  }
}

/** What one request has taken. It is a stranger’s until the sender is known. */
export class BodyShare {
  readonly #all: Budget
  readonly #strangers: Budget
  readonly #network: string
  #bytes = 0
  #isStranger = true

  constructor(all: Budget, strangers: Budget, network: string) {
    this.#all = all
    this.#strangers = strangers
    this.#network = network
  }

  /** Takes so many bytes more; false when there is no room for them. */
  grow(bytes: number): boolean {
    if (!this.#all.take(this.#network, bytes).ok) return false
    if (this.#isStranger && !this.#strangers.take(this.#network, bytes).ok) {
      this.#all.giveBack(this.#network, bytes)
      return false
    }
    this.#bytes += bytes
    return true
  }

  /** The sender turned out to be somebody whom we know. */
  trust(): void {
    if (this.#isStranger) this.#strangers.giveBack(this.#network, this.#bytes)
    this.#isStranger = false
  }

  /** Gives everything back; the request is over, or will take nothing more. */
  end(): void {
    this.#all.giveBack(this.#network, this.#bytes)
    if (this.#isStranger) this.#strangers.giveBack(this.#network, this.#bytes)
    this.#bytes = 0
  }
}
