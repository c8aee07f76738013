/** A list or map, and how often it and what is in it was looked at: the work of a function, which no busy machine changes. */
export interface Counted<Of> {
  readonly counted: Of
  readonly reads: () => number
}

/** Counts each element of a list that is read, by index or by a method. */
export function countingReads<One>(list: readonly One[]): Counted<readonly One[]> {
  let reads = 0
  const counted = new Proxy(list, {
    get(target, key, receiver) {
      if (typeof key === 'string' && /^\d+$/.test(key)) reads += 1
      return Reflect.get(target, key, receiver) as unknown
    },
  })
  return { counted, reads: () => reads }
}

/** A map that counts what is looked up in it. */
export class CountingMap<Key, Value> extends Map<Key, Value> {
  #count: () => void = () => {}

  static of<Key, Value>(entries: Iterable<readonly [Key, Value]>, count: () => void): CountingMap<Key, Value> {
    const map = new CountingMap(entries)
    map.#count = count
    return map
  }

  override get(key: Key): Value | undefined {
    this.#count()
    return super.get(key)
  }
}
