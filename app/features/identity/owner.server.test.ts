import { eq } from 'drizzle-orm'

import { expect, test } from '#tests/support/test.ts'

import { aSignUp, Browser, haveSignedUp, PASSWORD } from './account.factory.server.ts'
import { signIn } from './core/access/sign-in.server.ts'
import { findUserByEmail } from './core/accounts.server.ts'
import { profiles, users } from './core/tables.server.ts'
import { listIncomingAddresses } from './mail-topics/preferences.server.ts'
import { ensureOwner, findSetup, makeAdmin, setUpOwner } from './owner.server.ts'

const owner = { email: 'Owner@Example.com', password: 'Owner-house-1' }
const tokenIn = (path: string | null) => /^\/setup\?token=([\w-]{43})$/.exec(path ?? '')![1]!

test('the operator’s settings create a confirmed owner, once', async ({ services, sent }) => {
  expect(await ensureOwner(services, owner)).toBeNull()
  expect(await findUserByEmail(services.db, 'owner@example.com')).toMatchObject({ emailVerified: true })
  expect(await listIncomingAddresses(services.db)).toEqual(['owner@example.com'])
  expect(sent).toEqual([])

  expect(await ensureOwner(services, { ...owner, password: 'Changed-house-2' })).toBeNull()
  expect(await ensureOwner(services, { email: 'other@example.com', password: 'Other-house-3' })).toBeNull()
  expect(await services.db.select().from(users)).toHaveLength(1)
  const visit = new Browser().visit()
  expect(await signIn(services, { email: 'owner@example.com', password: 'Owner-house-1' }, visit)).toMatchObject({ ok: true })
})

test('a weak password of the operator is taken with a warning, one that is too long is not', async ({ services }) => {
  const warned: string[] = []
  const listening = {
    ...services,
    log: { ...services.log, warn: (_fields: object, message: string) => void warned.push(message) },
  }
  await expect(ensureOwner(listening, { ...owner, password: `Aa1${'x'.repeat(126)}` })).rejects.toThrow('128 characters')
  expect(await ensureOwner(listening, { ...owner, password: 'simple' })).toBeNull()
  expect(warned).toEqual([expect.stringContaining('weaker than the rule')])
})

test('an account that a stranger opened for the owner’s address is not made admin', async ({ services }) => {
  await haveSignedUp(services, new Browser(), { email: 'owner@example.com' })
  const path = await ensureOwner(services, owner)
  expect(await findSetup(services, tokenIn(path))).toBe('open')
  expect(await listIncomingAddresses(services.db)).toEqual([])
})

test('without settings a setup link creates the owner, once', async ({ services, sent }) => {
  const first = tokenIn(await ensureOwner(services, null))
  const second = tokenIn(await ensureOwner(services, null))
  expect(first).not.toBe(second)

  const result = await setUpOwner(services, first, aSignUp(), new Browser().visit())
  expect(result).toMatchObject({ ok: true })
  expect(await listIncomingAddresses(services.db)).toEqual(['ann@example.com'])
  expect(sent.map(({ name }) => name)).toEqual(['identity.send-confirmation'])
  expect(await signIn(services, { email: 'ann@example.com', password: PASSWORD }, new Browser().visit())).toMatchObject({
    ok: true,
  })

  for (const token of [first, second]) {
    expect(await findSetup(services, token)).toBe('used')
    expect(await setUpOwner(services, token, aSignUp({ email: 'ben@example.com' }), new Browser().visit())).toEqual({
      ok: false,
      reason: 'link',
    })
  }
  expect(await ensureOwner(services, null)).toBeNull()
})

test('the setup page says when the address has an account, and stays open', async ({ services }) => {
  const token = tokenIn(await ensureOwner(services, null))
  await haveSignedUp(services, new Browser())
  expect(await setUpOwner(services, token, aSignUp(), new Browser().visit())).toEqual({ ok: false, reason: 'registered' })
  expect(await setUpOwner(services, token, aSignUp({ email: 'ben@example.com' }), new Browser().visit())).toMatchObject({
    ok: true,
  })
})

test('a setup link works for seven days, and an invented one never', async ({ services, clock }) => {
  const token = tokenIn(await ensureOwner(services, null))
  expect(await findSetup(services, 'x'.repeat(43))).toBe('gone')
  clock.set('2026-03-09T09:30:00Z')
  expect(await findSetup(services, token)).toBe('gone')
  expect(await setUpOwner(services, token, aSignUp(), new Browser().visit())).toEqual({ ok: false, reason: 'link' })
})

test('two setup forms sent at the same instant make one owner', async ({ freshDatabase }) => {
  const { services } = await freshDatabase()
  const [one, other] = await Promise.all([ensureOwner(services, null), ensureOwner(services, null)])
  const forms = await Promise.all([
    setUpOwner(services, tokenIn(one), aSignUp(), new Browser().visit()),
    setUpOwner(services, tokenIn(other), aSignUp({ email: 'ben@example.com' }), new Browser().visit()),
  ])
  expect(forms.map(({ ok }) => ok).toSorted()).toEqual([false, true])
  expect(await listIncomingAddresses(services.db)).toHaveLength(1)
})

test('two replicas that start at the same instant make one owner', async ({ freshDatabase }) => {
  const { services } = await freshDatabase()
  expect(await Promise.all([ensureOwner(services, owner), ensureOwner(services, owner)])).toEqual([null, null])
  expect(await listIncomingAddresses(services.db)).toEqual(['owner@example.com'])
})

test('make-admin makes an existing account admin and closes the setup page', async ({ services }) => {
  const token = tokenIn(await ensureOwner(services, null))
  const userId = await haveSignedUp(services, new Browser())
  expect(await makeAdmin(services, 'nobody@example.com')).toBeNull()
  expect(await makeAdmin(services, 'Ann@example.com')).toEqual({
    email: 'ann@example.com',
    emailVerified: false,
    wasAdmin: false,
  })
  const [profile] = await services.db.select().from(profiles).where(eq(profiles.userId, userId))
  expect(profile!.isAdmin).toBe(true)
  expect(await makeAdmin(services, 'ann@example.com')).toMatchObject({ wasAdmin: true })
  expect(await findSetup(services, token)).toBe('used')
})
