import type { Infrastructure } from './infrastructure.server.ts'
import { BEAT_EVERY_MS, REVALIDATE } from './progress.ts'
import { follow, type Followed } from './topic-hub.server.ts'

/** Words that wait for a slow reader; with more of them it is cut off, and looks anew when it comes back. */
const MAX_WAITING = 64

export interface Reader<Word extends object = object> {
  /** Asked at every beat: somebody who may no longer read hears nothing more. */
  readonly mayRead: () => Promise<boolean>
  readonly signal: AbortSignal
  /** What of a change this reader is told, decided without asking anybody; null for nothing, and everything where it is absent. */
  readonly select?: (found: Word) => object | null
}

/**
 * Progress of work of one kind as server-sent events: what has changed each time, and “look” when words may have been missed. Ends with
 * the reader, with their right to read, and at once when this process shall stop. A change costs one question to the database, not one for
 * every reader.
 */
export function progressEvents<Word extends object, Needs extends Pick<Infrastructure, 'broadcast' | 'log' | 'stopping'>>(
  services: Needs,
  followed: Followed<Word, Needs>,
  { mayRead, signal, select = (found) => found }: Reader<Word>,
): Response {
  const { log } = services
  const { find, first } = followed
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
        const tell = (found: Word) => {
          const selected = select(found)
          if (selected) say('run', JSON.stringify(selected))
        }
        const look = () => say(REVALIDATE, '')
        const complain = (error: unknown) => {
          log.warn({ err: error }, 'Progress of a piece of work could not be told.')
          close()
        }
        const stopFollowing = follow(services, followed, { tell, look, fail: complain })
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
          stopFollowing()
          ended.removeEventListener('abort', close)
          try {
            controller.close()
          } catch {
            // The reader has gone first.
          }
        }
        ended.addEventListener('abort', close)
        if (ended.aborted) close()
        else if (first === undefined) look()
        else {
          find(services, first)
            .then((found) => found && tell(found))
            .catch(complain)
        }
      },
      cancel: () => close(),
    },
    { highWaterMark: MAX_WAITING },
  )
  // Proxies that collect answers before they pass them on are asked not to.
  const headers = { 'Content-Type': 'text/event-stream', 'Cache-Control': 'no-store', 'X-Accel-Buffering': 'no' }
  return new Response(body, { headers })
}
