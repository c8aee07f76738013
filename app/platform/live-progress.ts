import type { ProgressWord } from './progress.ts'
import { keepStream } from './shared-event-source.ts'

type Listener<Progress> = (word: ProgressWord<Progress>) => void

/**
 * Progress of work as its server tells it at an address. The function that comes back calls a listener with each word for as long as it
 * listens, and returns how to stop. All tabs of a browser share one stream.
 */
export function liveProgress<Progress>(name: string, address: string): (listener: Listener<Progress>) => () => void {
  const listeners = new Set<Listener<Progress>>()
  let end: (() => void) | null = null
  const tellHere: Listener<Progress> = (word) => {
    for (const listener of listeners) listener(word)
  }
  return (listener) => {
    listeners.add(listener)
    end ??= begin(name, address, tellHere)
    return () => {
      listeners.delete(listener)
      if (listeners.size > 0) return
      end?.()
      end = null
    }
  }
}

/** The tab that holds the lock has the stream and passes its words on; when it goes, the next one gets the lock. */
function begin<Progress>(name: string, address: string, tellHere: Listener<Progress>): () => void {
  const open = () => new EventSource(address)
  // Without a secure context there are no locks: each tab then has a stream of its own.
  if (!('locks' in navigator)) return keepStream(open, tellHere)
  const channel = new BroadcastChannel(name)
  channel.addEventListener('message', ({ data }: MessageEvent<ProgressWord<Progress>>) => tellHere(data))
  const over = new AbortController()
  const hold = async () => {
    const close = keepStream<Progress>(open, (word) => {
      tellHere(word)
      // A channel is of one origin, and takes no target.
      // oxlint-disable-next-line unicorn/require-post-message-target-origin
      channel.postMessage(word)
    })
    await new Promise((resolve) => over.signal.addEventListener('abort', resolve))
    close()
  }
  navigator.locks.request(name, { signal: over.signal }, hold).catch(() => {
    // The wait for the lock was given up.
  })
  return () => {
    over.abort()
    channel.close()
  }
}
