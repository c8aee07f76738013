import {
  aPersonSignedIn,
  Browser,
  doJobs,
  haveSignedUp,
  PASSWORD,
  tokenMailed,
} from '#features/identity/account.factory.server.ts'
import { COMMON_PASSWORD } from '#features/identity/core/password-rule.ts'
import type { Viewer } from '#features/identity/core/viewer.ts'
import { requestReset } from '#features/identity/links/reset-password.server.ts'
import { ensureOwner } from '#features/identity/owner.server.ts'
import { action as secure } from '#routes/member/profile/security.tsx'
import type { Services } from '#services.server.ts'
import { formRequest, routeArgs } from '#tests/support/route-args.ts'
import { expect, test } from '#tests/support/test.ts'

import { action as auth } from './auth.tsx'
import { action as confirm } from './confirm-email.tsx'
import { action as setUp } from './setup.tsx'

const COMMON = 'Password1'
const account = { displayName: 'Ann', email: 'ann@example.com', password: COMMON }

type Action = (args: never) => Promise<unknown>

/** The status of an answer, and what stands beside its fields. */
async function send(
  services: Services,
  action: Action,
  path: string,
  fields: Record<string, string>,
  viewer: Viewer | null = null,
) {
  const answer = (await action(routeArgs(formRequest(path, fields), { services, viewer }) as never)) as {
    init?: { status?: number }
    status?: number
    data?: { report: { errors: Record<string, string>; values: Record<string, string> } }
  }
  return { status: answer.init?.status ?? answer.status, ...answer.data?.report }
}

test('sign-up refuses one of the most used passwords and keeps the rest of the form', async ({ services }) => {
  expect(await send(services, auth, '/auth?tab=sign-up', account)).toEqual({
    status: 400,
    errors: { password: COMMON_PASSWORD },
    values: { displayName: 'Ann', email: 'ann@example.com' },
  })
  const allowing = { ...services, allowCommonPasswords: true }
  expect(await send(allowing, auth, '/auth?tab=sign-up', account)).toEqual({ status: 303 })
})

test('so do reset, confirmation and setup', async ({ services, sent, mails }) => {
  const setupPath = (await ensureOwner(services, null))!
  const refused = { status: 400, errors: { password: COMMON_PASSWORD } }
  expect(await send(services, setUp, setupPath, account)).toMatchObject(refused)

  await haveSignedUp(services, new Browser())
  const token = await tokenMailed({ services, sent, mails })
  const elsewhere = { status: 400, errors: { newPassword: COMMON_PASSWORD } }
  expect(await send(services, confirm, `/confirm-email?token=${token}`, { newPassword: COMMON })).toMatchObject(elsewhere)

  await requestReset(services, account.email, { network: '192.0.2.1' })
  await doJobs({ services, sent })
  const reset = /token=([\w-]+)/.exec(mails.at(-1)!.text)![1]!
  expect(await send(services, auth, `/auth?token=${reset}`, { password: COMMON })).toMatchObject(refused)
  expect(await send(services, auth, `/auth?token=${reset}`, { password: 'Third-house-9' })).toMatchObject({ status: 303 })
})

test('so does the change of a password', async ({ services }) => {
  const { viewer } = await aPersonSignedIn(services)
  const change = { intent: 'change-password', currentPassword: PASSWORD, password: COMMON }
  const refused = { status: 400, errors: { password: COMMON_PASSWORD } }
  expect(await send(services, secure, '/profile/security', change, viewer)).toMatchObject(refused)
})
