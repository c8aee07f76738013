const MOST_AT_ONCE = 2
const MOST_WAITING = 20

const atIt = new Set<string>()
const waiting: Array<() => void> = []
let underWay = 0

interface Turn {
  end(): void
}

/** A turn at work that few can do at once, in the order in which they came. A person has one at a time, so that nobody waits for somebody’s second. */
export async function takeTurn(person: string): Promise<Turn | 'busy' | 'waits'> {
  if (atIt.has(person)) return 'waits'
  if (waiting.length >= MOST_WAITING) return 'busy'
  atIt.add(person)
  if (underWay < MOST_AT_ONCE) underWay += 1
  else await new Promise<void>((resolve) => waiting.push(resolve))
  return {
    end() {
      atIt.delete(person)
      const next = waiting.shift()
      // Who comes next takes the place over.
      if (next) next()
      else underWay -= 1
    },
  }
}
