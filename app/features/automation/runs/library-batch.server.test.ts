import { asc } from 'drizzle-orm'

import { anArticleInput } from '#features/automation/article.factory.ts'
import { libraryTexts } from '#features/automation/library-texts.server.ts'
import type { RunInput } from '#features/automation/run.ts'
import { posts } from '#features/blog/tables.server.ts'
import { insertAccount } from '#features/identity/accounts.server.ts'
import type { Services } from '#platform/services.server.ts'
import { expect, test } from '#tests/support/test.ts'

import { listRunItems } from './history.server.ts'
import { carryOn } from './perform-run.server.ts'
import { requestRun } from './request-run.server.ts'
import { findProgress } from './run-rows.server.ts'

async function perform(plain: Services, input: RunInput) {
  const services = { ...plain, ai: null, sourceTexts: [libraryTexts] }
  const account = {
    email: `${input.author.replaceAll(' ', '.')}@example.com`,
    displayName: 'Owner',
    timeZone: 'UTC',
    emailVerified: true,
    isAdmin: true,
  }
  const userId = await services.db.transaction((tx) => insertAccount(tx, services, account))
  const run = await requestRun(services, { userId: userId! }, input)
  if (!run.ok) throw new Error(run.sentence)
  for (let left = 9; left > 0 && (await findProgress(services, run.runId))!.status !== 'done'; left--)
    await carryOn(services, { runId: run.runId })
  const saved = await services.db.select().from(posts).orderBy(asc(posts.title))
  return { runId: run.runId, saved, progress: (await findProgress(services, run.runId))! }
}

const batch = (...titles: string[]): RunInput => ({
  kind: 'batch',
  author: 'Wellward Team',
  items: titles.map((title) => ({ title, prompt: `Write about ${title}`, scheduledFor: '2026-03-09T06:00:00Z' })),
})
const daily = (prompt: string) => ({ ...anArticleInput({ prompt, length: 'medium' }), kind: 'daily', asDraft: false }) as RunInput

test('a title that the library does not cover becomes a draft that says what it is about, and never comes out', async ({
  services,
}) => {
  const { saved, progress, runId } = await perform(services, batch('Iron: who needs it', 'Vitamin B12 for vegans'))
  const [iron, b12] = saved
  expect(iron).toMatchObject({ status: 'scheduled', note: expect.not.stringContaining('nothing') })
  expect(b12).toMatchObject({ status: 'draft', published: false, scheduledFor: null })
  expect(b12!.note).toMatch(/^The library has nothing on “Vitamin B12 for vegans”\. This article is about .+\. Composed from/)
  expect(progress).toMatchObject({
    status: 'done',
    error: expect.stringMatching(/^One article is kept as a draft\. The library/),
  })
  const items = await listRunItems(services, runId)
  expect(items.map(({ reservation }) => reservation)).toEqual([null, expect.stringContaining('nothing on “Vitamin B12')])
})

test('a batch that asks twice for one subject, or for one of the last 60 days, gets drafts that say where the text stands', async ({
  services,
  clock,
}) => {
  const first = await perform(services, batch('Magnesium at night', 'Naps at work', 'Napping for beginners'))
  expect(first.saved.map(({ title, status }) => [title, status])).toEqual([
    ['Magnesium at night', 'scheduled'],
    ['Napping for beginners', 'draft'],
    ['Naps at work', 'scheduled'],
  ])
  expect(first.saved[1]!.note).toContain('The library has already given its text on naps to “Naps at work”.')
  clock.set('2026-04-20T09:30:00Z')
  const again = await perform(services, { ...batch('Is magnesium worth it?'), author: 'Later' })
  expect(again.saved.find(({ author }) => author === 'Later')).toMatchObject({
    status: 'draft',
    note: expect.stringContaining('its text on magnesium to “Magnesium at night”'),
  })
  clock.set('2026-07-20T09:30:00Z')
  const late = await perform(services, { ...batch('Magnesium once more'), author: 'Late' })
  expect(late.saved.find(({ author }) => author === 'Late')).toMatchObject({
    status: expect.not.stringContaining('draft'),
    note: expect.not.stringContaining('already'),
  })
})

test('the article of the day comes out all the same, with the note on it and in the history', async ({ services }) => {
  const { saved, progress } = await perform(services, daily('Probiotics and kombucha'))
  expect(saved).toMatchObject([
    { status: 'published', note: expect.stringMatching(/^The library has nothing on what was asked for/) },
  ])
  expect(progress.error).toMatch(/^The library has nothing/)
})
