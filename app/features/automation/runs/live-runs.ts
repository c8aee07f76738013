import { keepStream, type Stream } from './kept-stream.ts'
import type { RunWord } from './run-words.ts'

const NAME = 'run-events'
const ADDRESS = '/blog-automation/events'

const listeners = new Set<(word: RunWord) => void>()
let end: (() => void) | null = null

/** Calls back with each word about a run for as long as somebody listens. All tabs of a browser share one stream. Returns how to stop. */
export function listenToRuns(listener: (word: RunWord) => void): () => void {
  listeners.add(listener)
  end ??= begin()
  return () => {
    listeners.delete(listener)
    if (listeners.size > 0) return
    end?.()
    end = null
  }
}

function tellHere(word: RunWord): void {
  for (const listener of listeners) listener(word)
}

/** The tab that holds the lock has the stream and passes its words on; when it goes, the next one gets the lock. */
function begin(): () => void {
  const open = () => new EventSource(ADDRESS) as unknown as Stream
  // Without a secure context there are no locks: each tab then has a stream of its own.
  if (!('locks' in navigator)) return keepStream(open, tellHere)
  const channel = new BroadcastChannel(NAME)
  channel.addEventListener('message', ({ data }: MessageEvent<RunWord>) => tellHere(data))
  const over = new AbortController()
  const hold = async () => {
    const close = keepStream(open, (word) => {
      tellHere(word)
      // A channel is of one origin, and takes no target.
      // oxlint-disable-next-line unicorn/require-post-message-target-origin
      channel.postMessage(word)
    })
    await new Promise((resolve) => over.signal.addEventListener('abort', resolve))
    close()
  }
  navigator.locks.request(NAME, { signal: over.signal }, hold).catch(() => {
    // The wait for the lock was given up.
  })
  return () => {
    over.abort()
    channel.close()
  }
}
