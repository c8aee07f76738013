import { BEAT_EVERY_MS, LOOK, type WorkProgress } from './progress.ts'
import type { Services } from './services.server.ts'

/** Words that wait for a slow reader; with more of them it is cut off, and looks anew when it comes back. */
const MOST_WAITING = 64

/** Things whose changes can be followed. */
interface Followed<Word extends object> {
  /** The broadcast’s topic; each word is the id of a thing that has changed. */
  readonly topic: string
  /** How it stands; null when there is none of this id. */
  readonly find: (services: Services, id: string) => Promise<Word | null>
  /** The id whose word is told first, and when words may have been missed, where that is not “look”. */
  readonly first?: string
}

/** Work whose progress can be followed. */
export type FollowedWork<Progress extends WorkProgress = WorkProgress> = Followed<Progress>

export interface Reader {
  /** Asked at every beat: somebody who may no longer read hears nothing more. */
  readonly mayRead: () => Promise<boolean>
  readonly signal: AbortSignal
}

/**
 * Progress of work of one kind as server-sent events: what has changed each time, and “look” when words may have been missed. Ends with
 * the reader, with their right to read, and at once when this process shall stop.
 */
export function progressEvents(
  services: Services,
  { topic, find, first }: Followed<object>,
  { mayRead, signal }: Reader,
): Response {
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
          const run = await find(services, id)
          if (run) say('run', JSON.stringify(run))
        }
        const complain = (error: unknown) => {
          log.warn({ err: error }, 'Progress of a piece of work could not be told.')
          close()
        }
        const begin = () => {
          if (first === undefined) say(LOOK, '')
          else tell(first).catch(complain)
        }
        const unsubscribe = broadcast.subscribe(topic, (id) => {
          if (id === null) begin()
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
        else begin()
      },
      cancel: () => close(),
    },
    { highWaterMark: MOST_WAITING },
  )
  // Proxies that collect answers before they pass them on are asked not to.
  const headers = { 'Content-Type': 'text/event-stream', 'Cache-Control': 'no-store', 'X-Accel-Buffering': 'no' }
  return new Response(body, { headers })
}
