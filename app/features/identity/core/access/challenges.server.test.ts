import { doJobs, Browser, PASSWORD, tokenMailed } from '#features/identity/account.factory.server.ts'
import { changeOwnPassword } from '#features/identity/core/access/own-password.server.ts'
import type { Viewer } from '#features/identity/core/viewer.ts'
import { turnOff } from '#features/identity/factors/own-factor.server.ts'
import { codeOf, withPassword, withSecondStep } from '#features/identity/factors/second-step.factory.server.ts'
import { findSecondStep, takeSecondStep } from '#features/identity/factors/second-step.server.ts'
import { isResetLinkReady, requestReset, resetPassword } from '#features/identity/links/reset-password.server.ts'
import { findSignInLink, sendSignInLink } from '#features/identity/links/sign-in-link.server.ts'
import { endOtherSessions } from '#features/identity/own-sessions.server.ts'
import { aPerson } from '#features/identity/people/people.factory.server.ts'
import { endSessionsOf, grantAdmin, revokeAdmin } from '#features/identity/people/roles.server.ts'
import { takeSecondStepOf } from '#features/identity/people/second-steps.server.ts'
import type { MailMessage } from '#platform/mail.server.ts'
import type { Services } from '#services.server.ts'
import { expect, test } from '#tests/support/test.ts'

const NEXT = 'Other-house-8'
const here = { network: '192.0.2.1' }
interface Around {
  readonly services: Services
  readonly sent: Array<{ name: string; payload: unknown }>
  readonly mails: MailMessage[]
  readonly viewer: Viewer
}

const reset = async ({ services, sent, mails }: Around) => {
  await doJobs({ services, sent })
  await requestReset(services, 'ann@example.com', here)
  expect(await resetPassword(services, await tokenMailed({ services, sent, mails }), NEXT, here)).toMatchObject({ ok: true })
}
const byOwner =
  (run: (services: Services, act: Parameters<typeof endSessionsOf>[1]) => ReturnType<typeof endSessionsOf>) =>
  async ({ services, viewer }: Around) => {
    const by = await aPerson(services, 'owner', { isAdmin: true })
    expect(await run(services, { userId: viewer.userId, by })).toEqual({ ok: true })
  }

const ends: Record<string, (around: Around) => Promise<unknown>> = {
  'a new password': ({ services, viewer }) =>
    changeOwnPassword(services, viewer, { current: PASSWORD, next: NEXT, endsTokens: false, endsAddresses: false }),
  'a reset': reset,
  'signing out everywhere else': ({ services, viewer }) => endOtherSessions(services, viewer),
  'an admin’s end of all sessions': byOwner(endSessionsOf),
  'turning the second step off': ({ services, viewer }) => turnOff(services, viewer, PASSWORD),
  'an admin who takes the second step away': byOwner(takeSecondStepOf),
  'taking admin away': byOwner(async (services, { userId, by }) => {
    await grantAdmin(services, { userId, by })
    return revokeAdmin(services, { userId, by })
  }),
}

test.for(Object.keys(ends))(
  '%s ends a sign-in that waits for its second step',
  async (name, { services, sent, mails, clock }) => {
    const { viewer, secret } = await withSecondStep(services)
    const thief = await withPassword(services)
    expect(await findSecondStep(services, thief.request())).not.toBeNull()
    await ends[name]!({ services, sent, mails, viewer })
    clock.set(new Date(clock.now().getTime() + 30_000))
    expect(await takeSecondStep(services, codeOf(secret, clock.now()), thief.visit())).toEqual({ ok: false, reason: 'over' })
  },
)

test('a new password voids mailed links that would open the account', async ({ services, sent, mails }) => {
  const { viewer } = await withSecondStep(services)
  await doJobs({ services, sent })
  await requestReset(services, 'ann@example.com', here)
  const resetLink = await tokenMailed({ services, sent, mails })
  await sendSignInLink(services, 'ann@example.com')
  const signInLink = await tokenMailed({ services, sent, mails })
  await changeOwnPassword(services, viewer, { current: PASSWORD, next: NEXT, endsTokens: false, endsAddresses: false })
  expect(await isResetLinkReady(services, resetLink)).toBe(false)
  expect(await findSignInLink(services, signInLink, new Browser().request())).toBeNull()
})
