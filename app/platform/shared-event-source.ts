import {
  BEAT_EVERY_MS,
  REVALIDATE,
  PATIENCE_MS,
  RECONNECT_AFTER_MS,
  REFUSED_AGAIN_AFTER_MS,
  type ProgressWord,
} from './progress.ts'

/** What is used of the browser’s EventSource. */
export interface Stream {
  addEventListener(event: string, listener: (event: { data: string }) => void): void
  close(): void
  /** 2 once the browser has given it up, because it was answered with something else than a stream. */
  readonly readyState: number
}

const GIVEN_UP = 2

/**
 * Keeps a stream of progress open: one that does not answer, falls silent or breaks is opened again after a pause. One that the server goes
 * on refusing is asked for less and less often, and whoever listens is told to look for themselves now and then. Returns how to end it.
 */
export function keepStream<Progress>(open: () => Stream, onWord: (word: ProgressWord<Progress>) => void): () => void {
  let stream: Stream | null = null
  let failures = 0
  let timer: ReturnType<typeof setTimeout> | undefined

  const within = (ms: number) => {
    clearTimeout(timer)
    timer = setTimeout(lose, ms)
  }
  const heard = () => within(BEAT_EVERY_MS + PATIENCE_MS)

  function connect() {
    const next = open()
    stream = next
    next.addEventListener('open', () => {
      failures = 0
      heard()
    })
    next.addEventListener('error', () => {
      if (stream === next) lose()
    })
    next.addEventListener('beat', heard)
    next.addEventListener(REVALIDATE, () => {
      heard()
      onWord({ look: true })
    })
    next.addEventListener('run', ({ data }) => {
      heard()
      onWord({ look: false, run: JSON.parse(data) })
    })
    within(PATIENCE_MS)
  }

  function lose() {
    const isRefused = stream?.readyState === GIVEN_UP
    stream?.close()
    stream = null
    clearTimeout(timer)
    const further = failures - RECONNECT_AFTER_MS.length
    if (isRefused && further >= 0) {
      onWord({ look: true })
      timer = setTimeout(connect, REFUSED_AGAIN_AFTER_MS[further] ?? REFUSED_AGAIN_AFTER_MS.at(-1))
    } else timer = setTimeout(connect, RECONNECT_AFTER_MS[failures] ?? RECONNECT_AFTER_MS.at(-1))
    failures += 1
  }

  connect()
  return () => {
    clearTimeout(timer)
    stream?.close()
    stream = null
  }
}
