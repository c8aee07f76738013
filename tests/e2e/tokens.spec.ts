import { createRemoteJWKSet, jwtVerify } from 'jose'

import { addresses } from '#routes/addresses.ts'
import { expect, PHONE, signIn, test, type Visitor } from '#tests/support/browser.ts'
import { deep } from '#tests/support/deep.ts'

const PASSWORD = 'Newsreader-9'

/** Opens an account with a password and signs in. */
async function aMember(visitor: Visitor, origin: string): Promise<string> {
  const email = `program-${crypto.randomUUID().slice(0, 8)}@wellward.test`
  const form = { displayName: 'Ida', email, password: PASSWORD }
  const signedUp = await visitor.context.request.post(`${origin}/auth?tab=sign-up`, { form, headers: { Origin: origin } })
  expect(signedUp.ok()).toBe(true)
  await signIn(visitor, { email, password: PASSWORD })
  return email
}

/** Fills the form in and sends it; returns the token that the answer shows. */
async function makeToken({ page, goTo }: Visitor, name: string, scopes: string[]): Promise<string> {
  await goTo('/profile/tokens')
  await page.getByLabel('Name', { exact: true }).fill(name)
  for (const scope of scopes) await page.getByRole('checkbox', { name: scope }).check()
  await page.getByLabel('Ends').selectOption('7')
  await page.getByLabel('Password').fill(PASSWORD)
  await page.getByRole('button', { name: 'Make a token' }).click()
  return page.getByLabel('Token', { exact: true }).inputValue()
}

/** A call as a program makes it, outside of any browser. */
async function call(address: string, token: string | null, init: RequestInit = {}) {
  const headers = { ...(token && { Authorization: `Bearer ${token}` }), 'Content-Type': 'application/json' }
  const answer = await fetch(address, { ...init, headers })
  return { status: answer.status, headers: answer.headers, body: (await answer.json()) as Record<string, never> }
}

test(
  'a token is made, shown once, used by a program, exchanged for a JWT, and ended',
  deep('tests/e2e/tokens.spec.ts'),
  async ({ visitor, origin }) => {
    const member = await visitor()
    const { page, axe } = member
    const email = await aMember(member, origin)
    await member.goTo('/profile')
    await page.getByRole('link', { name: 'Programs' }).click()
    await page.getByText('No program has a token').waitFor()
    expect(await axe()).toEqual([])
    await page.getByRole('button', { name: 'Make a token' }).click()
    for (const sentence of ['Name is required', 'Allow at least one thing.', 'Password is required']) {
      await page.getByText(sentence).waitFor()
    }
    expect(await axe()).toEqual([])

    const token = await makeToken(member, 'Step counter', ['profile:read', 'health:read', 'health:write', 'membership:read'])
    expect(token).toMatch(/^wwp_[\w-]{43}$/)
    expect(await axe()).toEqual([])
    expect(page.url()).toBe(`${origin}/profile/tokens`)
    expect(JSON.stringify(await member.context.cookies())).not.toContain(token.slice(8))
    await page
      .getByRole('article', { name: 'Step counter' })
      .getByText(`${token.slice(0, 8)}…`)
      .waitFor()
    await page.reload()
    expect(await page.content()).not.toContain(token.slice(8))

    const me = await call(`${origin}/api/v1/me`, token)
    expect(me.body).toMatchObject({ name: 'Ida', email, emailVerified: false })
    const date = new Date().toISOString().slice(0, 10)
    const body = JSON.stringify({ date, steps: 6240 })
    expect((await call(`${origin}/api/v1/check-ins`, token, { method: 'POST', body })).status).toBe(201)
    await member.goTo('/health/trends')
    await page.getByText('6,240').first().waitFor()
    const subscription = await call(`${origin}/api/functions/check-subscription`, token, { method: 'POST' })
    expect(subscription.body).toMatchObject({ subscribed: false, status: 'none' })

    const exchanged = await call(`${origin}/api/v1/token`, token, { method: 'POST' })
    const jwt = exchanged.body['access_token']!
    const { payload } = await jwtVerify(jwt, createRemoteJWKSet(new URL(`${origin}/.well-known/jwks.json`)), { issuer: origin })
    expect(payload).toMatchObject({ sub: me.body['id'], aud: `${origin}/api/v1`, aal: 'aal1' })
    expect((await call(`${origin}/api/v1/check-ins`, jwt)).body).toMatchObject({ checkIns: [{ date, steps: 6240 }] })

    await member.goTo('/profile/tokens')
    await page.getByText('Last used').waitFor()
    await page.getByText('End it').click()
    await page.getByRole('button', { name: 'End this token' }).click()
    await page.getByText('Token ended').waitFor()
    for (const dead of [token, jwt]) {
      const refused = await call(`${origin}/api/v1/me`, dead)
      expect([refused.status, refused.body]).toEqual([
        401,
        { error: { code: 'unauthorized', message: 'This token is unknown, has expired or was ended.' } },
      ])
    }
  },
)

test('without JavaScript it is the same, and the answer sent again makes no second token', async ({ visitor, origin }) => {
  const member = await visitor({ javaScript: false, viewport: PHONE })
  await aMember(member, origin)
  const { page } = member
  const token = await makeToken(member, 'Watch', ['health:write'])
  expect(token).toMatch(/^wwp_/)
  await page.reload()
  await page.getByText('This token was made already').waitFor()
  expect(await page.content()).not.toContain(token.slice(8))
  expect(await page.getByRole('article').count()).toBe(1)
})

test('a token opens no page, and a session opens no call', deep('tests/e2e/roles.spec.ts'), async ({ visitor, origin }) => {
  const member = await visitor()
  await aMember(member, origin)
  const token = await makeToken(member, 'Everything', ['profile:read', 'health:read', 'health:write', 'membership:read'])
  const wrong: string[] = []
  for (const { path: pattern, who } of addresses) {
    if ((who !== 'member' && who !== 'admin') || /[:*]/.test(pattern)) continue
    const answer = await fetch(origin + pattern, { redirect: 'manual', headers: { Authorization: `Bearer ${token}` } })
    if (answer.status !== (who === 'member' ? 302 : 401)) wrong.push(`${pattern}: ${answer.status}`)
  }
  expect(wrong).toEqual([])
  for (const path of ['/api/v1/me', '/api/v1/check-ins']) {
    const answer = await member.context.request.get(origin + path)
    expect([answer.status(), answer.headers()['www-authenticate']]).toEqual([401, 'Bearer realm="api"'])
    expect(answer.headers()['set-cookie']).toBeUndefined()
  }
})

test('every refusal of the API is JSON, the server’s own too; the key set may be kept', async ({ origin }) => {
  const asked: [string, string, number][] = [
    ['GET', '/api/v1/me', 401],
    ['PUT', '/api/v1/me', 405],
    ['DELETE', '/api/v1/check-ins', 405],
    ['OPTIONS', '/api/v1/me', 405],
    ['GET', '/api/v1/nothing', 404],
    ['POST', '/api/v1/nothing/at/all', 404],
  ]
  for (const [method, path, status] of asked) {
    const answer = await call(origin + path, null, { method })
    expect([method, path, answer.status]).toEqual([method, path, status])
    expect(answer.body).toEqual({ error: { code: expect.any(String), message: expect.any(String) } })
  }
  const keys = await fetch(`${origin}/.well-known/jwks.json`, { headers: { Cookie: 'session=made.up' } })
  expect([keys.status, keys.headers.get('Cache-Control'), keys.headers.get('Set-Cookie')]).toEqual([
    200,
    'public, max-age=300, s-maxage=300',
    null,
  ])
})
