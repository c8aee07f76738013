import { eq } from 'drizzle-orm'

import { insertAccount } from '#features/identity/core/accounts.server.ts'
import { profiles } from '#features/identity/core/tables.server.ts'
import { stopMails } from '#features/identity/mail-topics/preferences.server.ts'
import { listMembershipEvents } from '#features/membership/core/events.server.ts'
import { beginTrial, grantMembership } from '#features/membership/core/membership.server.ts'
import type { Services } from '#services.server.ts'
import { expect, test } from '#tests/support/test.ts'

import { checkAllTrials, mailOfTrial, sendTrialMail } from './send-trial-mails.server.ts'

async function onTrial(services: Services, given: { emailVerified?: boolean } = {}): Promise<string> {
  const account = { email: 'maya@example.com', displayName: 'Maya', emailVerified: true, ...given }
  const userId = (await services.db.transaction((tx) => insertAccount(tx, services, account)))!
  await beginTrial(services.db, userId, services.clock.now())
  return userId
}

test('each mail is ordered once, at its time, and the history says when the trial ran', async ({ services, sent, clock }) => {
  const userId = await onTrial(services)
  sent.length = 0
  for (const at of ['2026-03-02T09:37', '2026-03-04T10:07', '2026-03-07T10:07', '2026-03-09T10:07', '2026-03-20T10:07']) {
    clock.set(`${at}:00Z`)
    await checkAllTrials(services)
    await checkAllTrials(services)
  }
  const ordered = ['start', 'day 3', 'day 6', 'end'].map((kind) => ({ name: sendTrialMail.name, payload: { userId, kind } }))
  expect(sent).toEqual(ordered)
  const events = await listMembershipEvents(services, userId)
  expect(events.map(({ kind, at }) => [kind, at.toISOString()])).toEqual([
    ['trial ended', '2026-03-09T09:30:00.000Z'],
    ['trial started', '2026-03-02T09:30:00.000Z'],
  ])
})

test('two processes that look at once order one mail', async ({ freshDatabase, sent }) => {
  const { services } = await freshDatabase()
  await onTrial(services)
  sent.length = 0
  await Promise.all([checkAllTrials(services), checkAllTrials(services)])
  expect(sent).toHaveLength(1)
})

test('an address that is not confirmed gets no mail of the trial', async ({ services, sent }) => {
  await onTrial(services, { emailVerified: false })
  sent.length = 0
  await checkAllTrials(services)
  expect(sent).toEqual([])
})

test('on day 3 who has done nothing reads of the smallest step, and who has done something of what comes next', async ({
  services,
  mails,
  clock,
}) => {
  const userId = await onTrial(services)
  clock.set('2026-03-04T10:07:00Z')
  const mailWith = (counts: number[]) => {
    const activity = services.activity.map((doing, place) => ({ ...doing, count: () => Promise.resolve(counts[place]!) }))
    return mailOfTrial({ ...services, activity }, { userId, kind: 'day 3' })
  }
  await mailWith([0, 0])
  await mailWith([2, 0])
  expect(mails.map(({ subject }) => subject)).toEqual([
    'Your trial: one small step is enough',
    'Your trial: what you have done, and what comes next',
  ])
  expect(mails[0]!.text).toContain('Open one lesson.')
  expect(mails[0]!.text).toContain('https://wellward.test/courses')
  expect(mails[1]!.text).toContain('You finished 2 lessons.')
  expect(mails[1]!.text).toContain('Next: check in today.')
  expect(mails[1]!.text).toContain(mails[1]!.stopAddress)
})

test('each mail names the end by day and time on its reader’s clock, and nothing in it depends on when it is read', async ({
  services,
  mails,
  clock,
}) => {
  const userId = await onTrial(services)
  await services.db.update(profiles).set({ timeZone: 'America/New_York' }).where(eq(profiles.userId, userId))
  for (const [kind, last] of [
    ['start', '2026-03-04T09:29:59Z'],
    ['day 3', '2026-03-07T09:29:59Z'],
    ['day 6', '2026-03-09T09:29:59Z'],
    ['end', '2026-03-12T09:29:59Z'],
  ] as const) {
    clock.set(last)
    await mailOfTrial(services, { userId, kind })
  }
  expect(mails).toHaveLength(4)
  for (const { subject, text, html } of mails) {
    expect(text).toContain('Mon 9 Mar 2026, 05:30')
    expect(subject + html).not.toMatch(/tomorrow|yesterday|\bday \d|days have passed|\b(?:hours|days) (?:left|ago)/i)
  }
  expect(mails[2]!.subject).toBe('Your trial ends on Mon 9 Mar 2026, 05:30')
})

test('the last mail of a trial promises further lessons only where there are some', async ({ services, mails, clock }) => {
  const userId = await onTrial(services)
  clock.set('2026-03-08T10:00:00Z')
  for (const isMore of [true, false])
    await mailOfTrial({ ...services, plansOpenMore: async () => isMore }, { userId, kind: 'day 6' })
  const [more, all] = mails.map(({ text }) => text.replaceAll(/\s+/g, ' '))
  expect(more).toContain('goes on where you are, and the lessons that the trial does not open open too.')
  expect(all).toContain('goes on where you are. ')
  expect(all).not.toContain('lessons')
})

test.for([
  [['One call', 'HRV explained', 'A plan', 'A fourth'], ': one call, HRV explained and a plan.'],
  [['One call', 'A plan'], ': one call and a plan.'],
  [['One call'], ': one call.'],
  [[], 'What the trial opens stays open until Mon 9 Mar 2026, 09:30 UTC.'],
] as const)('the first mail says of %j what the trial opens', async ([contents, says], { services, mails }) => {
  const userId = await onTrial(services)
  await mailOfTrial({ ...services, trialContents: async () => contents }, { userId, kind: 'start' })
  expect(mails[0]!.text.replaceAll(/\s+/g, ' ')).toContain(says)
})

test('a mail that waited is not sent once its reader stopped them, became a member, or its time has passed', async ({
  services,
  mails,
  clock,
}) => {
  const userId = await onTrial(services)
  await checkAllTrials(services)
  await mailOfTrial(services, { userId, kind: 'start' })
  expect(mails).toHaveLength(1)
  clock.set('2026-03-04T10:07:00Z')
  await mailOfTrial(services, { userId, kind: 'start' })
  await services.db
    .transaction(async (tx) => {
      await grantMembership({ ...services, db: tx }, userId, null)
      await mailOfTrial({ ...services, db: tx }, { userId, kind: 'day 3' })
      throw new Error('taken back')
    })
    .catch(() => {})
  await stopMails(services, new URL(mails[0]!.stopAddress!).searchParams.get('token')!)
  await mailOfTrial(services, { userId, kind: 'day 3' })
  expect(mails).toHaveLength(1)
})
