/** A stretch of a recording that was played, in whole seconds; the second number is the first one outside it. */
export type Span = readonly [from: number, to: number]

/** Of what share of a recording it counts as seen. */
const ENOUGH = 0.9

/** Stretches as one list in order, none of which meet. What is no stretch (its end not behind its beginning) is left out. */
export function mergeSpans(spans: ReadonlyArray<Span>): Span[] {
  const inOrder = spans.filter(([from, to]) => to > from).toSorted((a, b) => a[0] - b[0])
  const merged: Span[] = []
  for (const [from, to] of inOrder) {
    const last = merged.at(-1)
    if (last && from <= last[1]) merged[merged.length - 1] = [last[0], Math.max(last[1], to)]
    else merged.push([from, to])
  }
  return merged
}

/** How much of a recording was played, from 0 to 1; what was played twice counts once. */
export function shareWatched(spans: ReadonlyArray<Span>, durationSeconds: number): number {
  if (durationSeconds <= 0) return 0
  const within = mergeSpans(spans.map(([from, to]): Span => [Math.max(0, from), Math.min(durationSeconds, to)]))
  const seconds = within.reduce((sum, [from, to]) => sum + to - from, 0)
  return seconds / durationSeconds
}

/** Whether a lesson with a recording is done without its member saying so: 90 % of it was played. */
export function isWatched(spans: ReadonlyArray<Span>, durationSeconds: number): boolean {
  return shareWatched(spans, durationSeconds) >= ENOUGH
}
