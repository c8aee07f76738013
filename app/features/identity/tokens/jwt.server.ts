import { randomUUID } from 'node:crypto'

import { errors, jwtVerify, SignJWT, type JWTPayload } from 'jose'

import type { Services } from '#platform/services.server.ts'

import type { TokenHolder } from './access-tokens.server.ts'
import { scopesAmong, type Scope } from './scopes.ts'
import { activeKey, ALGORITHM, findPublicKey, JWT_SECONDS } from './signing-keys.server.ts'

/** Says of a JWT that it opens the API (RFC 9068), so that one made for another use never does. */
const TYPE = 'at+jwt'
/** A program holds one factor: the token itself. */
const ASSURANCE = 'aal1'

/** What is wrong with a JWT, in the provider's words. */
export const jwtWords = {
  signature: 'Invalid JWT signature',
  structure: 'Invalid JWT structure',
  expired: 'JWT has expired',
  early: 'JWT is not yet valid',
} as const

/** Makes a JWT of ten minutes (or what is left of its token) that stands for a token, and may what the token may. */
export async function issueJwt(services: Services, holder: TokenHolder): Promise<{ jwt: string; expiresInSeconds: number }> {
  const { kid, privateKey } = await activeKey(services)
  const now = Math.floor(services.clock.now().getTime() / 1000)
  const expires = Math.min(now + JWT_SECONDS, Math.floor(holder.expiresAt.getTime() / 1000))
  const jwt = await new SignJWT({ scope: holder.scopes.join(' '), client_id: holder.tokenId, aal: ASSURANCE })
    .setProtectedHeader({ alg: ALGORITHM, typ: TYPE, kid })
    .setIssuer(services.site.origin)
    .setAudience(audienceOf(services))
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
export async function verifyJwt(services: Services, jwt: string): Promise<VerifiedJwt> {
  try {
    const { payload } = await jwtVerify(jwt, ({ kid }) => keyOf(services, kid), {
      algorithms: [ALGORITHM],
      typ: TYPE,
      issuer: services.site.origin,
      audience: audienceOf(services),
      currentDate: services.clock.now(),
      requiredClaims: ['exp', 'sub'],
    })
    return readClaims(payload)
  } catch (error) {
    if (!(error instanceof errors.JOSEError)) throw error
    return { ok: false, sentence: sentenceFor(error) }
  }
}

async function keyOf(services: Services, kid: string | undefined) {
  const key = kid === undefined ? null : await findPublicKey(services, kid)
  if (!key) throw new errors.JWKSNoMatchingKey()
  return key
}

function readClaims({ sub, scope, client_id: tokenId }: JWTPayload): VerifiedJwt {
  if (typeof tokenId !== 'string' || typeof scope !== 'string') return { ok: false, sentence: jwtWords.structure }
  return { ok: true, tokenId, userId: sub!, scopes: scopesAmong(scope.split(' ')) }
}

function sentenceFor(error: errors.JOSEError): string {
  if (error instanceof errors.JWTExpired) return jwtWords.expired
  if (error instanceof errors.JWTClaimValidationFailed && error.claim === 'nbf') return jwtWords.early
  if (error instanceof errors.JWTClaimValidationFailed && error.claim === 'exp') return 'Missing exp claim'
  if (error instanceof errors.JWSInvalid || error instanceof errors.JWTInvalid) return jwtWords.structure
  return jwtWords.signature
}

function audienceOf({ site }: Pick<Services, 'site'>): string {
  return `${site.origin}/api/v1`
}
