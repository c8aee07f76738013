import { RouterContextProvider } from 'react-router'

import type { Database } from '#platform/db.server.ts'
import { expect, test } from '#tests/support/test.ts'

import { Browser, haveSession, haveSignedIn, haveSignedUp } from './account.factory.server.ts'
import { signOut } from './core/access/sessions.server.ts'
import { saveProfile } from './core/profile.server.ts'
import { sessionTokenOf, signToken } from './core/session-cookie.server.ts'
import { sessions } from './core/tables.server.ts'
import { findBearerViewer, findViewer, hasSessionCookie, signedIn, viewer } from './viewer.server.ts'

/** A database that no query may reach. */
const nowhere = new Proxy({} as Database, {
  get() {
    throw new Error('A query was made')
  },
})

test('the cookie is bound to the host, to https and to the server', async ({ services }) => {
  const userId = await haveSignedUp(services, new Browser())
  const [line] = (
    await haveSession(services, userId, { request: new Request('https://wellward.test/'), network: '203.0.113.7' })
  ).getSetCookie()
  expect(line).toMatch(/^__Host-session=[\w%.]+; Max-Age=2592000; Path=\/; HttpOnly; SameSite=Lax; Secure$/)
})

test('on plain http the cookie works without its prefix', async ({ services }) => {
  const insecure = { ...services, site: { ...services.site, origin: 'http://wellward.test', insecure: true } }
  const browser = new Browser()
  await haveSignedUp(insecure, browser)
  await haveSignedIn(insecure, browser)
  expect(browser.cookie('session')).toBeDefined()
  expect(hasSessionCookie(browser.request().headers.get('Cookie'))).toBe(true)
  expect((await findViewer(insecure, browser.request())).viewer).not.toBeNull()
})

test('without a cookie, or with one that we did not sign, nobody asks the database, and the dead cookie goes', async ({
  services,
}) => {
  const guarded = { ...services, db: nowhere }
  const strangers = [
    '',
    '__Host-session=',
    '__Host-session=abc',
    '__Host-session=abc.def',
    '__Host-session=%E0%A4%A',
    'session=abc.def',
  ]
  for (const cookie of strangers) {
    const request = new Request('https://wellward.test/', { headers: cookie ? { Cookie: cookie } : {} })
    const cleared = cookie.startsWith('__Host-') ? [expect.stringContaining('__Host-session=; Max-Age=0')] : []
    expect(await findViewer(guarded, request)).toEqual({ viewer: null, setCookies: cleared })
  }
})

test('a viewer costs one query', async ({ freshDatabase }) => {
  const { services, pool } = await freshDatabase()
  const browser = new Browser()
  await haveSignedUp(services, browser)
  await haveSignedIn(services, browser)
  const statements: string[] = []
  const { connect } = pool
  pool.connect = ((...given: Parameters<typeof connect>) => {
    statements.push('connect')
    return connect.apply(pool, given)
  }) as typeof connect
  for (let count = 0; count < 3; count++)
    expect((await findViewer(services, browser.request('/dashboard'))).viewer).not.toBeNull()
  expect(statements).toHaveLength(3)
})

test('only a session cookie takes a request past the page cache', () => {
  expect(hasSessionCookie('a=b; __Host-session=x.y')).toBe(true)
  expect(hasSessionCookie('session=x.y')).toBe(true)
  for (const header of [undefined, null, '', 'a=b', '__Host-started=session=', 'my-session=x', 'x__Host-session=y']) {
    expect(hasSessionCookie(header)).toBe(false)
  }
})

test('a session in use lives on for 30 days, written once a day; an unused one ends, and its cookie goes', async ({
  services,
  clock,
}) => {
  const browser = new Browser()
  await haveSignedUp(services, browser)
  await haveSignedIn(services, browser)
  const look = (method = 'GET') => findViewer(services, browser.request('/', { method }))

  clock.set('2026-03-03T09:29:59Z')
  expect((await look()).setCookies).toEqual([])
  clock.set('2026-03-12T09:30:00Z')
  expect((await look('POST')).setCookies).toEqual([])
  const renewed = await look()
  expect(renewed.viewer).not.toBeNull()
  expect(renewed.setCookies).toEqual([expect.stringMatching(/^__Host-session=.+Max-Age=2592000/)])
  expect((await services.db.select().from(sessions))[0]!.expiresAt).toEqual(new Date('2026-04-11T09:30:00Z'))
  expect((await look()).setCookies).toEqual([])

  clock.set('2026-04-11T09:30:00Z')
  expect(await look('POST')).toEqual({ viewer: null, setCookies: [] })
  expect(await look()).toEqual({ viewer: null, setCookies: [expect.stringMatching(/^__Host-session=; Max-Age=0;/)] })
})

test('the signed token in the Authorization header is a viewer too, an unsigned one is not', async ({ services }) => {
  const browser = new Browser()
  await haveSignedUp(services, browser)
  await haveSignedIn(services, browser)
  const token = sessionTokenOf(services, browser.request())!
  const asked = (authorization: string) =>
    findBearerViewer(services, new Request('https://wellward.test/', { headers: { Authorization: authorization } }))
  expect(await asked(`Bearer ${signToken(services.secret, token)}`)).toMatchObject({ email: 'ann@example.com' })
  expect(await asked(`bearer ${browser.cookie('__Host-session')}`)).toMatchObject({ email: 'ann@example.com' })
  for (const wrong of [`Bearer ${token}`, `Basic ${token}`, 'Bearer', `Bearer ${signToken('another secret', token)}`]) {
    expect(await asked(wrong)).toBeNull()
  }
  expect(await findBearerViewer(services, browser.request())).toBeNull()
})

test('sign-out ends all sessions of the person, and nobody else’s', async ({ services }) => {
  const [desktop, phone, other] = [new Browser(), new Browser(), new Browser()]
  await haveSignedUp(services, desktop)
  await haveSignedUp(services, other, { email: 'ben@example.com' })
  await haveSignedIn(services, desktop)
  await haveSignedIn(services, phone)
  await haveSignedIn(services, other, 'ben@example.com')

  const headers = await signOut(services, desktop.request('/sign-out', { method: 'POST' }))

  expect(headers.getSetCookie()).toEqual(['__Host-session=; Max-Age=0; Path=/; HttpOnly; SameSite=Lax; Secure'])
  expect((await findViewer(services, desktop.request())).viewer).toBeNull()
  expect((await findViewer(services, phone.request())).viewer).toBeNull()
  expect((await findViewer(services, other.request())).viewer).toMatchObject({ email: 'ben@example.com' })
})

test('sign-out clears the cookie even when the database does not answer, and says so in the log', async ({ services }) => {
  const browser = new Browser()
  await haveSignedUp(services, browser)
  await haveSignedIn(services, browser)
  const logged: string[] = []
  const log = { ...services.log, error: (_fields: object, message: string) => void logged.push(message) }
  const headers = await signOut({ ...services, db: nowhere, log }, browser.request('/sign-out', { method: 'POST' }))
  expect(headers.getSetCookie()[0]).toContain('Max-Age=0')
  expect(logged).toEqual(['Sign-out could not end the sessions'])
})

test('a page for signed-in people never takes a visitor for one', () => {
  expect(() => signedIn(new RouterContextProvider())).toThrow('lacks a guard')
  const context = new RouterContextProvider()
  const person = {
    userId: 'u',
    sessionId: 's',
    email: 'a@b.cd',
    emailVerified: true,
    displayName: null,
    isAdmin: false,
    timeZone: null,
    units: 'metric' as const,
    dateLanguage: null,
    picture: null,
    assurance: 'aal1' as const,
  }
  context.set(viewer, person)
  expect(signedIn(context)).toBe(person)
})

test('units and dates are those of the browser until the person chooses, and then theirs in every browser', async ({
  services,
}) => {
  const browser = new Browser()
  const userId = await haveSignedUp(services, browser)
  await haveSignedIn(services, browser)
  const from = async (language: string | null) => {
    const request = browser.request()
    const headers = new Headers(request.headers)
    if (language === null) headers.delete('Accept-Language')
    else headers.set('Accept-Language', language)
    const { viewer: found } = await findViewer(services, new Request(request, { headers }))
    return [found?.units, found?.dateLanguage]
  }
  expect(await from('en-US,en;q=0.9')).toEqual(['us', 'en-US'])
  expect(await from('de,en-US;q=0.7,en;q=0.3')).toEqual(['metric', 'de'])
  expect(await from('en-GB,en;q=0.9')).toEqual(['metric', null])
  expect(await from(null)).toEqual(['metric', null])
  await saveProfile(services, userId, { displayName: 'Ann' })
  expect(await from('en-US')).toEqual(['us', 'en-US'])
  await saveProfile(services, userId, { units: 'metric', dateLanguage: null })
  expect([await from('en-US'), await from('de')]).toEqual([
    ['metric', null],
    ['metric', null],
  ])
  await saveProfile(services, userId, { units: 'us', dateLanguage: 'ja' })
  expect([await from('en-GB'), await from('de')]).toEqual([
    ['us', 'ja'],
    ['us', 'ja'],
  ])
  await saveProfile(services, userId, { units: 'browser' })
  expect(await from('de')).toEqual(['metric', 'ja'])
  await saveProfile(services, userId, { dateLanguage: 'browser' })
  expect([await from('de'), await from('en-US')]).toEqual([
    ['metric', 'de'],
    ['us', 'en-US'],
  ])
})
