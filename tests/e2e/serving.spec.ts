import { expect, PHONE, signIn, test } from '#tests/support/browser.ts'
import { countScripts } from '#tests/support/held-scripts.ts'

const HEADERS = {
  'x-content-type-options': 'nosniff',
  'referrer-policy': 'strict-origin-when-cross-origin',
  'permissions-policy': 'geolocation=(), microphone=(), camera=()',
  'strict-transport-security': 'max-age=31536000; includeSubDomains',
}

test('every kind of answer carries the security headers', async ({ origin }) => {
  await fetch(origin)
  await expect
    .poll(async () => (await fetch(origin)).headers.get('etag'), { message: 'the home page is in the cache' })
    .toMatch(/^"/)
  const asset = /\/assets\/[\w.-]+\.css/.exec(await (await fetch(origin)).text())![0]
  for (const path of [
    '/',
    '/no-such-page',
    '/dashboard',
    '/admin',
    '/healthz',
    '/readyz',
    '/favicon.svg',
    asset,
    '/assets/none.js',
    '/api/auth/get-session',
  ]) {
    const { headers } = await fetch(origin + path, { redirect: 'manual' })
    for (const [name, value] of Object.entries(HEADERS)) expect(headers.get(name), `${name} of ${path}`).toBe(value)
    expect(headers.get('content-security-policy'), path).toMatch(/default-src/)
    expect(/script-src[^;]*/.exec(headers.get('content-security-policy')!)?.[0] ?? '', path).not.toMatch(/unsafe/)
  }
})

test('an address has one spelling, and few methods', async ({ origin }) => {
  const answers = await Promise.all(
    [
      ['GET', '/about/'],
      ['GET', '//about'],
      ['OPTIONS', '/about'],
      ['PUT', '/dashboard'],
      ['DELETE', '/api/auth/sign-out'],
    ].map(async ([method, path]) => {
      const answer = await fetch(origin + path!, { method: method!, redirect: 'manual' })
      return [answer.status, answer.headers.get('location') ?? answer.headers.get('allow')]
    }),
  )
  const refused = [405, 'GET, HEAD, POST']
  expect(answers).toEqual([[308, '/about'], [308, '/about'], refused, refused, refused])
})

test('HEAD never says that a page is empty', async ({ origin }) => {
  const { headers } = await fetch(`${origin}/auth`, { method: 'HEAD' })
  expect(headers.get('content-length')).not.toBe('0')
})

test('no other site signs anybody out', async ({ origin }) => {
  const foreign = { method: 'POST', headers: { Origin: 'https://evil.example', 'Sec-Fetch-Site': 'cross-site' } }
  const answers = await Promise.all(['/sign-out', '/api/auth/sign-out'].map((path) => fetch(origin + path, foreign)))
  expect(answers.map(({ status, headers }) => [status, headers.getSetCookie()])).toEqual([
    [403, []],
    [403, []],
  ])
})

test('a public page is answered from memory, compressed, and with 304 to whoever has it', async ({ origin }) => {
  await fetch(`${origin}/about`)
  await expect.poll(async () => (await fetch(`${origin}/about`)).headers.get('etag')).toMatch(/^"/)
  const plain = await (await fetch(`${origin}/about`, { headers: { 'Accept-Encoding': 'identity' } })).text()
  const packed = await fetch(`${origin}/about`, { headers: { 'Accept-Encoding': 'br' } })
  expect(packed.headers.get('content-encoding')).toBe('br')
  expect(await packed.text()).toBe(plain)
  const again = await fetch(`${origin}/about`, {
    headers: { 'Accept-Encoding': 'br', 'If-None-Match': packed.headers.get('etag')! },
  })
  expect(again.status).toBe(304)
})

test('a page for someone signed in is never the common one', async ({ visitor, origin }) => {
  const owner = await visitor()
  await signIn(owner)
  const answer = await owner.context.request.get(`${origin}/about`)
  expect(answer.headers()['cache-control']).toBe('no-store')
  expect(await answer.text()).toContain('Sign Out')
  expect(await (await fetch(`${origin}/about`)).text()).not.toContain('Sign Out')
})

test('a public page loads no script before somebody is about to use one, few files then, and all of it works after', async ({
  visitor,
}) => {
  const { page, goTo } = await visitor({ viewport: PHONE })
  const scripts = countScripts(page)
  await goTo('/')
  await page.mouse.move(100, 100)
  await page.mouse.wheel(0, 300)
  expect(scripts).toEqual([])
  await page.getByRole('button', { name: 'Open chat assistant' }).hover()
  await page.waitForFunction(() => 'isAwake' in window)
  expect(scripts.length).toBeGreaterThan(0)
  expect(scripts.length).toBeLessThanOrEqual(12)
  await page.getByRole('link', { name: 'Get Instant Access' }).first().click()
  await page.waitForURL('**/pricing')
})

test('scripts of an attacker do not run, whatever page they are in', async ({ origin }) => {
  for (const path of [
    '/',
    '/contact?x=<script>alert(1)</script>',
    '/auth?next="><script>alert(1)</script>',
    '/<script>alert(1)</script>',
  ]) {
    expect(await (await fetch(origin + path)).text(), path).not.toContain('<script>alert(1)')
  }
})

test('health and readiness', async ({ origin }) => {
  const health = await fetch(`${origin}/healthz`)
  expect([health.status, await health.text()]).toEqual([200, 'ok'])
  const ready = await fetch(`${origin}/readyz`)
  expect(ready.status).toBe(200)
  expect(
    (await ready.text())
      .trim()
      .split('\n')
      .map((line) => JSON.parse(line) as unknown),
  ).toContainEqual({ dependency: 'database', ready: true })
})

test('another loopback name leads to the one that sessions know', async ({ origin }) => {
  const { port } = new URL(origin)
  const answer = await fetch(`http://127.0.0.1:${port}/about?x=1`, { redirect: 'manual' })
  expect([answer.status, answer.headers.get('location')]).toEqual([308, `${origin}/about?x=1`])
})

test('what is too large is refused with a sentence', async ({ origin }) => {
  const answer = await fetch(`${origin}/contact`, {
    method: 'POST',
    body: new URLSearchParams({ message: 'x'.repeat(1_100_000) }),
  })
  expect([answer.status, await answer.text()]).toEqual([413, 'This is more than the site takes at once (1 MB).\n'])
})

test('a link whose scripts have not come yet is a plain link, and a form a plain form', async ({ visitor }) => {
  const { page, goTo } = await visitor({ javaScript: false, viewport: PHONE })
  await goTo('/')
  await page.getByRole('link', { name: 'See Our Approach' }).click()
  await page.waitForURL('**/about')
  await goTo('/auth?tab=reset')
  await page.getByRole('main').getByLabel('Email').fill('someone@wellward.test')
  await page.getByRole('button', { name: 'Send Reset Email' }).click()
  await page.getByText('Check your email').first().waitFor()
})

test('an address that cannot be read, or hides U+0000, is refused in a sentence', async ({ visitor }) => {
  const { context } = await visitor()
  for (const path of ['/blog%E0%A4%A', '/media/profiles/%00', '/admin/people?q=a%00b', '/%']) {
    const answer = await context.request.get(path)
    expect(answer.status(), path).toBe(400)
    expect(await answer.text()).toBe('This address makes no sense here.\n')
  }
  for (const key of ['A.PNG', '.x', 'a..b/', 'x'.repeat(500)])
    expect((await context.request.get(`/media/profiles/${key}`)).status(), key).toBe(404)
  const signIn = await context.request.post('/auth', { form: { intent: 'sign-in', email: 'a\0@b.example', password: 'x\0' } })
  expect(signIn.status()).toBeLessThan(500)
})
