/** Choices that are the same for the same seed. Each kind of choice has a name, so that adding one leaves the others as they were. */
export interface Seeded {
  pick<T>(name: string, from: readonly T[]): T
  shuffle<T>(name: string, list: readonly T[]): T[]
  /** A whole number, both ends included. */
  between(name: string, least: number, most: number): number
}

export function seeded(seed: string): Seeded {
  const draw = (name: string, below: number) => hashOf(`${seed}/${name}`) % below
  return {
    pick: (name, from) => from[draw(name, from.length)]!,
    shuffle: (name, list) =>
      list
        .map((item, at) => ({ item, rank: hashOf(`${seed}/${name}/${at}`) }))
        .toSorted((one, other) => one.rank - other.rank)
        .map(({ item }) => item),
    between: (name, least, most) => least + draw(name, most - least + 1),
  }
}

/** FNV-1a with a final mix, so that seeds which differ in one sign lead far apart. */
function hashOf(text: string): number {
  let hash = 0x811c9dc5
  for (let at = 0; at < text.length; at++) hash = Math.imul(hash ^ text.charCodeAt(at), 0x01000193)
  hash = Math.imul(hash ^ (hash >>> 16), 0x85ebca6b)
  hash = Math.imul(hash ^ (hash >>> 13), 0xc2b2ae35)
  return (hash ^ (hash >>> 16)) >>> 0
}
