import pg from 'pg'

import { currentRequestId, withRequestId } from './request-id.server.ts'
import { statementText } from './statement-text.ts'

/** Hears of each statement that took long. It is told without a value. */
export interface SlowQueries {
  /** Milliseconds from which a statement counts as slow. */
  readonly fromMs: number
  readonly note: (slow: { readonly statement: string; readonly ms: number }) => void
}

type Settled = (error: unknown, result: unknown) => void

/** Clients of a pool whose statements are timed, from when the client is given them to its answer. */
export function timedClients({ fromMs, note }: SlowQueries): typeof pg.Client {
  const timed = (what: unknown) => {
    const began = performance.now()
    const requestId = currentRequestId()
    return () => {
      const ms = performance.now() - began
      if (ms < fromMs) return
      const text = typeof what === 'string' ? what : String(Object(what).text ?? '')
      withRequestId(requestId, () => note({ statement: statementText(text), ms: Math.round(ms) }))
    }
  }
  return class TimedClient extends pg.Client {
    // Its overloads come to these three: what, then perhaps values, then perhaps a function.
    override query(...given: never[]): never {
      const [what] = given as readonly unknown[]
      const ask = super.query.bind(this) as (...args: unknown[]) => unknown
      // A cursor or the like says itself when it is done.
      if (what !== null && typeof what === 'object' && 'submit' in what) return ask(...given) as never
      const end = timed(what)
      const at = given.findIndex((one) => typeof one === 'function')
      if (at >= 0) {
        const settled: Settled = given[at]!
        const told: Settled = (error, result) => {
          end()
          settled(error, result)
        }
        return ask(...given.with(at, told as never)) as never
      }
      const answer = ask(...given) as Promise<unknown>
      answer.then(end, end)
      return answer as never
    }
  } as typeof pg.Client
}
