import { aSignedIn, Browser, doJobs, PASSWORD, tokenMailed } from '#features/identity/account.factory.server.ts'
import { hasVerifiedFactor } from '#features/identity/core/access/factors.server.ts'
import { changeOwnPassword } from '#features/identity/core/access/own-password.server.ts'
import { signIn } from '#features/identity/core/access/sign-in.server.ts'
import { sendAccountNotice } from '#features/identity/core/notices.server.ts'
import { identityJobs } from '#features/identity/jobs.server.ts'
import { proveAddress } from '#features/identity/links/ownership.server.ts'
import { requestReset, resetPassword } from '#features/identity/links/reset-password.server.ts'
import { sendSignInLink, signInByLink } from '#features/identity/links/sign-in-link.server.ts'
import type { Transaction } from '#platform/db.server.ts'
import type { MailMessage } from '#platform/mail.server.ts'
import type { Services } from '#services.server.ts'
import { expect, test } from '#tests/support/test.ts'

import { askForRemoval, findLostStepLink, findRemoval, followLostStepLink, keepSecondStep } from './lost-step.server.ts'
import { turnOff } from './own-factor.server.ts'
import { withPassword, withSecondStep } from './second-step.factory.server.ts'

const here = { network: '192.0.2.1' }
interface Outbox {
  readonly services: Services
  readonly sent: Array<{ name: string; payload: unknown }>
  readonly mails: MailMessage[]
}

/** Ann, whose address is confirmed, without phone and codes; and the link that begins the removal. */
async function lost(outbox: Outbox) {
  const { services } = outbox
  const ann = await withSecondStep(services)
  await proveAddress(services.db as Transaction, services, ann.viewer.userId)
  expect(await askForRemoval(services, (await withPassword(services)).request())).toEqual({ ok: true })
  return { ...ann, link: await tokenMailed(outbox) }
}

/** The same, with the wait begun and today's mail gone out. */
async function begun(outbox: Outbox) {
  const { link, ...ann } = await lost(outbox)
  expect(await followLostStepLink(outbox.services, link, here)).toMatchObject({ ok: true })
  const [today] = outbox.sent.splice(0, 1)
  const waiting = outbox.sent.splice(0)
  outbox.sent.push(today!)
  const keep = await tokenMailed(outbox)
  return { ...ann, keep, waiting }
}

const runDaily = (services: Services) =>
  identityJobs.find(({ job }) => job.name === 'identity.remove-lost-steps')!.run(services, {})

test('the second step goes three days after the link was followed, and not before', async ({ services, sent, mails, clock }) => {
  const { viewer, link } = await lost({ services, sent, mails })
  expect(mails.at(-1)).toMatchObject({ to: 'ann@example.com', subject: expect.stringContaining('lost the second step') })
  expect(await findLostStepLink(services, link)).toMatchObject({ purpose: 'lose-second-step', address: 'ann@example.com' })
  expect(await findRemoval(services, viewer.userId)).toBeNull()
  const goesAt = new Date('2026-03-05T09:30:00Z')
  expect(await followLostStepLink(services, link, here)).toEqual({ ok: true, userId: viewer.userId, goesAt })
  expect(await followLostStepLink(services, link, here)).toEqual({ ok: false, reason: 'link' })
  expect(sent).toMatchObject([
    { name: 'identity.send-planned-removal' },
    { options: { startAfter: new Date('2026-03-03T09:30:00Z') } },
    { options: { startAfter: new Date('2026-03-04T09:30:00Z') } },
  ])
  clock.set('2026-03-05T09:29:59Z')
  await runDaily(services)
  expect(await hasVerifiedFactor(services.db, viewer.userId)).toBe(true)
  await withPassword(services)
  clock.set(goesAt)
  await runDaily(services)
  expect(await signIn(services, { email: 'ann@example.com', password: PASSWORD }, new Browser().visit())).toMatchObject({
    ok: true,
  })
  await doJobs({ services, sent })
  expect(mails.map(({ subject }) => subject).join()).toContain('The second step of your account has been removed')
})

test('every mail about the account says so meanwhile, and its link stops it', async ({ services, sent, mails }) => {
  const { viewer, keep, waiting } = await begun({ services, sent, mails })
  expect(mails.at(-1)!.text).toContain('will be removed on Thursday 5 March 2026')
  await services.db.transaction((tx) => sendAccountNotice(tx, services, { userId: viewer.userId, notice: 'recovery-used' }))
  await doJobs({ services, sent })
  expect(mails.at(-1)!.subject).toContain('recovery code')
  expect(mails.at(-1)!.text).toMatch(
    /will be removed on Thursday 5 March 2026[\s\S]*Keep the second step:\nhttps:\/\/wellward\.test\/auth\/lost-second-step\?token=/,
  )
  expect(await followLostStepLink(services, keep, here)).toEqual({ ok: true, userId: viewer.userId, goesAt: null })
  expect(await findRemoval(services, viewer.userId)).toBeNull()
  await doJobs({ services, sent })
  expect(mails.at(-1)!.subject).toContain('The second step of your account stays')
  const before = mails.length
  sent.push(...waiting)
  await doJobs({ services, sent })
  expect(mails).toHaveLength(before)
})

test('whoever is signed in stops it, and so do a new password, a reset, and turning the step off', async ({
  services,
  sent,
  mails,
}) => {
  const { viewer } = await begun({ services, sent, mails })
  const again = async () => {
    sent.length = 0
    expect(await askForRemoval(services, (await withPassword(services)).request())).toEqual({ ok: true })
    await followLostStepLink(services, await tokenMailed({ services, sent, mails }), here)
    expect(await findRemoval(services, viewer.userId)).not.toBeNull()
  }
  expect(await keepSecondStep(services, viewer.userId)).toBe(true)
  expect(await keepSecondStep(services, viewer.userId)).toBe(false)
  await again()
  await changeOwnPassword(services, viewer, { current: PASSWORD, next: PASSWORD, endsTokens: false, endsAddresses: false })
  expect(await findRemoval(services, viewer.userId)).toBeNull()
  await again()
  sent.length = 0
  await requestReset(services, 'ann@example.com', here)
  await resetPassword(services, await tokenMailed({ services, sent, mails }), PASSWORD, here)
  expect(await findRemoval(services, viewer.userId)).toBeNull()
  expect(await hasVerifiedFactor(services.db, viewer.userId)).toBe(true)
  expect(await turnOff(services, viewer, PASSWORD)).toEqual({ ok: false, reason: 'signed-out' })
  const anew = { ...viewer, ...(await aSignedIn(services, viewer.userId)) }
  expect(await turnOff(services, anew, PASSWORD)).toEqual({ ok: true })
  expect(await hasVerifiedFactor(services.db, viewer.userId)).toBe(false)
})

test('it takes the password and a confirmed address, and three links a day at most', async ({ services, sent, mails }) => {
  const { viewer } = await withSecondStep(services)
  expect(await askForRemoval(services, new Browser().request())).toEqual({ ok: false, reason: 'over' })
  expect(await askForRemoval(services, (await withPassword(services)).request())).toEqual({ ok: false, reason: 'unconfirmed' })
  await proveAddress(services.db as Transaction, services, viewer.userId)
  await doJobs({ services, sent })
  await sendSignInLink(services, 'ann@example.com')
  const browser = new Browser()
  const byLink = await signInByLink(services, await tokenMailed({ services, sent, mails }), browser.visit())
  browser.take(byLink.ok ? byLink.headers : new Headers())
  expect(await askForRemoval(services, browser.request())).toEqual({ ok: false, reason: 'password' })
  const asking = (await withPassword(services)).request()
  for (let count = 0; count < 3; count++) expect(await askForRemoval(services, asking)).toEqual({ ok: true })
  expect(await askForRemoval(services, asking)).toMatchObject({ reason: 'wait' })
})

test('while it waits no other one begins, and a new password voids the link to it', async ({ services, sent, mails }) => {
  const { viewer, link } = await lost({ services, sent, mails })
  await changeOwnPassword(services, viewer, { current: PASSWORD, next: PASSWORD, endsTokens: false, endsAddresses: false })
  expect(await findLostStepLink(services, link)).toBeNull()
  const asking = (await withPassword(services)).request()
  sent.length = 0
  await askForRemoval(services, asking)
  await followLostStepLink(services, await tokenMailed({ services, sent, mails }), here)
  expect(await askForRemoval(services, asking)).toEqual({ ok: false, reason: 'under way' })
})

test('a link that an earlier version has queued is mailed still', async ({ services, sent, mails }) => {
  const { viewer } = await withSecondStep(services)
  await proveAddress(services.db as Transaction, services, viewer.userId)
  sent.splice(0, sent.length, { name: 'identity.send-lost-step', payload: { userId: viewer.userId } })
  expect(await findLostStepLink(services, await tokenMailed({ services, sent, mails }))).toMatchObject({
    purpose: 'lose-second-step',
  })
})
