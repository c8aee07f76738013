const STEP_MS = 100

/**
 * Calls back once this process has had so much time: a moment in which it was held up by work of its own counts as one step, however long it was, since what was
 * waited for may lie there unread. Returns how to call it off.
 */
export function afterAwake(ms: number, then: () => void): () => void {
  let left = Math.ceil(ms / STEP_MS)
  const timer = setInterval(() => {
    left -= 1
    if (left > 0) return
    clearInterval(timer)
    then()
  }, STEP_MS)
  timer.unref()
  return () => clearInterval(timer)
}
