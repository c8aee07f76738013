import { anArticle, anArticleInput } from '#features/automation/article.factory.ts'
import { dailyDefaults } from '#features/automation/core/daily-options.ts'
import { saveDailySettings } from '#features/automation/core/daily-settings.server.ts'
import { modelUsage } from '#features/automation/core/tables.server.ts'
import { listPastRuns } from '#features/automation/runs/history.server.ts'
import { carryOn } from '#features/automation/runs/perform-run.server.ts'
import { requestRun, retryRun } from '#features/automation/runs/request-run.server.ts'
import type { WritingOptions } from '#features/automation/writing/writing-options.ts'
import { anOwner } from '#features/identity/people/people.factory.server.ts'
import type { TextModel } from '#platform/ai.server.ts'
import { expect, test } from '#tests/support/test.ts'

import { findBudget } from './budget.server.ts'

const model: TextModel = {
  name: 'stand-in',
  fingerprint: 'stand-in',
  generate: async () => Promise.reject(new Error('Nobody asks it.')),
}

/** Writes with a model that reads 10,000 and writes 2,000 tokens: $0.06 at the prices below. */
const write = (async (_all: unknown, _brief: unknown, { onUsage }: WritingOptions) => {
  await onUsage!({ model: 'stand-in', inputTokens: 10_000, outputTokens: 2_000 })
  return anArticle({ origin: 'model', model: 'stand-in', libraryTopic: null })
}) as never

test('what a model used stands with its run and its post, and a budget that is used up refuses', async ({ services, clock }) => {
  const withModel = { ...services, ai: model }
  const owner = await anOwner(services)
  const prices = { inputPriceCents: 300, outputPriceCents: 1500 }
  await saveDailySettings(services, owner, { ...dailyDefaults, ...prices, monthlyBudgetCents: 6 })
  const run = await requestRun(withModel, owner, anArticleInput())
  if (!run.ok) throw new Error(run.sentence)
  await carryOn(withModel, { runId: run.runId }, write)
  const { runs } = await listPastRuns(services, 1)
  expect(runs).toMatchObject([{ model: 'stand-in', tokens: 12_000, costMicros: 60_000, items: [{ words: 3, error: null }] }])
  expect(await services.db.select().from(modelUsage)).toMatchObject([{ postId: runs[0]!.items[0]!.postId }])
  expect(await findBudget(services)).toEqual({ spent: 60_000, limit: 60_000 })

  const refused = await requestRun(withModel, owner, anArticleInput())
  expect(refused).toMatchObject({ ok: false, sentence: expect.stringMatching(/budget .* used up \(\$0\.0600 of \$0\.0600\)/) })
  expect(await requestRun(services, owner, anArticleInput()), 'the library composer costs nothing').toMatchObject({ ok: true })
  clock.set('2026-04-01T00:00:00Z')
  expect(await requestRun(withModel, owner, anArticleInput()), 'a new month').toMatchObject({ ok: true })
})

test('a budget that is reached in the middle ends the run with the sentence, and a retry waits for more', async ({
  services,
}) => {
  const withModel = { ...services, ai: model }
  const owner = await anOwner(services)
  const run = await requestRun(withModel, owner, anArticleInput())
  if (!run.ok) throw new Error(run.sentence)
  await saveDailySettings(services, owner, { ...dailyDefaults, monthlyBudgetCents: 0, inputPriceCents: 1, outputPriceCents: 1 })
  await carryOn(withModel, { runId: run.runId }, write)
  expect((await listPastRuns(services, 1)).runs).toMatchObject([{ status: 'failed', error: expect.stringContaining('budget') }])
  expect(await retryRun(withModel, owner, run.runId)).toMatchObject({ ok: false })
  await saveDailySettings(services, owner, dailyDefaults)
  expect(await retryRun(withModel, owner, run.runId)).toMatchObject({ ok: true })
})

test('without prices a cost is not known, and is said so', async ({ services }) => {
  const withModel = { ...services, ai: model }
  const run = await requestRun(withModel, await anOwner(services), anArticleInput())
  if (!run.ok) throw new Error(run.sentence)
  await carryOn(withModel, { runId: run.runId }, write)
  expect((await listPastRuns(services, 1)).runs).toMatchObject([{ tokens: 12_000, costMicros: null }])
  expect((await listPastRuns(services, 2)).runs).toEqual([])
})
