import type { RunProgress } from '#features/automation/run.ts'
import type { Services } from '#platform/services.server.ts'

import { findProgress, RUNS } from './run-rows.server.ts'
import { BEAT_EVERY_MS, LOOK } from './run-words.ts'

/** Words that wait for a slow reader; with more of them it is cut off, and looks anew when it comes back. */
const MOST_WAITING = 64

interface Reader {
  /** Asked at every beat: somebody who may no longer read hears nothing more. */
  readonly mayRead: () => Promise<boolean>
  readonly signal: AbortSignal
}

/**
 * Progress of all runs as server-sent events: a run each time it changes, and “look” when words may have been missed. Ends with the
 * reader, with their right to read, and at once when this process shall stop.
 */
export function runEvents(services: Services, { mayRead, signal }: Reader): Response {
  const { broadcast, log } = services
  const encoder = new TextEncoder()
  const ended = AbortSignal.any([signal, services.stopping])
  let close = () => {}
  const body = new ReadableStream<Uint8Array>(
    {
      start(controller) {
        const say = (event: string, text: string) => {
          if (ended.aborted) return
          controller.enqueue(encoder.encode(`event: ${event}\ndata: ${text}\n\n`))
          if ((controller.desiredSize ?? 0) < 0) close()
        }
        const tell = async (id: string) => {
          const run: RunProgress | null = await findProgress(services, id)
          if (run) say('run', JSON.stringify(run))
        }
        const complain = (error: unknown) => {
          log.warn({ err: error }, 'Progress of a run could not be told.')
          close()
        }
        const unsubscribe = broadcast.subscribe(RUNS, (id) => {
          if (id === null) say(LOOK, '')
          else tell(id).catch(complain)
        })
        const beat = setInterval(() => {
          mayRead()
            .then((may) => (may ? say('beat', '') : close()))
            .catch(complain)
        }, BEAT_EVERY_MS)
        let isOpen = true
        close = () => {
          if (!isOpen) return
          isOpen = false
          clearInterval(beat)
          unsubscribe()
          ended.removeEventListener('abort', close)
          try {
            controller.close()
          } catch {
            // The reader has gone first.
          }
        }
        ended.addEventListener('abort', close)
        if (ended.aborted) close()
        else say(LOOK, '')
      },
      cancel: () => close(),
    },
    { highWaterMark: MOST_WAITING },
  )
  // Proxies that collect answers before they pass them on are asked not to.
  const headers = { 'Content-Type': 'text/event-stream', 'Cache-Control': 'no-store', 'X-Accel-Buffering': 'no' }
  return new Response(body, { headers })
}
