import { findUserByEmail, insertAccount } from '#features/identity/core/accounts.server.ts'
import { findViewer } from '#features/identity/viewer.server.ts'
import type { Services } from '#services.server.ts'
import { expect, test } from '#tests/support/test.ts'

import { findMembershipState, grantMembership } from './core/membership.server.ts'
import { memberships } from './core/tables.server.ts'
import { aBilling, aMembership } from './membership.factory.server.ts'
import { aTrialForm } from './trial.factory.ts'
import { startRequestedTrial, startTrial } from './trial.server.ts'

const visit = { request: new Request('https://wellward.test/trial'), network: '192.0.2.1' }

/** The request that a browser with these cookies would send next. */
function nextRequest(cookies: Headers): Request {
  const pairs = cookies.getSetCookie().map((line) => line.split(';')[0])
  return new Request('https://wellward.test/dashboard', { headers: { Cookie: pairs.join('; ') } })
}

async function anAccount({ db, clock }: Services, email: string): Promise<{ userId: string }> {
  const userId = await db.transaction((tx) => insertAccount(tx, { clock }, { email, displayName: 'Known' }))
  return { userId: userId! }
}

test('an unknown address gets an account, a session at once, seven days, and a mail to confirm', async ({ services, sent }) => {
  const started = await startTrial(services, aTrialForm(), null, visit)
  if (!started.ok) throw new Error('refused')
  const { viewer } = await findViewer(services, nextRequest(started.headers))
  const seen = { email: 'maya@example.com', displayName: 'Maya', timeZone: 'Europe/Berlin', emailVerified: false, isAdmin: false }
  expect(viewer).toMatchObject(seen)
  const trialEndsAt = new Date(services.clock.now().getTime() + 7 * 24 * 3_600_000)
  expect(await findMembershipState(services, viewer!.userId)).toMatchObject({
    status: 'trial',
    allowed: true,
    subscribed: false,
    trialEndsAt,
  })
  expect(sent).toEqual([{ name: 'identity.send-confirmation', payload: { userId: viewer!.userId } }])
})

test('a known address gets a sign-in link and no session; its trial starts when the link proves who asked', async ({
  services,
  sent,
  clock,
}) => {
  const { userId } = await anAccount(services, 'maya@example.com')
  const started = await startTrial(services, aTrialForm({ firstName: 'Mallory' }), null, visit)
  expect(started).toMatchObject({ ok: true })
  expect(started.ok && started.headers.getSetCookie()).toEqual([])
  expect(sent).toEqual([{ name: 'identity.send-sign-in', payload: { email: 'maya@example.com', next: '/dashboard' } }])
  expect((await findMembershipState(services, userId)).status).toBe('none')
  expect((await findUserByEmail(services.db, 'maya@example.com'))?.displayName).toBe('Known')

  clock.set('2026-03-02T09:40:00Z')
  await startRequestedTrial(services, userId)
  expect(await findMembershipState(services, userId)).toMatchObject({
    status: 'trial',
    trialEndsAt: new Date('2026-03-09T09:40:00Z'),
  })
})

test('a sign-in link without a request for a trial starts none', async ({ services }) => {
  const { userId } = await anAccount(services, 'maya@example.com')
  await startRequestedTrial(services, userId)
  expect((await findMembershipState(services, userId)).status).toBe('none')
})

test('signed in, it is the account’s own trial, whatever address was typed', async ({ services, sent }) => {
  const viewer = await anAccount(services, 'own@example.com')
  const other = await anAccount(services, 'maya@example.com')
  expect(await startTrial(services, aTrialForm(), viewer, visit)).toMatchObject({ ok: true })
  expect((await findMembershipState(services, viewer.userId)).status).toBe('trial')
  expect((await findMembershipState(services, other.userId)).status).toBe('none')
  expect(sent).toEqual([])
})

test('a second try keeps the dates, by form and by link', async ({ services, clock, sent }) => {
  const viewer = await anAccount(services, 'own@example.com')
  await startTrial(services, aTrialForm(), viewer, visit)
  const { trialEndsAt } = await findMembershipState(services, viewer.userId)
  clock.set('2026-03-05T09:30:00Z')
  expect(await startTrial(services, aTrialForm(), viewer, visit)).toMatchObject({ ok: true })
  await startTrial(services, aTrialForm({ email: 'own@example.com' }), null, visit)
  await startRequestedTrial(services, viewer.userId)
  expect(await findMembershipState(services, viewer.userId)).toMatchObject({ status: 'trial', trialEndsAt })
  expect(sent.map(({ name }) => name)).toEqual(['identity.send-sign-in'])
})

test('an ended trial is not started again', async ({ services, clock }) => {
  const viewer = await anAccount(services, 'own@example.com')
  await startTrial(services, aTrialForm(), viewer, visit)
  clock.set('2026-03-09T09:30:00Z')
  expect(await startTrial(services, aTrialForm(), viewer, visit)).toEqual({ ok: false, reason: 'ended' })
  expect((await findMembershipState(services, viewer.userId)).status).toBe('ended')
})

test('whoever has full access keeps the trial for later', async ({ services, clock }) => {
  const viewer = await anAccount(services, 'own@example.com')
  await grantMembership(services, viewer.userId, new Date('2026-04-01T00:00:00Z'))
  expect(await startTrial(services, aTrialForm(), viewer, visit)).toEqual({ ok: false, reason: 'member' })
  clock.set('2026-04-01T00:00:00Z')
  expect(await startTrial(services, aTrialForm(), viewer, visit)).toMatchObject({ ok: true })
})

test('whoever has bought tries nothing out, by form or by link, also when all was paid back', async ({ services }) => {
  const { userId } = await anAccount(services, 'own@example.com')
  const trialRequestedAt = services.clock.now()
  await aMembership(services, userId, { billing: aBilling({ state: 'refunded' }), trialRequestedAt })
  expect(await startTrial(services, aTrialForm(), { userId }, visit)).toEqual({ ok: false, reason: 'bought' })
  await startRequestedTrial(services, userId)
  expect(await findMembershipState(services, userId)).toMatchObject({ status: 'refunded', trialEndsAt: null })
})

test.for([
  ['maya@example.com', 'maya+2@example.com'],
  ['maya+1@example.com', 'Maya@example.com'],
  ['maya.lind@gmail.com', 'm.ayalind+x@googlemail.com'],
] as const)(
  '%s and %s are one mailbox, which has one trial; outside both are answered alike',
  async ([first, second], { services, sent }) => {
    await startTrial(services, aTrialForm({ email: first }), null, visit)
    sent.length = 0
    expect(await startTrial(services, aTrialForm({ email: second }), null, visit)).toEqual({ ok: true, headers: new Headers() })
    expect(await findUserByEmail(services.db, second)).toBe(null)
    expect(sent).toEqual([{ name: 'identity.send-sign-in', payload: { email: first, next: '/dashboard' } }])
  },
)

test.for([
  ['may.a@example.com', 'maya@example.com'],
  ['maya@example.com', 'maya@example.org'],
  ['maya+1@gmail.com', 'mayb+1@gmail.com'],
  ['+maya@example.com', '+noor@example.com'],
] as const)('%s and %s are two mailboxes', async ([first, second], { services }) => {
  await startTrial(services, aTrialForm({ email: first }), null, visit)
  const started = await startTrial(services, aTrialForm({ email: second }), null, visit)
  expect(started.ok && started.headers.getSetCookie()).not.toEqual([])
})

test('who signs up with a tag has no second trial either, by form or by link', async ({ services }) => {
  await startTrial(services, aTrialForm(), null, visit)
  const other = await anAccount(services, 'maya+2@example.com')
  expect(await startTrial(services, aTrialForm(), other, visit)).toEqual({ ok: false, reason: 'elsewhere' })
  await startTrial(services, aTrialForm({ email: 'maya+2@example.com' }), null, visit)
  await startRequestedTrial(services, other.userId)
  expect((await findMembershipState(services, other.userId)).status).toBe('none')
})

test('two addresses of one mailbox at once begin one trial', async ({ freshDatabase }) => {
  const { services } = await freshDatabase()
  const emails = ['maya+1@example.com', 'maya+2@example.com', 'maya@example.com']
  await Promise.all(emails.map((email) => startTrial(services, aTrialForm({ email }), null, visit)))
  expect(await services.db.$count(memberships)).toBe(1)
})

test('one network may start 120 trials an hour; another is not concerned', async ({ services }) => {
  for (let started = 0; started < 120; started++)
    await services.limits.take({ name: 'membership.trials', limit: 120, windowSeconds: 3600 }, visit.network)
  expect(await startTrial(services, aTrialForm(), null, visit)).toEqual({ ok: false, reason: 'wait', retryAfterSeconds: 3600 })
  expect(await findUserByEmail(services.db, 'maya@example.com')).toBe(null)
  expect(await startTrial(services, aTrialForm(), null, { ...visit, network: '192.0.2.2' })).toMatchObject({ ok: true })
})

test('two trials for one new address at once open one account and one session', async ({ freshDatabase }) => {
  const { services } = await freshDatabase()
  const both = await Promise.all([
    startTrial(services, aTrialForm(), null, visit),
    startTrial(services, aTrialForm(), null, visit),
  ])
  expect(both.map(({ ok }) => ok)).toEqual([true, true])
  expect(both.filter((one) => one.ok && one.headers.getSetCookie().length > 0)).toHaveLength(1)
  const account = await findUserByEmail(services.db, 'maya@example.com')
  expect((await findMembershipState(services, account!.userId)).status).toBe('trial')
})

test('two tries of one member at once leave one pair of dates', async ({ freshDatabase, clock }) => {
  const { services } = await freshDatabase()
  const viewer = await anAccount(services, 'own@example.com')
  const later = { ...services, clock: { now: () => new Date(clock.now().getTime() + 5000) } }
  await Promise.all([startTrial(services, aTrialForm(), viewer, visit), startTrial(later, aTrialForm(), viewer, visit)])
  const first = await findMembershipState(services, viewer.userId)
  await startTrial(later, aTrialForm(), viewer, visit)
  expect(await findMembershipState(services, viewer.userId)).toEqual(first)
})

test('when the mail cannot be ordered, there is no account and no trial', async ({ services }) => {
  const broken = { ...services, jobs: { send: () => Promise.reject(new Error('no queue')) } }
  await expect(startTrial(broken, aTrialForm(), null, visit)).rejects.toThrow('no queue')
  expect(await findUserByEmail(services.db, 'maya@example.com')).toBe(null)
})
