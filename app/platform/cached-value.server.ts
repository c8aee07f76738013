import type { Infrastructure } from './infrastructure.server.ts'

interface CachedValue<Value> {
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
export function cachedValue<Value, Needs>(topic: string, load: (services: Needs) => Promise<Value>) {
  const all = new WeakMap<Infrastructure['broadcast'], CachedValue<Value>>()

  function cachedValueOf({ broadcast }: Pick<Infrastructure, 'broadcast'>): CachedValue<Value> {
    const known = all.get(broadcast)
    if (known) return known
    const cached: CachedValue<Value> = { words: 0, value: null, last: null }
    all.set(broadcast, cached)
    broadcast.subscribe(topic, () => {
      cached.words += 1
      cached.value = null
    })
    return cached
  }

  async function read(services: Needs, cached: CachedValue<Value>): Promise<Value> {
    const { words } = cached
    try {
      const value = await load(services)
      cached.last = { value }
      return value
    } catch (error) {
      if (cached.words === words) cached.value = null
      if (cached.last) return cached.last.value
      throw error
    }
  }

  return (services: Needs & Pick<Infrastructure, 'broadcast'>): Promise<Value> => {
    const cached = cachedValueOf(services)
    cached.value ??= read(services, cached)
    return cached.value
  }
}
