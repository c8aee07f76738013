/** How many are at work at once, how many wait in all and of one person, and for how long at most. */
export interface FairQueueLimits {
  readonly atOnce: number
  readonly mostWaiting: number
  readonly mostWaitingOfOne: number
  readonly longestWaitMs: number
}

export interface Slot {
  end(): void
}

/** `waits`: something of the same person is under way. `busy`: too much of everybody's is, or it was for too long. */
export type Refusal = 'waits' | 'busy'

export interface FairQueue {
  /**
   * A turn for a person. Nobody has two at once, so that nobody waits for somebody's second; with `inLine` it waits behind what is
   * theirs, else it is refused.
   */
  take(person: string, inLine?: boolean): Promise<Slot | Refusal>
}

interface Waiting {
  readonly person: string
  readonly begin: (slot: Slot) => void
}

/** Turns at work that few can do at once, in the order in which they came, one at a time for each person. */
export function createFairQueue({ atOnce, mostWaiting, mostWaitingOfOne, longestWaitMs }: FairQueueLimits): FairQueue {
  const atIt = new Set<string>()
  const waiting: Waiting[] = []
  const isTheirs = (person: string) => (each: Waiting) => each.person === person

  function beginNext(): void {
    while (atIt.size < atOnce) {
      const at = waiting.findIndex(({ person }) => !atIt.has(person))
      if (at === -1) return
      const [next] = waiting.splice(at, 1)
      next!.begin(slotOf(next!.person))
    }
  }

  function slotOf(person: string): Slot {
    atIt.add(person)
    return {
      end() {
        atIt.delete(person)
        beginNext()
      },
    }
  }

  return {
    async take(person, inLine = false) {
      const theirs = waiting.filter(isTheirs(person)).length
      if (!inLine && (atIt.has(person) || theirs > 0)) return 'waits'
      if (waiting.length >= mostWaiting || theirs >= mostWaitingOfOne) return 'busy'
      if (!atIt.has(person) && theirs === 0 && atIt.size < atOnce) return slotOf(person)
      return new Promise((resolve) => {
        const place: Waiting = {
          person,
          begin: (slot) => {
            clearTimeout(late)
            resolve(slot)
          },
        }
        const late = setTimeout(() => {
          waiting.splice(waiting.indexOf(place), 1)
          resolve('busy')
        }, longestWaitMs)
        waiting.push(place)
      })
    },
  }
}
