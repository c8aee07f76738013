import { eq } from 'drizzle-orm'

import { aSignedIn, Browser, doJobs, haveSignedUp, tokenMailed } from '#features/identity/account.factory.server.ts'
import { openAccount } from '#features/identity/core/accounts.server.ts'
import { users } from '#features/identity/core/tables.server.ts'
import { accessTokens } from '#features/identity/core/tokens/token-tables.server.ts'
import { confirmEmail } from '#features/identity/links/confirm-email.server.ts'
import type { Services } from '#services.server.ts'
import { expect, test } from '#tests/support/test.ts'

import {
  endAccessToken,
  findTokenHolder,
  listAccessTokens,
  makeAccessToken,
  MAX_TOKENS,
  noteUse,
  removeExpiredTokens,
} from './access-tokens.server.ts'
import { anAskedToken, haveToken } from './token.factory.server.ts'

const email = 'ann@example.com'

async function aMember(services: Services, address = email) {
  const userId = await haveSignedUp(services, new Browser(), { email: address })
  return { ...(await aSignedIn(services, userId)), email: address }
}

test('a token is known by its form, kept as a hash, and found by itself until it ends', async ({ services, clock }) => {
  const userId = await haveSignedUp(services, new Browser())
  const token = await haveToken(services, { userId, email }, { scopes: ['profile:read', 'health:read'], days: 7 })
  expect(token).toMatch(/^wwp_[\w-]{43}$/)
  expect(JSON.stringify(await services.db.select().from(accessTokens))).not.toContain(token.slice(8))
  expect(await findTokenHolder(services, { token })).toMatchObject({ userId, email, scopes: ['profile:read', 'health:read'] })
  expect(await findTokenHolder(services, { token: `${token.slice(0, -1)}-` })).toBeNull()
  clock.set('2026-03-09T09:29:59Z')
  expect(await findTokenHolder(services, { token })).not.toBeNull()
  clock.set('2026-03-09T09:30:00Z')
  expect(await findTokenHolder(services, { token })).toBeNull()
})

test('a mail without a link tells its owner that one was made, and of nothing else', async ({ services, sent, mails }) => {
  const person = await aMember(services)
  await doJobs({ services, sent })
  mails.length = 0
  const asked = anAskedToken({ name: 'https://evil.example' })
  await makeAccessToken(services, person, { ...asked, password: 'Wrong-house-7' })
  await makeAccessToken(services, person, asked)
  await makeAccessToken(services, person, asked)
  await doJobs({ services, sent })
  expect(mails).toEqual([
    expect.objectContaining({ to: email, subject: expect.stringMatching(/^A token for a program was made at /) }),
  ])
  expect(mails[0]!.text).toContain('A token for a program was made in your account.')
  expect(mails[0]!.text).not.toMatch(/https?:|wwp_/)
})

test('no token is made whose mail could not be sent', async ({ services }) => {
  const person = await aMember(services)
  const { userId } = person
  const send = () => Promise.reject(new Error('the queue is gone'))
  const broken = { ...services, jobs: { ...services.jobs, send } }
  await expect(makeAccessToken(broken, person, anAskedToken())).rejects.toThrow('the queue is gone')
  expect(await listAccessTokens(services, userId)).toEqual([])
})

test('making one asks for the password, which counts as at sign-in', async ({ services }) => {
  const person = await aMember(services)
  const attempt = (password: string) => makeAccessToken(services, person, anAskedToken({ password }))
  for (let one = 0; one < 10; one++) expect(await attempt('Wrong-house-7')).toEqual({ ok: false, reason: 'wrong' })
  expect(await attempt(anAskedToken().password)).toEqual({ ok: false, reason: 'wait', retryAfterSeconds: 900 })
  expect(await services.db.select().from(accessTokens)).toEqual([])
})

test('an account without a password makes none', async ({ services }) => {
  const opened = await openAccount(services, { email, displayName: '' })
  const person = { ...(await aSignedIn(services, opened.ok ? opened.userId : '')), email }
  expect(await makeAccessToken(services, person, anAskedToken())).toEqual({ ok: false, reason: 'none' })
})

test('a form that is sent twice makes one token', async ({ services }) => {
  const person = await aMember(services)
  const asked = anAskedToken()
  expect(await makeAccessToken(services, person, asked)).toMatchObject({ ok: true })
  expect(await makeAccessToken(services, person, asked)).toEqual({ ok: false, reason: 'made already' })
  expect(await services.db.select().from(accessTokens)).toHaveLength(1)
})

test('nobody learns from the number of a form whether somebody else has a token of it', async ({ services }) => {
  const person = await aMember(services)
  const other = await aMember(services, 'eve@example.com')
  const asked = anAskedToken()
  const [one, two] = [await makeAccessToken(services, person, asked), await makeAccessToken(services, other, asked)]
  expect([one.ok, two.ok]).toEqual([true, true])
  for (const { userId } of [person, other]) expect(await listAccessTokens(services, userId)).toHaveLength(1)
})

test('nobody has more than twenty at a time, also when they are made at once; expired ones do not count', async ({
  freshDatabase,
  clock,
}) => {
  const { services } = await freshDatabase()
  const person = await aMember(services)
  const { userId } = person
  const now = clock.now()
  const row = { userId, name: 'x', prefix: 'wwp_abcd', scopes: ['profile:read'], createdAt: now }
  const rows = Array.from({ length: MAX_TOKENS }, (_, n) => {
    const expiresAt = new Date(now.getTime() + (n === 0 ? 0 : 1_000))
    return { ...row, id: crypto.randomUUID(), tokenHash: `hash ${n}`, expiresAt }
  })
  await services.db.insert(accessTokens).values(rows)
  const both = await Promise.all([1, 2].map(() => makeAccessToken(services, person, anAskedToken())))
  expect(both.map((made) => made.ok || made.reason).toSorted()).toEqual(['too many', true])
})

test('its owner ends it at once, and nobody else can', async ({ services }) => {
  const userId = await haveSignedUp(services, new Browser())
  const stranger = await haveSignedUp(services, new Browser(), { email: 'eve@example.com' })
  const token = await haveToken(services, { userId, email })
  const [listed] = await listAccessTokens(services, userId)
  expect(await listAccessTokens(services, stranger)).toEqual([])
  for (const id of [listed!.id, crypto.randomUUID(), 'x']) expect(await endAccessToken(services, stranger, id)).toBe(false)
  expect(await findTokenHolder(services, { token })).not.toBeNull()
  expect(await endAccessToken(services, userId, listed!.id)).toBe(true)
  expect(await findTokenHolder(services, { token })).toBeNull()
})

test('the list tells tokens apart and says which have run out, for a month', async ({ services, clock }) => {
  const userId = await haveSignedUp(services, new Browser())
  await haveToken(services, { userId, email }, { name: 'old', days: 7 })
  clock.set('2026-03-20T09:30:00Z')
  const token = await haveToken(services, { userId, email }, { name: 'new' })
  const names = async () => (await listAccessTokens(services, userId)).map(({ name, isExpired }) => ({ name, isExpired }))
  const both = [
    { name: 'new', isExpired: false },
    { name: 'old', isExpired: true },
  ]
  expect(await names()).toEqual(both)
  expect((await listAccessTokens(services, userId))[0]).toMatchObject({ prefix: token.slice(0, 8), lastUsedAt: null })
  clock.set('2026-04-08T09:30:00Z')
  await removeExpiredTokens(services)
  expect(await names()).toEqual(both)
  clock.set('2026-04-08T09:30:01Z')
  await removeExpiredTokens(services)
  expect(await names()).toEqual(both.slice(0, 1))
})

test('its use is written at most every ten minutes', async ({ services, clock }) => {
  const userId = await haveSignedUp(services, new Browser())
  const token = await haveToken(services, { userId, email })
  const use = async (at: string) => {
    clock.set(at)
    await noteUse(services, (await findTokenHolder(services, { token }))!)
    return (await listAccessTokens(services, userId))[0]!.lastUsedAt?.toISOString()
  }
  expect(await use('2026-03-02T10:00:00Z')).toBe('2026-03-02T10:00:00.000Z')
  expect(await use('2026-03-02T10:09:59Z')).toBe('2026-03-02T10:00:00.000Z')
  expect(await use('2026-03-02T10:10:00Z')).toBe('2026-03-02T10:10:00.000Z')
})

test('tokens go with the account', async ({ services }) => {
  const userId = await haveSignedUp(services, new Browser())
  const token = await haveToken(services, { userId, email })
  await services.db.delete(users).where(eq(users.id, userId))
  expect(await findTokenHolder(services, { token })).toBeNull()
})

test('a token that was prepared for another person’s address ends when that person proves it', async ({
  services,
  sent,
  mails,
}) => {
  const userId = await haveSignedUp(services, new Browser())
  const link = await tokenMailed({ services, sent, mails })
  const token = await haveToken(services, { userId, email })
  const elsewhere = { ...new Browser().visit(), viewerId: null }
  expect(await confirmEmail(services, link, { newPassword: 'Third-house-9' }, elsewhere)).toMatchObject({ ok: true })
  expect(await findTokenHolder(services, { token })).toBeNull()
})
