/** Prints one measured figure; `npm run test:faults` shows these lines. */
export function tell(figure: string): void {
  console.log(`• ${figure}`)
}

export function milliseconds(duration: number): string {
  return `${Math.round(duration)} ms`
}

/** "median 270 ms, worst 440 ms" */
export function spread(durations: ReadonlyArray<number>): string {
  const sorted = durations.toSorted((a, b) => a - b)
  return `median ${milliseconds(sorted[sorted.length >> 1] ?? NaN)}, worst ${milliseconds(sorted.at(-1) ?? NaN)}`
}
