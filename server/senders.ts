import { sessionTokenOf } from '#features/identity/core/session-cookie.server.ts'
import { findBearerViewer, findViewer } from '#features/identity/viewer.server.ts'
import { isFromMailServer } from '#features/inbox/inbound/mail-server.server.ts'
import type { Address } from '#routes/address.ts'
import type { Services } from '#services.server.ts'

/**
 * Whether whoever sent a request may bring an address more than a stranger may. Costs a question to the database at most, and none
 * where nobody says who they are; the body is not read for it.
 */
export async function maySendMore(services: Services, request: Request, { who, knownBy }: Address): Promise<boolean> {
  if (knownBy === 'mail-server') return isFromMailServer(services, request)
  const person = request.headers.has('Authorization')
    ? await findBearerViewer(services, request)
    : (await findViewer(services, request)).viewer
  return who === 'admin' ? (person?.isAdmin ?? false) : person !== null
}

/** Whether a request brings a session of ours, living or not: a look at the signature alone. */
export function bringsSession(services: Services, request: Request): boolean {
  return sessionTokenOf(services, request) !== null
}

/**
 * Whether an address turns away those whom it does not know without looking at what they sent, and at little cost: then it answers them as
 * ever, and the body stays unread. A page that keeps what was typed would answer with nothing in its fields.
 */
export function refusesUnread({ who, knownBy, onLostSession }: Address, url: string): boolean {
  if (knownBy === 'mail-server') return true
  const isKept = onLostSession === 'keep-form' && /\.data(?:\?|$)/.test(url)
  return who === 'member' && !isKept
}
