import { isId } from '#base/ids.ts'
import type { Infrastructure } from '#platform/infrastructure.server.ts'
import type { RateLimit } from '#platform/rate-limit.server.ts'

import { findTokenHolder, noteUse, TOKEN_PREFIX, type TokenHolder } from './access-tokens.server.ts'
import { verifyJwt } from './jwt.server.ts'

/** Calls with one token, by itself or by the JWTs that stand for it. */
const callsOfToken: RateLimit = { name: 'identity.token-calls', limit: 120, windowSeconds: 60 }

const UNKNOWN = 'This token is unknown, has expired or was ended.'

/** Who calls, and how: a JWT may not be exchanged for another one. */
export interface Caller extends TokenHolder {
  readonly by: 'token' | 'jwt'
}

export type Called =
  | { ok: true; caller: Caller }
  | { ok: false; reason: 'nobody' }
  | { ok: false; reason: 'refused'; sentence: string }
  | { ok: false; reason: 'wait'; retryAfterSeconds: number }

/**
 * Whose token stands in the `Authorization` header: a personal one or a JWT made from it. Cookies do not count. A JWT works only as
 * long as its token does. Counts the call, and notes the use.
 */
export async function findCaller(
  services: Pick<Infrastructure, 'db' | 'broadcast' | 'limits' | 'clock' | 'site' | 'secret'>,
  request: Request,
): Promise<Called> {
  const [, sent] = /^Bearer +(\S+)$/i.exec(request.headers.get('Authorization')?.trim() ?? '') ?? []
  if (sent === undefined) return { ok: false, reason: 'nobody' }
  const found = sent.startsWith(TOKEN_PREFIX) ? await byToken(services, sent) : await byJwt(services, sent)
  if (!found.ok) return found
  const allowed = await services.limits.take(callsOfToken, found.caller.tokenId)
  if (!allowed.ok) return { ...allowed, reason: 'wait' }
  await noteUse(services, found.caller)
  return found
}

async function byToken(services: Pick<Infrastructure, 'db' | 'clock'>, token: string): Promise<Called> {
  const holder = await findTokenHolder(services, { token })
  return holder ? { ok: true, caller: { ...holder, by: 'token' } } : { ok: false, reason: 'refused', sentence: UNKNOWN }
}

async function byJwt(
  services: Pick<Infrastructure, 'db' | 'broadcast' | 'clock' | 'site' | 'secret'>,
  jwt: string,
): Promise<Called> {
  const verified = await verifyJwt(services, jwt)
  if (!verified.ok) return { ...verified, reason: 'refused' }
  const hasId = isId(verified.tokenId)
  const holder = hasId ? await findTokenHolder(services, { id: verified.tokenId }) : null
  if (holder?.userId !== verified.userId) return { ok: false, reason: 'refused', sentence: UNKNOWN }
  const scopes = holder.scopes.filter((scope) => verified.scopes.includes(scope))
  return { ok: true, caller: { ...holder, scopes, by: 'jwt' } }
}
