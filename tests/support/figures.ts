/** Prints one measured figure; `npm run test:faults` and `npm run test:security` show these lines. */
export function tell(figure: string): void {
  console.log(`• ${figure}`)
}

export function median(durations: ReadonlyArray<number>): number {
  return durations.toSorted((a, b) => a - b)[durations.length >> 1] ?? NaN
}

export function milliseconds(duration: number): string {
  return `${Math.round(duration)} ms`
}

/** "median 270 ms, worst 440 ms" */
export function spread(durations: ReadonlyArray<number>): string {
  return `median ${milliseconds(median(durations))}, worst ${milliseconds(durations.length > 0 ? Math.max(...durations) : NaN)}`
}
