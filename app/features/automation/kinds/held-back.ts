/** In the history and to who waits: that articles stay drafts whatever was planned, with the first reason; null when none does. */
export function remarkOnHeldBack([first, ...others]: readonly string[]): string | null {
  if (first === undefined) return null
  return others.length === 0
    ? `One article is kept as a draft. ${first}`
    : `${others.length + 1} articles are kept as drafts. ${first}`
}
