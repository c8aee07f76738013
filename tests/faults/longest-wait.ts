/** What nobody waits longer for a page than, whatever somebody else does meanwhile, in milliseconds. */
const LONGEST_MS = 100
/** On a machine on which memory is slow (some virtual machines take 30 times as long for a new page of it) it may be so many times that. */
const MAX_TIMES = 3
/** What touching new memory for the first time takes on an ordinary machine, and how much of it. */
const ORDINARY_MS = 25
const TOUCHED_BYTES = 64_000_000

/**
 * The longest that another visitor may wait for a page on this machine, in milliseconds. Whoever holds the site up does so for seconds;
 * what large bodies cost is memory, so the bound goes by what memory costs here.
 */
export function longestWaitHere(): number {
  const begun = performance.now()
  Buffer.alloc(TOUCHED_BYTES, 1)
  const times = (performance.now() - begun) / ORDINARY_MS
  return LONGEST_MS * Math.min(MAX_TIMES, Math.max(1, times))
}
