import type { IncomingMessage, ServerResponse } from 'node:http'

import type { Access } from '#routes/address.ts'
import { addressAt } from '#routes/addresses.ts'
import type { Services } from '#services.server.ts'

import type { BodyBudget } from './body-budget.ts'
import { bodyLimits } from './body-limits.ts'
import { readBody } from './request-body.ts'
import { forgetRest } from './rest-of-body.ts'
import { bringsSession, maySendMore, refusesUnread } from './senders.ts'

/** Seconds after which there may be room again. */
const RETRY_AFTER = 10

/** Milliseconds that a stranger may take for the little that they may send. */
const PATIENCE_WITH_STRANGERS = 20_000

interface Refusal {
  readonly status: number
  readonly sentence: string
  readonly retryAfter?: number
}

/** What a page is to see of a body (null: nothing, because its sender may not bring it), or why the request is refused, and whether its connection goes on. */
export type TakenBody =
  | { readonly ok: true; readonly body: Uint8Array<ArrayBuffer> | null }
  | { readonly ok: false; readonly refusal: Refusal; readonly goesOn: boolean }

/** A request that has a body, as a page sees it without. */
interface Sent {
  readonly request: IncomingMessage
  readonly response: ServerResponse
  readonly bare: Request
  readonly network: string
}

/**
 * Takes the body of a request within the limits of its address, of its sender and of the memory for all bodies. What it takes of that is
 * given back when the answer is over, or the connection breaks.
 */
export async function takeBody(
  services: Services,
  budget: BodyBudget,
  { request, response, bare, network }: Sent,
): Promise<TakenBody> {
  const url = request.url!
  const address = addressAt(url)
  const limits = bodyLimits(address)
  const share = budget.share(network)
  response.once('close', () => share.end())
  let isInTrouble = false
  const noteTrouble = (error: unknown) => {
    services.log.error({ err: error }, 'Who sent a large body could not be looked up.')
    isInTrouble = true
    return false
  }
  const read = await readBody(request, {
    ...limits,
    share,
    maySendMore: () => maySendMore(services, bare, address).catch(noteTrouble),
    patienceMs: bringsSession(services, bare) ? Infinity : PATIENCE_WITH_STRANGERS,
    begin: () => {
      if (request.headers.expect !== undefined) response.writeContinue()
    },
  })
  if (typeof read !== 'string') return { ok: true, body: read }
  const goesOn = read !== 'too slow' && forgetRest(request, budget.leftovers)
  if (!goesOn) response.setHeader('Connection', 'close')
  if (isInTrouble) return { ok: false, refusal: unreachable, goesOn }
  if (read === 'not theirs' && refusesUnread(address, url)) return { ok: true, body: null }
  return { ok: false, refusal: refusals[read](limits.most, address.who, bringsSession(services, bare)), goesOn }
}

const megabytes = (bytes: number) => `${bytes / 1_000_000} MB`

const unreachable: Refusal = {
  status: 503,
  sentence: 'Part of the site is not answering at the moment. Please try again in a minute.',
  retryAfter: RETRY_AFTER,
}

const refusals = {
  'too large': (most: number): Refusal => ({
    status: 413,
    sentence: `This is more than the site takes at once (${megabytes(most)}).`,
  }),
  'not theirs': (_most: number, access: Access, hasSession: boolean): Refusal => {
    if (access === 'anyone' || access === 'checked inside')
      return { status: 413, sentence: 'This is more than the site takes at once from somebody who is not signed in (0.25 MB).' }
    if (access === 'admin' && hasSession)
      return { status: 403, sentence: 'Only an administrator may do this. Nothing was saved.' }
    return { status: 401, sentence: 'Please sign in first. Nothing was saved.' }
  },
  'too slow': (): Refusal => ({ status: 408, sentence: 'This took too long to arrive. Please try again.' }),
  'no room': (): Refusal => ({
    status: 503,
    sentence: 'Too much is being sent to the site at this moment. Please try again in a few seconds.',
    retryAfter: RETRY_AFTER,
  }),
}
