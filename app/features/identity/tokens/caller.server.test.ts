import { createHmac } from 'node:crypto'

import { base64url, decodeJwt, decodeProtectedHeader, exportJWK, generateKeyPair, SignJWT, type JWTPayload } from 'jose'

import { Browser, haveSignedIn, haveSignedUp } from '#features/identity/account.factory.server.ts'
import type { Services } from '#services.server.ts'
import { expect, test } from '#tests/support/test.ts'

import { endAccessToken, findTokenHolder, listAccessTokens } from './access-tokens.server.ts'
import { findCaller } from './caller.server.ts'
import { issueJwt } from './jwt.server.ts'
import { activeKey, listPublicKeys, tendSigningKeys } from './signing-keys.server.ts'
import { callWith, haveToken } from './token.factory.server.ts'

const email = 'ann@example.com'
const UNKNOWN = 'This token is unknown, has expired or was ended.'

/** A person with a token of two scopes, and a JWT made from it. */
async function aProgram(services: Services) {
  const userId = await haveSignedUp(services, new Browser())
  const token = await haveToken(services, { userId, email }, { scopes: ['profile:read', 'health:read'] })
  const { jwt } = await issueJwt(services, (await findTokenHolder(services, { token }))!)
  return { userId, token, jwt }
}

/** What a call comes to: who calls and how, or why it is refused. */
async function call(services: Services, token: string | null) {
  const called = await findCaller(services, callWith(token))
  if (called.ok) return `${called.caller.by}: ${called.caller.scopes.join(' ')}`
  return called.reason === 'refused' ? called.sentence : called.reason
}

/** The JWT with other claims or another header, signed with the product's own key. */
async function resigned(services: Services, jwt: string, claims: JWTPayload, header: { typ?: string; kid?: string } = {}) {
  const { kid, privateKey } = await activeKey(services)
  const signing = new SignJWT({ ...decodeJwt(jwt), ...claims })
  return signing.setProtectedHeader({ alg: 'ES256', typ: 'at+jwt', kid, ...header }).sign(privateKey)
}

const encode = (value: object) => base64url.encode(JSON.stringify(value))

test('a personal token and a JWT made from it say the same person and scopes', async ({ services }) => {
  const { userId, token, jwt } = await aProgram(services)
  expect(await call(services, token)).toBe('token: profile:read health:read')
  expect(await call(services, jwt)).toBe('jwt: profile:read health:read')
  expect(decodeProtectedHeader(jwt)).toEqual({ alg: 'ES256', typ: 'at+jwt', kid: (await activeKey(services)).kid })
  expect(decodeJwt(jwt)).toEqual({
    iss: 'https://wellward.test',
    aud: 'https://wellward.test/api/v1',
    sub: userId,
    client_id: (await listAccessTokens(services, userId))[0]!.id,
    scope: 'profile:read health:read',
    aal: 'aal1',
    jti: expect.stringMatching(/^[\da-f-]{36}$/),
    iat: 1772443800,
    exp: 1772444400,
  })
})

test('cookies, sessions and other schemes are nobody', async ({ services }) => {
  await aProgram(services)
  const browser = new Browser()
  await haveSignedIn(services, browser)
  expect(await findCaller(services, browser.request('/api/v1/me'))).toEqual({ ok: false, reason: 'nobody' })
  expect(await call(services, null)).toBe('nobody')
  const basic = new Request('https://wellward.test/', { headers: { Authorization: 'Basic YTpi' } })
  expect(await findCaller(services, basic)).toEqual({ ok: false, reason: 'nobody' })
  expect(await call(services, decodeURIComponent(browser.cookie('__Host-session')!))).toBe('Invalid JWT structure')
})

test('the product’s clock says when a JWT has expired, and its key may retire meanwhile', async ({ services, clock }) => {
  const { jwt } = await aProgram(services)
  clock.set('2026-03-02T09:39:59Z')
  expect(await call(services, jwt)).toBe('jwt: profile:read health:read')
  clock.set('2026-03-02T09:40:00Z')
  expect(await call(services, jwt)).toBe('JWT has expired')
})

test('a JWT outlives the change of keys', async ({ services, clock }) => {
  await activeKey(services)
  clock.set('2026-05-31T09:29:00Z')
  const { jwt } = await aProgram(services)
  clock.set('2026-05-31T09:31:00Z')
  await tendSigningKeys(services)
  expect(await call(services, jwt)).toBe('jwt: profile:read health:read')
})

test('a JWT ends with its token: ended, run out, or gone with the account', async ({ services, clock }) => {
  const { userId, token, jwt } = await aProgram(services)
  await endAccessToken(services, userId, (await listAccessTokens(services, userId))[0]!.id)
  expect([await call(services, token), await call(services, jwt)]).toEqual([UNKNOWN, UNKNOWN])

  const short = await haveToken(services, { userId, email }, { days: 7 })
  clock.set('2026-03-09T09:25:00Z')
  const late = await issueJwt(services, (await findTokenHolder(services, { token: short }))!)
  expect(late.expiresInSeconds).toBe(300)
  clock.set('2026-03-09T09:30:00Z')
  expect([await call(services, short), await call(services, late.jwt)]).toEqual([UNKNOWN, 'JWT has expired'])
})

test('algorithms are not mixed up: none, and HS256 with the public key as its secret', async ({ services }) => {
  const { jwt } = await aProgram(services)
  const [, payload, signature] = jwt.split('.')
  const { kid } = await activeKey(services)
  const none = encode({ alg: 'none', typ: 'at+jwt', kid })
  for (const unsigned of [`${none}.${payload}.`, `${none}.${payload}.${signature}`]) {
    expect(await call(services, unsigned)).toBe('Invalid JWT signature')
  }
  const [jwk] = await listPublicKeys(services)
  const head = `${encode({ alg: 'HS256', typ: 'at+jwt', kid })}.${payload}`
  for (const secret of [JSON.stringify(jwk), jwk!.x!, Buffer.from(jwk!.x!, 'base64url')]) {
    const mac = createHmac('sha256', secret).update(head).digest('base64url')
    expect(await call(services, `${head}.${mac}`)).toBe('Invalid JWT signature')
  }
})

test('another algorithm with a key of its own is refused, under our key’s name too', async ({ services }) => {
  const { jwt } = await aProgram(services)
  const { kid } = await activeKey(services)
  for (const alg of ['RS256', 'PS256', 'ES384', 'EdDSA']) {
    const { privateKey } = await generateKeyPair(alg)
    const foreign = new SignJWT(decodeJwt(jwt)).setProtectedHeader({ alg, typ: 'at+jwt', kid })
    expect(await call(services, await foreign.sign(privateKey)), alg).toBe('Invalid JWT signature')
  }
})

test('another key is refused, under a name of its own, under ours, and brought along in the header', async ({ services }) => {
  const { jwt } = await aProgram(services)
  const { kid } = await activeKey(services)
  const { publicKey, privateKey } = await generateKeyPair('ES256', { extractable: true })
  const foreign = (header: object) =>
    new SignJWT(decodeJwt(jwt)).setProtectedHeader({ alg: 'ES256', typ: 'at+jwt', ...header }).sign(privateKey)
  const jwk = await exportJWK(publicKey)
  for (const header of [{}, { kid }, { kid: 'mine' }, { kid, jwk }, { jwk, jku: 'https://evil.example/jwks.json' }]) {
    expect(await call(services, await foreign(header))).toBe('Invalid JWT signature')
  }
})

test('a JWT of our own key for another use, site or time is refused', async ({ services }) => {
  const { jwt, userId } = await aProgram(services)
  const verdict = async (claims: JWTPayload, header = {}) => call(services, await resigned(services, jwt, claims, header))
  expect(await verdict({})).toBe('jwt: profile:read health:read')
  expect(await verdict({ iss: 'https://evil.example' })).toBe('Invalid JWT signature')
  expect(await verdict({ aud: 'https://wellward.test' })).toBe('Invalid JWT signature')
  expect(await verdict({}, { typ: 'JWT' })).toBe('Invalid JWT signature')
  expect(await verdict({ nbf: 1772443801 })).toBe('JWT is not yet valid')
  expect(await verdict({ exp: 1772443800 })).toBe('JWT has expired')
  expect(await verdict({ exp: undefined } as unknown as JWTPayload)).toBe('Missing exp claim')
  expect(await verdict({ sub: crypto.randomUUID() })).toBe(UNKNOWN)
  expect(await verdict({ client_id: userId })).toBe(UNKNOWN)
  expect(await verdict({ client_id: 'x' })).toBe(UNKNOWN)
  expect(await verdict({ scope: 'profile:read health:write admin' })).toBe('jwt: profile:read')
})

test('changed, cut or made-up JWTs are refused', async ({ services }) => {
  const { jwt } = await aProgram(services)
  const [head, payload, signature] = jwt.split('.') as [string, string, string]
  const more = encode({ ...decodeJwt(jwt), scope: 'health:write' })
  expect(await call(services, `${head}.${more}.${signature}`)).toBe('Invalid JWT signature')
  for (const parts of [
    'x',
    'a.b',
    `${head}.${payload}`,
    `${jwt}.x`,
    '..',
    '{}.{}',
    `${encode(['ES256'])}.${payload}.${signature}`,
  ])
    expect(await call(services, parts), parts).toBe('Invalid JWT structure')
  for (const format of ['a.b.c', `${head}.${payload}.${signature}=`, `${head}.{"sub":"x"}.${signature}`, `${head}.${payload}.ü`])
    expect(await call(services, format), format).toBe('JWT not in base64url format')
  expect(await call(services, `${head}..`)).toBe('Invalid JWT signature')
  for (const rubbish of ['wwp_', `wwp_${'A'.repeat(43)}`, "wwp_' or 1=1"]) {
    expect(await findCaller(services, callWith(rubbish))).not.toMatchObject({ ok: true })
  }
})

test('calls are counted for each token, its JWTs with it', async ({ services, clock }) => {
  const { userId, token, jwt } = await aProgram(services)
  const other = await haveToken(services, { userId, email })
  for (let one = 0; one < 60; one++) {
    await call(services, token)
    await call(services, jwt)
  }
  expect([await call(services, token), await call(services, jwt)]).toEqual(['wait', 'wait'])
  expect(await call(services, other)).toBe('token: profile:read')
  clock.set('2026-03-02T09:31:01Z')
  expect(await call(services, token)).toBe('token: profile:read health:read')
})

test('a JWT from before the site moved is taken for as long as the old address is', async ({ services }) => {
  const { jwt } = await aProgram(services)
  const at = (origins: string[]): Services => ({ ...services, site: { ...services.site, origin: origins[0]!, origins } })
  expect(await call(at(['https://new.example', 'https://wellward.test']), jwt)).toBe('jwt: profile:read health:read')
  expect(await call(at(['https://new.example']), jwt)).toBe('Invalid JWT signature')
})
