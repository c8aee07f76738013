/** What the chart of scores says: how far the last is from the first, and between which they lie. */
export function scoreFinding(scores: ReadonlyArray<number | null>): string {
  const known = scores.filter((score) => score !== null)
  const [least, most] = [Math.min(...known), Math.max(...known)]
  const change = (known.at(-1) ?? 0) - (known[0] ?? 0)
  if (known.length < 2) return 'It begins today'
  if (least === most) return `${most} on each of these days`
  const between = `it was never below ${least} or above ${most}`
  if (change === 0) return `The same as on the first day shown; ${between}`
  return `${Math.abs(change)} ${change > 0 ? 'above' : 'below'} the first day shown; ${between}`
}
