import { eq } from 'drizzle-orm'

import { anArticle } from '#features/automation/article.factory.ts'
import { dailyDefaults, type DailySettings } from '#features/automation/core/daily-options.ts'
import { findDailySettings, findDailySettingsView, saveDailySettings } from '#features/automation/core/daily-settings.server.ts'
import { blogAutomationSettings, generationRuns } from '#features/automation/core/tables.server.ts'
import { automationJobs } from '#features/automation/jobs.server.ts'
import { announceDraft, mailDraft } from '#features/automation/kinds/review-mail.server.ts'
import { carryOn } from '#features/automation/runs/perform-run.server.ts'
import { cancelRun } from '#features/automation/runs/request-run.server.ts'
import { WritingError, type WritingOptions } from '#features/automation/writing/writing-options.ts'
import { posts } from '#features/blog/core/tables.server.ts'
import { anOwner } from '#features/identity/people/people.factory.server.ts'
import { createJobs, prepareJobs } from '#platform/pg-boss.server.ts'
import { markOfSetting } from '#platform/setting-versions.server.ts'
import type { Services } from '#services.server.ts'
import { expect, test } from '#tests/support/test.ts'

import { runDailyNow, startDueDaily } from './daily-runs.server.ts'

async function saved(services: Services, change: Partial<DailySettings> = {}) {
  const owner = await anOwner(services)
  await saveDailySettings(services, owner, { ...dailyDefaults, ...change })
  return owner
}

/** What the schedule would do in this minute, until nothing is left to do. */
async function minute(services: Services, write: unknown = async () => anArticle()) {
  await startDueDaily(services)
  for (const { id } of await openRuns(services)) await carryOn(services, { runId: id }, write as never)
}

const openRuns = ({ db }: Services) => db.select().from(generationRuns).where(eq(generationRuns.status, 'queued'))

const lines = async ({ db }: Services) => {
  const rows = await db.select().from(generationRuns).orderBy(generationRuns.createdAt)
  return rows.map(({ kind, status, localDate }) => [kind, status, localDate].join(' '))
}

test('nothing runs before the owner saves, nor while it is turned off; the defaults show', async ({ services }) => {
  await minute(services)
  expect(await findDailySettingsView(services)).toEqual({
    settings: dailyDefaults,
    mark: markOfSetting(dailyDefaults),
    next: 'Nothing runs before you first save these settings.',
  })
  await saved(services, { enabled: false })
  await minute(services)
  expect(await lines(services)).toEqual([])
})

test('once a date, from its time on; after days without a look once', async ({ services, clock }) => {
  clock.set('2026-03-02T05:00:00Z')
  await saved(services)
  for (const at of ['2026-03-02T05:59:59Z', '2026-03-02T06:00:00Z', '2026-03-02T06:01:00Z', '2026-03-02T23:59:00Z']) {
    clock.set(at)
    await minute(services)
  }
  expect(await lines(services)).toEqual(['daily done 2026-03-02'])
  expect(await services.db.select().from(posts)).toMatchObject([{ status: 'published', author: 'Wellward Team' }])
  clock.set('2026-03-09T14:00:00Z')
  await minute(services)
  await minute(services)
  expect(await lines(services)).toEqual(['daily done 2026-03-02', 'daily done 2026-03-09'])
  expect(await findDailySettings(services)).toMatchObject({ lastGeneratedDate: '2026-03-09' })
})

test('two workers that look at the same moment begin one run', async ({ freshDatabase, clock }) => {
  const fresh = await freshDatabase()
  const services = { ...fresh.services, jobs: createJobs() }
  await prepareJobs(fresh.pool, automationJobs)
  clock.set('2026-03-02T06:00:00Z')
  await saved(services)
  await Promise.all(Array.from({ length: 8 }, () => startDueDaily(services)))
  expect(await lines(services)).toEqual(['daily queued 2026-03-02'])
})

test('the date is set in the transaction of the post: without the one there is not the other', async ({ services, clock }) => {
  clock.set('2026-03-02T06:00:00Z')
  await saved(services)
  await minute(services, async () => anArticle({ body: null as never }))
  expect(await lines(services)).toEqual(['daily failed 2026-03-02'])
  expect(await findDailySettings(services)).toMatchObject({ lastGeneratedDate: null })
  expect(await services.db.$count(posts)).toBe(0)
})

test('a failed day is tried again after growing pauses, six times, and each attempt stands in the history', async ({
  services,
  clock,
}) => {
  clock.set('2026-03-02T06:00:00Z')
  await saved(services)
  const start = clock.now().getTime()
  const attempts: number[] = []
  const write = async () => {
    attempts.push((clock.now().getTime() - start) / 60_000)
    throw new WritingError('The model did not answer.')
  }
  for (let passed = 0; passed < 17 * 60; passed += 5) {
    clock.set(new Date(start + passed * 60_000))
    await minute(services, write)
  }
  expect(attempts).toEqual([0, 5, 20, 50, 110, 230, 470])
  expect(new Set(await lines(services))).toEqual(new Set(['daily failed 2026-03-02']))
  clock.set('2026-03-03T06:00:00Z')
  await minute(services)
  expect((await lines(services)).at(-1)).toBe('daily done 2026-03-03')
})

test('a daily run that was stopped by hand is not begun again that day', async ({ services, clock }) => {
  clock.set('2026-03-02T06:00:00Z')
  const owner = await saved(services)
  await startDueDaily(services)
  const [run] = await openRuns(services)
  await cancelRun(services, owner, run!.id)
  clock.set('2026-03-02T12:00:00Z')
  await minute(services)
  expect(await lines(services)).toEqual(['daily cancelled 2026-03-02'])
})

test('what was written about in the last sixty days is not taken up again', async ({ services, clock }) => {
  clock.set('2026-03-02T06:00:00Z')
  await saved(services)
  const notices: string[][] = []
  const write =
    (topic: string | null, title: string) =>
    async (_all: unknown, _brief: unknown, { avoid }: WritingOptions) => {
      notices.push([...avoid!])
      return anArticle({ title, libraryTopic: topic })
    }
  await minute(services, write('walking', 'Walk'))
  clock.set('2026-03-03T06:00:00Z')
  await minute(services, write(null, 'By a model'))
  clock.set('2026-04-30T06:00:00Z')
  await minute(services, write('fibre', 'Fibre'))
  clock.set('2026-05-02T06:00:00Z')
  await minute(services, write('tea', 'Tea'))
  expect(notices).toEqual([[], ['walking'], ['walking', 'By a model'], ['By a model', 'fibre']])
})

test('prepared for review it becomes a draft, and those who want it get one mail', async ({ services, clock, sent, mails }) => {
  clock.set('2026-03-02T06:00:00Z')
  await saved(services, { mode: 'review' })
  await minute(services)
  const [post] = await services.db.select().from(posts)
  expect(post).toMatchObject({ status: 'draft' })
  expect(await findDailySettings(services)).toMatchObject({ lastGeneratedDate: '2026-03-02' })
  const announced = sent.filter(({ name }) => name === announceDraft.name)
  expect(announced).toMatchObject([{ payload: { postId: post!.id } }])
  await mailDraft(services, { postId: post!.id })
  expect(mails).toMatchObject([{ to: 'owner@example.com', subject: 'To review: A walk before work' }])
  expect(mails[0]!.text).toContain(`https://wellward.test/blog-automation/manage/${post!.id}`)
  await services.db.delete(posts)
  await mailDraft(services, { postId: post!.id })
  expect(mails).toHaveLength(1)
})

test('called by hand: normal obeys the switch and the date, force and a test neither, and a test is a draft without a date', async ({
  services,
  clock,
}) => {
  clock.set('2026-03-02T03:00:00Z')
  const owner = await anOwner(services)
  const now = async (call: { test?: boolean; force?: boolean }) => {
    const runId = await runDailyNow(services, owner, { test: false, force: false, ...call })
    if (runId) await carryOn(services, { runId }, (async () => anArticle()) as never)
    return runId !== null
  }
  expect([await now({}), await now({ test: true }), await now({ test: true, force: true })]).toEqual([false, true, true])
  await saveDailySettings(services, owner, { ...dailyDefaults, enabled: false })
  expect([await now({}), await now({ test: true })]).toEqual([false, true])
  await saveDailySettings(services, owner, dailyDefaults)
  expect(await findDailySettings(services)).toMatchObject({ lastGeneratedDate: null })
  expect([await now({}), await now({})]).toEqual([true, false])
  expect(await findDailySettings(services)).toMatchObject({ lastGeneratedDate: '2026-03-02' })
  expect([await now({ test: true }), await now({ force: true })]).toEqual([true, true])
  clock.set('2026-03-02T06:00:00Z')
  await minute(services)
  const states = (await services.db.select().from(posts).orderBy(posts.createdAt)).map(({ status }) => status)
  expect(states.toSorted()).toEqual(['draft', 'draft', 'draft', 'draft', 'published', 'published'])
})

test('settings are one row; saving leaves the date alone', async ({ services, clock }) => {
  clock.set('2026-03-02T06:00:00Z')
  const owner = await saved(services)
  await minute(services)
  const other = { ...dailyDefaults, timezone: 'Asia/Tokyo', publishingTime: '10:00:00', monthlyBudgetCents: 500 }
  await saveDailySettings(services, owner, other)
  expect(await services.db.$count(blogAutomationSettings)).toBe(1)
  expect(await findDailySettings(services)).toMatchObject({ timezone: 'Asia/Tokyo', lastGeneratedDate: '2026-03-02' })
  expect(await findDailySettingsView(services)).toMatchObject({ settings: other })
})
