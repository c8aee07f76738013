import type { Budget } from './budget.ts'

/** How many streams of events may be open at once, of visitors and of the team: the first cannot use up the second. */
export interface StreamShares {
  readonly visitors: Budget
  readonly team: Budget
}

/** Seconds after which a stream that was refused may be asked for again. */
const RETRY_AFTER = '60'

const refusals = {
  each: { status: 429, sentence: 'Too many streams are open from your network.' },
  all: { status: 503, sentence: 'Too many streams are open at this moment.' },
}

/**
 * Opens a stream if its network, and all together, have not too many open already; else says so. It counts until the request is over:
 * when the answer has ended, or the connection broke.
 */
export function withinShare(
  share: Budget,
  { network, signal }: { readonly network: string; readonly signal: AbortSignal },
  open: () => Response,
): Response {
  if (signal.aborted) return open()
  const taken = share.take(network)
  if (!taken.ok) {
    const { status, sentence } = refusals[taken.full]
    const headers = { 'Content-Type': 'text/plain; charset=utf-8', 'Retry-After': RETRY_AFTER, Connection: 'close' }
    return new Response(`${sentence} Please ask now and then instead.\n`, { status, headers })
  }
  signal.addEventListener('abort', () => share.giveBack(network), { once: true })
  return open()
}
