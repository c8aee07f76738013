import type { IncomingMessage } from 'node:http'

import type { Budget } from '#platform/budget.ts'

/** Bytes of refused bodies that are taken off the line at a time, all together: what was read is memory until the next garbage collection. */
export const MAX_FORGOTTEN = 16_000_000

/**
 * Takes the rest of a refused body off the line and forgets it. Whoever sends without reading would be cut off by a closed connection, and on some
 * systems lose the answer with it. False, and nothing is taken, where too much would come, or nothing that is waited for.
 */
export function forgetRest(request: IncomingMessage, leftovers: Budget): boolean {
  if (request.headers.expect !== undefined) return false
  const whose = crypto.randomUUID()
  let taken = Number(request.headers['content-length'] ?? 0)
  if (!leftovers.take(whose, taken).ok) return false
  let forgotten = 0
  request.on('data', ({ length }: Buffer) => {
    forgotten += length
    if (forgotten <= taken) return
    if (leftovers.take(whose, length).ok) taken += length
    else request.socket.destroy()
  })
  request.once('close', () => leftovers.giveBack(whose, taken))
  // Its former reader has let go of it by then.
  setImmediate(() => request.resume())
  return true
}
