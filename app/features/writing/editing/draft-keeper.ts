/** Why a draft was not kept. */
export type Problem = 'unanswered' | 'signed out' | 'gone' | 'failed'
export type Keeping = 'nothing' | 'waiting' | 'kept' | Problem

export const KEEP_EVERY_MS = 3_000
/** The pause after each failure in a row, twice the one before, ends here. */
export const LONGEST_PAUSE_MS = 60_000

export type DraftKeeper = ReturnType<typeof draftKeeper>

type DraftKeeperUse = {
  /** Sends the text as it stands. It is given up when the signal says so: the text is being saved. */
  keep: (signal: AbortSignal) => Promise<'kept' | Problem>
  tell: (keeping: Keeping) => void
}

/** Keeps what somebody writes every few seconds, and tries again with growing pauses where that failed. */
export function draftKeeper({ keep, tell }: DraftKeeperUse) {
  let [changes, saved] = [0, 0]
  let problem: Problem | null = null
  let pause = KEEP_EVERY_MS
  let timer: ReturnType<typeof setTimeout> | undefined
  let flight: { done: Promise<boolean>; controller: AbortController } | null = null

  function plan() {
    timer ??= setTimeout(() => void keepNow(), pause)
  }
  function unplan() {
    clearTimeout(timer)
    timer = undefined
  }
  /** Something was written. */
  function touch() {
    changes += 1
    if (problem === 'gone') return
    if (!problem) tell('waiting')
    if (!flight) plan()
  }
  /** Whether everything is kept now. */
  async function keepNow(): Promise<boolean> {
    unplan()
    if (flight) {
      await flight.done
      return keepNow()
    }
    if (saved === changes) return true
    const controller = new AbortController()
    flight = { done: attempt(controller.signal), controller }
    return flight.done
  }
  async function attempt(signal: AbortSignal): Promise<boolean> {
    const upTo = changes
    const outcome = await keep(signal)
    flight = null
    if (!signal.aborted && outcome === 'kept') {
      saved = upTo
      problem = null
      pause = KEEP_EVERY_MS
      tell(saved === changes ? 'kept' : 'waiting')
    } else if (!signal.aborted) {
      problem = outcome as Problem
      tell(problem)
      if (problem === 'gone') return false
      unplan()
      plan()
      pause = Math.min(2 * pause, LONGEST_PAUSE_MS)
    }
    if (saved !== changes) plan()
    return saved === changes
  }
  /** What is written so far is being saved: there is nothing to keep. */
  function forget() {
    unplan()
    flight?.controller.abort()
    saved = changes
    problem = null
    pause = KEEP_EVERY_MS
    tell('nothing')
  }
  return { touch, keepNow, forget, stop: unplan, isUnkept: () => saved !== changes, isFailing: () => problem !== null }
}
