/** From a place on, up to before another. */
export interface Span {
  readonly from: number
  readonly to: number
}

/** Those of a sorted list that begin in a span. */
export function within<One>(sorted: readonly One[], { from, to }: Span, placeOf: (one: One) => number): readonly One[] {
  return sorted.slice(firstFrom(sorted, from, placeOf), firstFrom(sorted, to, placeOf))
}

/** Where in a sorted list the first stands that is at a place or behind it. */
export function firstFrom<One>(sorted: readonly One[], place: number, placeOf: (one: One) => number): number {
  let [low, high] = [0, sorted.length]
  while (low < high) {
    const middle = Math.floor((low + high) / 2)
    if (placeOf(sorted[middle]!) < place) low = middle + 1
    else high = middle
  }
  return low
}
