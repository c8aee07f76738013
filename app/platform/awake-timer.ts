const STEP_MS = 100
/** What a busy machine may take longer for a step without being held up. */
const LONGEST_STEP_MS = 200

/**
 * Calls back once this process has had so much time: a moment in which it was held up by work of its own counts as one step, however long it was, since what was
 * waited for may lie there unread. Returns how to call it off.
 */
export function afterAwake(ms: number, then: () => void): () => void {
  let left = ms
  let last = performance.now()
  const timer = setInterval(() => {
    const now = performance.now()
    left -= Math.min(now - last, LONGEST_STEP_MS)
    last = now
    if (left > 0) return
    clearInterval(timer)
    then()
  }, STEP_MS)
  timer.unref()
  return () => clearInterval(timer)
}
