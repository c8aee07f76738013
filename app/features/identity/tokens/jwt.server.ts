import { randomUUID } from 'node:crypto'

import { errors, jwtVerify, SignJWT, type JWTPayload } from 'jose'

import type { Infrastructure } from '#platform/infrastructure.server.ts'

import type { TokenHolder } from './access-tokens.server.ts'
import { scopesAmong, type Scope } from './scopes.ts'
import { activeKey, ALGORITHM, findPublicKey, JWT_SECONDS } from './signing-keys.server.ts'

/** Says of a JWT that it opens the API (RFC 9068), so that one made for another use never does. */
const TYPE = 'at+jwt'
/** A program holds one factor: the token itself. */
const ASSURANCE = 'aal1'

/**
 * What is wrong with a JWT, in the provider's words: the first stands in the spec, the next four are what its client library
 * (auth-js, `getClaims`) says. About another algorithm or key that library asks its server, which speaks of the signature; so do we.
 * It has no word for a JWT that is not valid yet.
 */
const words = {
  signature: 'Invalid JWT signature',
  structure: 'Invalid JWT structure',
  format: 'JWT not in base64url format',
  expired: 'JWT has expired',
  endless: 'Missing exp claim',
  early: 'JWT is not yet valid',
} as const

const BASE64URL = /^(?:[\w-]{4})*(?:[\w-]{2,3})?$/

/** Makes a JWT of ten minutes (or what is left of its token) that stands for a token, and may what the token may. */
export async function issueJwt(
  services: Pick<Infrastructure, 'db' | 'broadcast' | 'clock' | 'site' | 'secret'>,
  holder: TokenHolder,
): Promise<{ jwt: string; expiresInSeconds: number }> {
  const { kid, privateKey } = await activeKey(services)
  const now = Math.floor(services.clock.now().getTime() / 1000)
  const expires = Math.min(now + JWT_SECONDS, Math.floor(holder.expiresAt.getTime() / 1000))
  const jwt = await new SignJWT({ scope: holder.scopes.join(' '), client_id: holder.tokenId, aal: ASSURANCE })
    .setProtectedHeader({ alg: ALGORITHM, typ: TYPE, kid })
    .setIssuer(services.site.origin)
    .setAudience(audienceAt(services.site.origin))
    .setSubject(holder.userId)
    .setJti(randomUUID())
    .setIssuedAt(now)
    .setExpirationTime(expires)
    .sign(privateKey)
  return { jwt, expiresInSeconds: expires - now }
}

export type VerifiedJwt = { ok: true; tokenId: string; userId: string; scopes: Scope[] } | { ok: false; sentence: string }

/**
 * Verifies a JWT of ours: signed with a published key, by the one algorithm that we use, for this site, and not expired by the
 * product's clock. Whether its token still works is for the caller to look up.
 */
export async function verifyJwt(
  services: Pick<Infrastructure, 'db' | 'broadcast' | 'clock' | 'site' | 'secret'>,
  jwt: string,
): Promise<VerifiedJwt> {
  const parts = jwt.split('.')
  if (parts.length !== 3) return { ok: false, sentence: words.structure }
  if (!parts.every((part) => BASE64URL.test(part))) return { ok: false, sentence: words.format }
  try {
    const { payload } = await jwtVerify(jwt, ({ kid }) => keyOf(services, kid), {
      algorithms: [ALGORITHM],
      typ: TYPE,
      issuer: [...services.site.origins],
      audience: services.site.origins.map(audienceAt),
      currentDate: services.clock.now(),
      requiredClaims: ['exp', 'sub'],
    })
    return readClaims(payload)
  } catch (error) {
    if (!(error instanceof errors.JOSEError)) throw error
    return { ok: false, sentence: sentenceFor(error) }
  }
}

async function keyOf(services: Pick<Infrastructure, 'db' | 'broadcast' | 'clock' | 'secret'>, kid: string | undefined) {
  const key = kid === undefined ? null : await findPublicKey(services, kid)
  if (!key) throw new errors.JWKSNoMatchingKey()
  return key
}

function readClaims({ sub, scope, client_id: tokenId }: JWTPayload): VerifiedJwt {
  if (typeof tokenId !== 'string' || typeof scope !== 'string') return { ok: false, sentence: words.structure }
  return { ok: true, tokenId, userId: sub!, scopes: scopesAmong(scope.split(' ')) }
}

function sentenceFor(error: errors.JOSEError): string {
  if (error instanceof errors.JWTExpired) return words.expired
  if (error instanceof errors.JWTClaimValidationFailed && error.claim === 'nbf') return words.early
  if (error instanceof errors.JWTClaimValidationFailed && error.claim === 'exp') return words.endless
  if (error instanceof errors.JWSInvalid || error instanceof errors.JWTInvalid) return words.structure
  return words.signature
}

function audienceAt(origin: string): string {
  return `${origin}/api/v1`
}
