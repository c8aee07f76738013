import { aSignedIn, Browser, doJobs, haveLink, haveSignedUp, PASSWORD } from '#features/identity/account.factory.server.ts'
import { changeOwnPassword } from '#features/identity/core/access/own-password.server.ts'
import { findAccount } from '#features/identity/core/accounts.server.ts'
import { confirmEmail } from '#features/identity/links/confirm-email.server.ts'
import { proveAddress } from '#features/identity/links/ownership.server.ts'
import { resetPassword } from '#features/identity/links/reset-password.server.ts'
import { signInByLink } from '#features/identity/links/sign-in-link.server.ts'
import { aPerson } from '#features/identity/people/people.factory.server.ts'
import type { Transaction } from '#platform/db.server.ts'
import type { Services } from '#services.server.ts'
import { expect, test } from '#tests/support/test.ts'

import { carryOutErasures } from './carry-out.server.ts'
import { requestErasureOf } from './erasure-by-admin.server.ts'
import { findErasure, requestErasure } from './erasure.server.ts'

const email = 'ann@example.com'
const NEXT = 'Other-house-8'
const linkOf = async (services: Services, userId: string, purpose: 'reset' | 'confirm' | 'sign-in') =>
  new URL(await haveLink(services, purpose, { userId, address: email })).searchParams.get('token')!

/** Ann’s account, in which a thief who knows the password has asked for its erasure. */
async function robbed(services: Services, { isConfirmed = true } = {}) {
  const userId = await haveSignedUp(services, new Browser())
  if (isConfirmed) await proveAddress(services.db as Transaction, services, userId)
  const thief = { ...(await aSignedIn(services, userId)), email }
  expect(await requestErasure(services, thief, PASSWORD)).toMatchObject({ ok: true })
  return { userId, thief }
}

const elsewhere = () => ({ ...new Browser().visit(), viewerId: null })

test.for([
  [
    'a reset',
    true,
    async (services: Services, userId: string) =>
      resetPassword(services, await linkOf(services, userId, 'reset'), NEXT, elsewhere()),
  ],
  [
    'a claim with a new password',
    false,
    async (services: Services, userId: string) =>
      confirmEmail(services, await linkOf(services, userId, 'confirm'), { newPassword: NEXT }, elsewhere()),
  ],
  [
    'a claim by a sign-in link',
    false,
    async (services: Services, userId: string) => signInByLink(services, await linkOf(services, userId, 'sign-in'), elsewhere()),
  ],
] as const)(
  '%s calls off the erasure that somebody asked for, and a mail says so and how to have it again',
  async ([, isConfirmed, prove], { services, sent, mails, clock }) => {
    const { userId } = await robbed(services, { isConfirmed })
    sent.length = 0
    expect(await prove(services, userId)).toMatchObject({ ok: true })
    expect(await findErasure(services, userId)).toBeNull()
    await doJobs({ services, sent })
    const notices = mails.filter(({ subject }) => subject.startsWith('The erasure of your account was called off'))
    expect(notices).toMatchObject([
      { to: email, text: expect.stringContaining('ask for it again under Your profile, Your data') },
    ])
    clock.set('2026-04-02T09:30:00Z')
    await carryOutErasures(services)
    expect(await findAccount(services.db, userId)).not.toBeNull()
  },
)

test('who asks again after the reset has it as before', async ({ services }) => {
  const { userId, thief } = await robbed(services)
  await resetPassword(services, await linkOf(services, userId, 'reset'), NEXT, elsewhere())
  expect(await requestErasure(services, thief, PASSWORD)).toMatchObject({ ok: false })
  const owner = { ...(await aSignedIn(services, userId)), email }
  expect(await requestErasure(services, owner, NEXT)).toMatchObject({ ok: true })
})

test('where nothing was planned nobody is told that it was called off', async ({ services, sent }) => {
  const userId = await haveSignedUp(services, new Browser())
  await proveAddress(services.db as Transaction, services, userId)
  sent.length = 0
  await resetPassword(services, await linkOf(services, userId, 'reset'), NEXT, elsewhere())
  expect(sent.map(({ payload }) => payload)).toEqual([{ userId, notice: 'password-reset' }])
})

test('what those who run the site started stays, and so does what its person asked for who changes a password they know', async ({
  services,
}) => {
  const by = await aPerson(services, 'owner', { isAdmin: true })
  const { userId, thief } = await robbed(services)
  const change = { current: PASSWORD, next: NEXT, endsTokens: true, endsAddresses: true }
  expect(await changeOwnPassword(services, thief, change)).toEqual({ ok: true })
  expect(await findErasure(services, userId)).not.toBeNull()
  const ben = await aPerson(services, 'ben')
  expect(await requestErasureOf(services, { userId: ben, requestedBy: by })).toEqual({ ok: true })
  const link = await haveLink(services, 'reset', { userId: ben, address: 'ben@example.com' })
  await resetPassword(services, new URL(link).searchParams.get('token')!, NEXT, elsewhere())
  expect(await findErasure(services, ben)).not.toBeNull()
})
