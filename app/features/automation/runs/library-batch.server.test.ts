import { asc } from 'drizzle-orm'

import { anArticleInput } from '#features/automation/article.factory.ts'
import { NOT_COVERED } from '#features/automation/core/not-covered.ts'
import type { RunInput, RunStatus } from '#features/automation/core/run.ts'
import { outcomeOf } from '#features/automation/kinds/run-kinds.ts'
import { libraryTexts } from '#features/automation/library-texts.server.ts'
import { posts } from '#features/blog/core/tables.server.ts'
import { insertAccount } from '#features/identity/core/accounts.server.ts'
import type { Services } from '#services.server.ts'
import { expect, test } from '#tests/support/test.ts'

import { carryOn } from './perform-run.server.ts'
import { requestRun } from './request-run.server.ts'
import { findProgress } from './run-rows.server.ts'

async function perform(plain: Services, input: RunInput, until: RunStatus = 'done') {
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
  for (let left = 9; left > 0 && (await findProgress(services, run.runId))!.status !== until; left--)
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

test('one title that the library does not cover ends the batch in the words of the specification, and nothing is saved', async ({
  services,
}) => {
  const { saved, progress } = await perform(
    services,
    batch('Iron: who needs it', 'Vitamin B12 for vegans', 'Naps at work'),
    'failed',
  )
  expect(saved).toEqual([])
  expect(progress).toMatchObject({
    status: 'failed',
    error: 'Failed to generate content for "Vitamin B12 for vegans". Please try again.',
  })
})

test('an article that the library does not cover is refused, and no draft is left', async ({ services }) => {
  const input = { ...anArticleInput({ prompt: 'Melatonin for toddlers' }), kind: 'article' } as RunInput
  const { saved, progress } = await perform(services, input, 'failed')
  expect([saved, progress.error]).toEqual([[], NOT_COVERED])
})

test('covered titles are all scheduled, each for its morning, in the words of the specification', async ({ services }) => {
  const { saved, progress } = await perform(services, batch('Iron: who needs it', 'A better week', 'Naps at work'))
  expect(saved.map(({ status }) => status)).toEqual(['scheduled', 'scheduled', 'scheduled'])
  expect(outcomeOf(progress)).toEqual({ title: 'Success!', text: '3 articles have been created and scheduled.' })
})

test('a batch that asks twice for one subject, or for one of the last 60 days, is scheduled with a note that says where the text stands', async ({
  services,
  clock,
}) => {
  const first = await perform(services, batch('Magnesium at night', 'Naps at work', 'Napping for beginners'))
  expect(first.saved.map(({ title, status }) => [title, status])).toEqual([
    ['Magnesium at night', 'scheduled'],
    ['Napping for beginners', 'scheduled'],
    ['Naps at work', 'scheduled'],
  ])
  expect(first.saved[1]!.note).toContain('The library has already given its text on naps to “Naps at work”.')
  clock.set('2026-04-20T09:30:00Z')
  const again = await perform(services, { ...batch('Is magnesium worth it?'), author: 'Later' })
  expect(again.saved.find(({ author }) => author === 'Later')).toMatchObject({
    status: expect.not.stringContaining('draft'),
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
