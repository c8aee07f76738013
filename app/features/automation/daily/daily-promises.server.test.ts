import { eq } from 'drizzle-orm'

import { anArticle } from '#features/automation/article.factory.ts'
import { dailyDefaults, type DailySettings } from '#features/automation/core/daily-options.ts'
import {
  findDailySettings,
  listFormerDaily,
  findDailySettingsView,
  restoreDailySettings,
  saveDailySettings,
} from '#features/automation/core/daily-settings.server.ts'
import { generationRuns } from '#features/automation/core/tables.server.ts'
import { outcomeOf } from '#features/automation/kinds/run-kinds.ts'
import { carryOn } from '#features/automation/runs/perform-run.server.ts'
import { findProgress } from '#features/automation/runs/run-rows.server.ts'
import { posts } from '#features/blog/core/tables.server.ts'
import { anOwner } from '#features/identity/people/people.factory.server.ts'
import type { Services } from '#services.server.ts'
import { expect, test } from '#tests/support/test.ts'

import { runDailyNow, startDueDaily } from './daily-runs.server.ts'
import { requestToday } from './today.server.ts'

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

test('a first save after today’s time publishes nothing today, and says so; tomorrow’s comes', async ({ services, clock }) => {
  clock.set('2026-03-02T09:00:00Z')
  await saved(services)
  expect((await findDailySettingsView(services)).next).toBe(
    'Today’s time had passed when this was saved. The next article comes on Tue 3 Mar 2026, 06:00 (UTC).',
  )
  for (const at of ['2026-03-02T09:00:00Z', '2026-03-02T09:01:00Z', '2026-03-02T23:59:00Z', '2026-03-03T05:59:00Z']) {
    clock.set(at)
    await minute(services)
  }
  expect(await lines(services)).toEqual([])
  clock.set('2026-03-03T06:00:00Z')
  await minute(services)
  expect(await lines(services)).toEqual(['daily done 2026-03-03'])
})

test.for([
  ['turned on again', { enabled: false }, {}],
  ['put to an earlier time that has passed', { publishingTime: '10:00:00' }, { publishingTime: '06:00:00' }],
  ['put to a zone in which it has passed', { timezone: 'America/Los_Angeles' }, { timezone: 'Asia/Tokyo' }],
] as const)('saved at nine, %s: nothing of today comes by surprise', async ([, before, after], { services, clock }) => {
  clock.set('2026-03-01T23:00:00Z')
  const owner = await saved(services, before)
  clock.set('2026-03-02T09:00:00Z')
  await saveDailySettings(services, owner, { ...dailyDefaults, ...after })
  for (let passed = 0; passed < 60; passed += 10) {
    clock.set(new Date(Date.parse('2026-03-02T09:00:00Z') + passed * 60_000))
    await minute(services)
  }
  expect((await lines(services)).filter((line) => !line.endsWith('2026-03-01'))).toEqual([])
})

test('what has been due under the same times stays due when something else is saved', async ({ services, clock }) => {
  clock.set('2026-03-01T12:00:00Z')
  const owner = await saved(services)
  clock.set('2026-03-02T09:00:00Z')
  await saveDailySettings(services, owner, { ...dailyDefaults, dailyPrompt: 'Sleep well' })
  await minute(services)
  expect(await lines(services)).toEqual(['daily done 2026-03-02'])
})

test.for([
  ['review', 'draft'],
  ['publish', 'published'],
] as const)('in the mode “%s” every button makes the article a %s', async ([mode, status], { services, clock }) => {
  clock.set('2026-03-02T06:00:00Z')
  const owner = await saved(services, { mode })
  const write = (async () => anArticle()) as never
  const requested = await requestToday(services, owner, 'UTC')
  const byHand = await runDailyNow(services, owner, { test: false, force: false })
  const forced = await runDailyNow(services, owner, { test: false, force: true })
  for (const runId of [requested.ok ? requested.runId : '', byHand!, forced!]) await carryOn(services, { runId }, write)
  clock.set('2026-03-03T06:00:00Z')
  await minute(services)
  const states = (await services.db.select().from(posts)).map((post) => post.status)
  expect(states).toEqual([status, status, status, status])
})

test('an article of today that waits for review says so; one that was asked for before the mode was chosen waits too', async ({
  services,
  clock,
}) => {
  clock.set('2026-03-02T06:00:00Z')
  const owner = await saved(services)
  const requested = await requestToday(services, owner, 'UTC')
  const runId = requested.ok ? requested.runId : ''
  await saveDailySettings(services, owner, { ...dailyDefaults, mode: 'review' })
  await carryOn(services, { runId }, (async () => anArticle()) as never)
  expect(await services.db.select().from(posts)).toMatchObject([{ status: 'draft' }])
  expect(outcomeOf((await findProgress(services, runId))!)).toEqual({
    title: 'Saved as a draft',
    text: "Today's article waits for your review.",
  })
})

test('what was chosen before is put back', async ({ services }) => {
  const owner = await saved(services, { dailyPrompt: 'A prompt of my own', monthlyBudgetCents: 500 })
  await saveDailySettings(services, owner, dailyDefaults)
  const former = (await listFormerDaily(services))[0]!
  expect(await restoreDailySettings(services, owner, former.id)).toBe(true)
  expect(await findDailySettings(services)).toMatchObject({ dailyPrompt: 'A prompt of my own', monthlyBudgetCents: 500 })
  expect(await restoreDailySettings(services, owner, former.id)).toBe(false)
})
