import { setTimeout as wait } from 'node:timers/promises'

import { retryAfterMs } from '#base/retry-after.ts'

import { TextModelError } from './ai.server.ts'
import { ForbiddenAddressError } from './checked-addresses.server.ts'

export interface ModelFetchSettings {
  /** Of one attempt, its whole body included. */
  readonly timeoutMs?: number
  /** Before each further attempt; as many as there are numbers. */
  readonly backOffMs?: readonly number[]
  /** A server that asks for a longer pause is not waited for. */
  readonly longestPauseMs?: number
  readonly maxBytes?: number
  /** Another way out than the usual `fetch`. */
  readonly fetchBy?: typeof fetch
}

/**
 * `fetch` for the operator’s model: bounded in time and size, and tried again after 429, 5xx and broken connections. A model that
 * was silent for the whole time is not asked twice. Other statuses are answers, handed on as they are.
 */
export function createModelFetch({
  timeoutMs = 120_000,
  backOffMs = [1_000, 3_000, 9_000],
  longestPauseMs = 60_000,
  maxBytes = 2_000_000,
  fetchBy = fetch,
}: ModelFetchSettings = {}): typeof fetch {
  async function attempt(input: Parameters<typeof fetch>[0], init: RequestInit | undefined): Promise<Response> {
    const outOfTime = AbortSignal.timeout(timeoutMs)
    const signal = init?.signal ? AbortSignal.any([init.signal, outOfTime]) : outOfTime
    try {
      const response = await fetchBy(input, { ...init, signal })
      const body = await readBody(response, maxBytes)
      return new Response(body, { status: response.status, headers: headersOf(response) })
    } catch (error) {
      init?.signal?.throwIfAborted()
      if (error instanceof TextModelError) throw error
      if (error instanceof ForbiddenAddressError) throw new TextModelError('refused', error.message)
      if (outOfTime.aborted)
        throw new TextModelError('timeout', `The AI model did not answer within ${timeoutMs / 1000} seconds.`)
      throw new TextModelError('unreachable', 'The AI server could not be reached, or the connection broke.')
    }
  }

  return async (input, init) => {
    for (let tries = 0; ; tries++) {
      const outcome = await attempt(input, init).catch((error: unknown) => {
        if (error instanceof TextModelError && error.reason === 'unreachable' && tries < backOffMs.length) return error
        throw error
      })
      if (outcome instanceof Response && outcome.status !== 429 && outcome.status < 500) return outcome
      const asked = outcome instanceof Response ? pauseAskedFor(outcome.headers) : 0
      if (tries >= backOffMs.length || asked > longestPauseMs) throw failure(outcome)
      // A little off the beat, lest several workers come back at the same instant.
      const pause = Math.max(asked, backOffMs[tries]! * (0.75 + Math.random() / 2))
      await wait(pause, undefined, init?.signal ? { signal: init.signal } : {}).catch((error: unknown) => {
        init?.signal?.throwIfAborted()
        throw error
      })
    }
  }
}

function failure(outcome: Response | TextModelError): TextModelError {
  if (outcome instanceof TextModelError) return outcome
  return outcome.status === 429
    ? new TextModelError('busy', 'The AI server takes no more requests at the moment. Try again in some minutes.')
    : new TextModelError('failing', `The AI server failed several times in a row (status ${outcome.status}).`)
}

/** The pause that the server asks for, by its own clock. */
function pauseAskedFor(headers: Headers): number {
  return retryAfterMs(headers.get('retry-after'), new Date(headers.get('date') ?? NaN)) ?? 0
}

async function readBody({ body }: Response, maxBytes: number): Promise<Uint8Array<ArrayBuffer>> {
  const chunks: Uint8Array[] = []
  let size = 0
  for await (const chunk of body ?? []) {
    size += chunk.length
    if (size > maxBytes) throw new TextModelError('too-large', 'The AI server’s answer was far longer than it may be.')
    chunks.push(chunk)
  }
  return new Uint8Array(Buffer.concat(chunks))
}

/** Without those that described the body as it travelled. */
function headersOf(response: Response): Headers {
  const headers = new Headers(response.headers)
  for (const name of ['content-encoding', 'content-length', 'transfer-encoding']) headers.delete(name)
  return headers
}
