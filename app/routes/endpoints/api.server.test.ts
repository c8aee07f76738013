import { listHealthAccess } from '#features/audit/health-access.server.ts'
import { formatAccess } from '#features/audit/health-access.ts'
import { noNumbers } from '#features/health/core/vitals.factory.ts'
import { Browser, haveSignedIn, haveSignedUp } from '#features/identity/account.factory.server.ts'
import type { Scope } from '#features/identity/tokens/scopes.ts'
import { activeKey } from '#features/identity/tokens/signing-keys.server.ts'
import { callWith, haveToken } from '#features/identity/tokens/token.factory.server.ts'
import { findViewer } from '#features/identity/viewer.server.ts'
import { grantMembership } from '#features/membership/core/membership.server.ts'
import type { Services } from '#services.server.ts'
import { routeArgs } from '#tests/support/route-args.ts'
import { expect, test } from '#tests/support/test.ts'

import { action as postCheckIn, loader as listCheckIns } from './api-check-ins.ts'
import { action as postMe, loader as me } from './api-me.ts'
import { action as postNowhere, loader as nowhere } from './api-not-there.ts'
import { action as exchange, loader as getToken } from './api-token.ts'
import { action as checkSubscription } from './function-check-subscription.ts'
import { loader as jwks } from './jwks.ts'

type Route = (args: never) => Response | Promise<Response>

async function ask(services: Services, route: Route, request: Request) {
  const answer = await route(routeArgs(request, { services }) as never)
  return { status: answer.status, headers: answer.headers, body: (await answer.json()) as Record<string, unknown> }
}

const email = 'ann@example.com'

async function aProgram(services: Services, ...scopes: Scope[]) {
  const browser = new Browser()
  const userId = await haveSignedUp(services, browser)
  return { userId, browser, token: await haveToken(services, { userId, email }, { scopes }) }
}

const posted = (body: unknown): RequestInit => ({
  method: 'POST',
  body: typeof body === 'string' ? body : JSON.stringify(body),
  headers: { 'Content-Type': 'application/json' },
})

test('a token tells whose it is and what it may do', async ({ services }) => {
  const { userId, token } = await aProgram(services, 'profile:read', 'health:read')
  const { status, body } = await ask(services, me, callWith(token))
  expect([status, body]).toEqual([
    200,
    { id: userId, name: 'Ann', email, emailVerified: false, scopes: ['profile:read', 'health:read'] },
  ])
})

test('without a token, with a wrong one or with a cookie there is a challenge and no data', async ({ services }) => {
  const { browser } = await aProgram(services, 'profile:read')
  await haveSignedIn(services, browser)
  const without = await ask(services, me, browser.request('/api/v1/me'))
  expect([without.status, without.headers.get('WWW-Authenticate')]).toEqual([401, 'Bearer realm="api"'])
  expect(without.body).toEqual({
    error: { code: 'unauthorized', message: 'This address takes a token: send “Authorization: Bearer …”.' },
  })
  const wrong = await ask(services, me, callWith('a.b'))
  expect(wrong.headers.get('WWW-Authenticate')).toBe(
    'Bearer realm="api", error="invalid_token", error_description="Invalid JWT structure"',
  )
  expect(wrong.body).toEqual({ error: { code: 'unauthorized', message: 'Invalid JWT structure' } })
})

test('each address asks for its scope', async ({ services }) => {
  const { token } = await aProgram(services, 'membership:read')
  const asked: [Route, Request, Scope][] = [
    [me, callWith(token), 'profile:read'],
    [listCheckIns, callWith(token), 'health:read'],
    [postCheckIn, callWith(token, '/api/v1/check-ins', posted({ date: '2026-03-02', steps: 1 })), 'health:write'],
  ]
  for (const [route, request, scope] of asked) {
    const { status, headers, body } = await ask(services, route, request)
    expect([status, body]).toEqual([403, { error: { code: 'forbidden', message: `This token lacks the scope ${scope}.` } }])
    expect(headers.get('WWW-Authenticate')).toBe(`Bearer realm="api", error="insufficient_scope", scope="${scope}"`)
  }
})

test('a check-in is kept as from the dashboard’s form, and read back; another’s never', async ({ services }) => {
  const { userId, token, browser } = await aProgram(services, 'health:read', 'health:write')
  const eve = await haveSignedUp(services, new Browser(), { email: 'eve@example.com' })
  const sent = { date: '2026-03-02', timeZone: 'Europe/Berlin', steps: 6240, sleepHours: '7:12' }
  const sneaked = { userId: eve, recordedAt: '1970-01-01', isAdmin: true, points: 999, current_streak: 99 }
  const kept = await ask(services, postCheckIn, callWith(token, '/api/v1/check-ins', posted({ ...sent, ...sneaked })))
  const checkIn = {
    ...noNumbers,
    date: '2026-03-02',
    sleepHours: 7.2,
    steps: 6240,
    timeZone: 'Europe/Berlin',
    recordedAt: '2026-03-02T09:30:00.000Z',
  }
  expect([kept.status, kept.body]).toEqual([201, { checkIn, unlocked: [] }])
  const again = await ask(services, postCheckIn, callWith(token, '/api/v1/check-ins', posted({ ...sent, steps: null })))
  expect(again.body).toMatchObject({ checkIn: { sleepHours: 7.2, steps: null } })
  expect((await ask(services, listCheckIns, callWith(token))).body).toEqual({ checkIns: [{ ...checkIn, steps: null }] })

  const strangers = await haveToken(services, { userId: eve, email: 'eve@example.com' }, { scopes: ['health:read'] })
  expect((await ask(services, listCheckIns, callWith(strangers))).body).toEqual({ checkIns: [] })
  await haveSignedIn(services, browser)
  const { viewer } = await findViewer(services, browser.request())
  expect(viewer).toMatchObject({ userId, isAdmin: false, timeZone: null })
})

test('what a program does to check-ins is in the member’s access log, day by day, and a refused call is not', async ({
  services,
}) => {
  const { userId, token } = await aProgram(services, 'health:read', 'health:write')
  await ask(services, postCheckIn, callWith(token, '/api/v1/check-ins', posted({ date: '2026-03-02', steps: 6240 })))
  await ask(services, postCheckIn, callWith(token, '/api/v1/check-ins', posted({ date: 'never' })))
  await ask(services, listCheckIns, callWith(token))
  await ask(services, listCheckIns, callWith(token))
  await ask(services, listCheckIns, callWith('wwp_unknown'))
  const lines = (await listHealthAccess(services, userId)).map(formatAccess)
  expect(lines.map((line) => line.replace(/“.*”/, '“…”')).toSorted()).toEqual([
    'A program with your token “…” changed a check-in',
    'A program with your token “…” looked at check-ins, 2 times',
  ])
})

test('what is wrong with a check-in is said field by field, and nothing is kept', async ({ services }) => {
  const { token } = await aProgram(services, 'health:read', 'health:write')
  const post = (init: RequestInit) => ask(services, postCheckIn, callWith(token, '/api/v1/check-ins', init))
  const refused = await post(posted({ date: '2026-03-03', weightKg: 4000, steps: true }))
  expect([refused.status, refused.body]).toEqual([
    422,
    {
      error: {
        code: 'invalid_fields',
        message: 'Please check the fields.',
        fields: {
          date: 'Choose a day from 1 February 2026 to 2 March 2026.',
          weightKg: 'Enter a number from 20 to 400.',
          steps: 'Enter a whole number from 0 to 120,000.',
        },
      },
    },
  ])
  for (const body of ['', '{', '[]', 'null', '7']) expect((await post(posted(body))).status).toBe(400)
  const form = new URLSearchParams({ date: '2026-03-02', steps: '1' })
  expect((await post({ method: 'POST', body: form })).status).toBe(415)
  expect((await ask(services, listCheckIns, callWith(token))).body).toEqual({ checkIns: [] })
})

test('a token is exchanged for a JWT, which works, and is not exchanged again', async ({ services }) => {
  const { token } = await aProgram(services, 'profile:read')
  const { status, body } = await ask(services, exchange, callWith(token, '/api/v1/token', { method: 'POST' }))
  expect([status, body]).toEqual([
    200,
    { access_token: expect.stringMatching(/^ey/), token_type: 'Bearer', expires_in: 600, scope: 'profile:read' },
  ])
  const jwt = body['access_token'] as string
  expect((await ask(services, me, callWith(jwt))).status).toBe(200)
  expect((await ask(services, exchange, callWith(jwt, '/api/v1/token', { method: 'POST' }))).status).toBe(403)
})

test('the membership can be asked for with a token that may', async ({ services }) => {
  const { userId, token } = await aProgram(services, 'membership:read')
  await grantMembership(services, userId, null)
  const check = async (sent: string) => {
    const { status, body } = await ask(services, checkSubscription, callWith(sent, '/any', { method: 'POST' }))
    expect(status).toBe(200)
    return body
  }
  expect(await check(token)).toMatchObject({ subscribed: true, status: 'granted' })
  const { body } = await ask(services, exchange, callWith(token, '/api/v1/token', { method: 'POST' }))
  expect(await check(body['access_token'] as string)).toMatchObject({ subscribed: true })
  const other = await haveToken(services, { userId, email })
  expect(await check(other)).toMatchObject({ subscribed: false, reason: 'The token lacks the scope membership:read.' })
  expect(await check(`wwp_${'A'.repeat(43)}`)).toMatchObject({ subscribed: false, reason: 'Not signed in.' })
})

test('past the limit of a token the answer is 429 and says when to come back', async ({ services }) => {
  const { token } = await aProgram(services, 'profile:read')
  for (let one = 0; one < 120; one++) await ask(services, me, callWith(token))
  const held = await ask(services, me, callWith(token))
  expect([held.status, held.headers.get('Retry-After')]).toEqual([429, '60'])
  expect(held.body).toMatchObject({ error: { code: 'too_many_requests' } })
})

test('other methods and other addresses are refused in the same shape', async ({ services }) => {
  const put = callWith(null, '/any', { method: 'PUT', body: '{}' })
  const refused: [Route, number, string | null][] = [
    [postMe, 405, 'GET'],
    [postCheckIn, 405, 'GET, POST'],
    [exchange, 405, 'POST'],
    [getToken, 405, 'POST'],
    [nowhere, 404, null],
    [postNowhere, 404, null],
  ]
  for (const [route, status, allowed] of refused) {
    const answer = await ask(services, route, put)
    expect([answer.status, answer.headers.get('Allow')]).toEqual([status, allowed])
    expect(answer.body).toEqual({ error: { code: expect.any(String), message: expect.any(String) } })
  }
})

test('the key set may be kept for five minutes', async ({ services }) => {
  const { headers, body } = await ask(services, jwks, new Request('https://wellward.test/.well-known/jwks.json'))
  expect(headers.get('Cache-Control')).toBe('public, max-age=300, s-maxage=300')
  expect(body).toEqual({ keys: [expect.objectContaining({ kid: (await activeKey(services)).kid, alg: 'ES256' })] })
  expect(JSON.stringify(body)).not.toContain('"d"')
})
