import type { BackupPlace } from './backup-place.server.ts'
import { HEAD } from './place-head.server.ts'

export interface MirroredPlace extends BackupPlace {
  /** Why the mirror missed something since the last whole comparison; null when it has all. */
  readonly behind: () => string | null
  /** Brings the mirror up to date by comparing both lists. Returns how many pieces it lacked. */
  catchUp(): Promise<number>
}

/**
 * Two places that hold the same. The first one decides: what it takes counts, and a mirror that is away misses it until `catchUp`. What was
 * deleted while the mirror was away is deleted there too, where `mayDelete` says that the first place has always known it all.
 */
export function mirrorPlace(main: BackupPlace, mirror: BackupPlace, { mayDelete }: { mayDelete: boolean }): MirroredPlace {
  let behind: string | null = null
  /** How often it missed something: what is missed while it catches up may lie behind where it is. */
  let misses = 0
  const miss = (error: unknown) => {
    misses++
    behind = error instanceof Error ? error.message : String(error)
  }
  /** One that is known to be away holds nobody up: whatever it misses is brought by `catchUp`. */
  const bring = async (work: () => Promise<void>) => {
    if (behind !== null) misses++
    else await work().catch(miss)
  }
  return {
    address: `${main.address}, ${mirror.address}`,
    behind: () => behind,
    diesWith: async (folder) => (await main.diesWith(folder)) && mirror.diesWith(folder),
    takesRoomOf: async (folder) => (await main.takesRoomOf(folder)) || mirror.takesRoomOf(folder),
    async put(name, bytes) {
      await main.put(name, bytes)
      await bring(() => mirror.put(name, bytes))
    },
    async get(name) {
      const found = await main.get(name)
      if (found || behind !== null) return found
      return mirror.get(name).catch((error: unknown) => {
        miss(error)
        return null
      })
    },
    list: (prefix) => main.list(prefix),
    async delete(name) {
      await main.delete(name)
      await bring(() => mirror.delete(name))
    },
    async catchUp() {
      let lacking = 0
      const before = misses
      try {
        // A first place that has lost its head has lost what stood behind it: the mirror is then all that is left.
        const deletes = mayDelete && (await main.get(HEAD)) !== null
        for await (const { name, isIn } of compared(main.list(''), mirror.list(''))) {
          if (isIn === 'first') {
            const bytes = await main.get(name)
            // Deleted since the list was read.
            if (!bytes) continue
            await mirror.put(name, bytes)
            lacking++
          } else if (deletes && (await main.get(name)) === null) await mirror.delete(name)
        }
        if (misses === before) behind = null
      } catch (error) {
        miss(error)
        throw error
      }
      return lacking
    },
  }
}

/** Walks two ordered lists side by side, and yields what is in one of them alone. */
async function* compared(
  first: AsyncIterable<string>,
  second: AsyncIterable<string>,
): AsyncGenerator<{ name: string; isIn: 'first' | 'second' }> {
  const [one, other] = [first[Symbol.asyncIterator](), second[Symbol.asyncIterator]()]
  let [a, b] = await Promise.all([one.next(), other.next()])
  while (!a.done || !b.done) {
    if (!a.done && !b.done && a.value === b.value) [a, b] = await Promise.all([one.next(), other.next()])
    else if (b.done || (!a.done && a.value < b.value)) {
      yield { name: a.value as string, isIn: 'first' }
      a = await one.next()
    } else {
      yield { name: b.value, isIn: 'second' }
      b = await other.next()
    }
  }
}
