/** “5 of 7 days” */
export function daysDone(done: number): string {
  return `${done} of 7 days`
}

/** How the week goes, without praise or blame. */
export function progressWords(done: number): string {
  if (done === 0) return 'Any day is a good first one. The smaller version counts as well.'
  if (done === 7) return 'All seven days. This week is whole.'
  return `${daysDone(done)} so far.`
}

/** What the week before invites to. */
export function invitation(done: number): string {
  if (done === 0) return 'It found no day last week. That happens; a smaller habit, or another place in the day, may suit better.'
  if (done >= 5) return 'It seems to have found its place. Another week makes it easier still.'
  return 'Continue with it, or choose one that fits this week better.'
}

/** The smaller version, after its occasion. */
export function onBadDays(small: string): string {
  return `On a bad day: ${small.charAt(0).toLowerCase()}${small.slice(1)}`
}
