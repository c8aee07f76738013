import type { Services } from './services.server.ts'

interface Kept<Value> {
  /** Counts the words on the topic, so that a value read before one is never kept after it. */
  words: number
  value: Promise<Value> | null
  last: { value: Value } | null
}

/**
 * A small value that many requests read and few change: read from the database once, kept in memory, and read anew after any
 * word on its topic (whoever changes it publishes that word in the same transaction). While the database cannot be read, the
 * last value stands in.
 *
 *   export const findSiteSettings = cachedValue('pages', (services) => loadSettings(services))
 *
 * @throws whatever `load` throws, when no value was ever read.
 */
export function cachedValue<Value>(topic: string, load: (services: Services) => Promise<Value>) {
  const all = new WeakMap<Services['broadcast'], Kept<Value>>()

  function keptFor({ broadcast }: Services): Kept<Value> {
    const known = all.get(broadcast)
    if (known) return known
    const kept: Kept<Value> = { words: 0, value: null, last: null }
    all.set(broadcast, kept)
    broadcast.subscribe(topic, () => {
      kept.words += 1
      kept.value = null
    })
    return kept
  }

  async function read(services: Services, kept: Kept<Value>): Promise<Value> {
    const { words } = kept
    try {
      const value = await load(services)
      kept.last = { value }
      return value
    } catch (error) {
      if (kept.words === words) kept.value = null
      if (kept.last) return kept.last.value
      throw error
    }
  }

  return (services: Services): Promise<Value> => {
    const kept = keptFor(services)
    kept.value ??= read(services, kept)
    return kept.value
  }
}
