/** Pages that are made for one network at once. */
const AT_ONCE = 8

/** Requests of one network that wait for their turn. */
const MAX_WAITING = 1_000

/** In ms. What takes longer waits for somebody else (a model, a shop), and lets others of its network begin. */
const LONGEST_SLOT_MS = 1_000

interface Queue {
  making: number
  readonly waiting: Array<() => void>
}

/**
 * Makes pages in turns, so many at once for each network: whoever asks for a thousand gets them one after another, and everybody else
 * finds the processor and the database as free as before.
 */
export class RenderQueue {
  readonly #queues = new Map<string, Queue>()

  /** Resolves when the page may be made, with what ends the turn (called twice, it counts once); null where too many of the network wait. */
  async take(network: string): Promise<(() => void) | null> {
    const queue = this.#queues.get(network) ?? { making: 0, waiting: [] }
    this.#queues.set(network, queue)
    if (queue.making >= AT_ONCE) {
      if (queue.waiting.length >= MAX_WAITING) return null
      await new Promise<void>((resolve) => queue.waiting.push(resolve))
    } else queue.making += 1
    return this.#turn(network, queue)
  }

  #turn(network: string, queue: Queue): () => void {
    let isOver = false
    const end = () => {
      clearTimeout(late)
      if (isOver) return
      isOver = true
      const next = queue.waiting.shift()
      // The next has this one’s place.
      if (next) return next()
      queue.making -= 1
      if (queue.making === 0) this.#queues.delete(network)
    }
    const late = setTimeout(end, LONGEST_SLOT_MS).unref()
    return end
  }
}
