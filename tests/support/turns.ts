/** Counts how often the event loop of this thread comes round until it is stopped: thousands of times a second, and never while something blocks it. */
export function countTurns(): { stop(): number } {
  let turns = 0
  let next = setImmediate(again)
  function again() {
    turns += 1
    next = setImmediate(again)
  }
  return {
    stop: () => {
      clearImmediate(next)
      return turns
    },
  }
}
