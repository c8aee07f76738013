import { eq } from 'drizzle-orm'

import { aBatchInput, anArticle, anArticleInput } from '#features/automation/article.factory.ts'
import type { Article } from '#features/automation/core/article.ts'
import type { RunInput } from '#features/automation/core/run.ts'
import { generationItems, generationRuns } from '#features/automation/core/tables.server.ts'
import { WritingError, type WritingOptions } from '#features/automation/writing/writing-options.ts'
import { posts } from '#features/blog/core/tables.server.ts'
import { anOwner } from '#features/identity/people/people.factory.server.ts'
import { DatabaseUnavailable } from '#platform/db.server.ts'
import type { Services } from '#services.server.ts'
import { auditLines } from '#tests/support/audit-lines.ts'
import { expect, test } from '#tests/support/test.ts'

import { carryOn } from './perform-run.server.ts'
import { cancelRun, performRun, requestRun, retryRun } from './request-run.server.ts'
import { findProgress } from './run-rows.server.ts'
import { giveUpStuckRuns } from './stuck-runs.server.ts'

type Writing = (services: Services, brief: { topic: string }, options?: WritingOptions) => Promise<Article>

/** Writes an article with the title that was asked for; what was asked is kept. */
function aWriter(doing: (title: string, options: WritingOptions) => void | Promise<void> = () => {}) {
  const asked: string[] = []
  const write: Writing = async (_services, { topic }, options = {}) => {
    asked.push(topic)
    await doing(topic, options)
    return anArticle({ title: topic || 'A walk before work' })
  }
  return { asked, write: write as never }
}

async function requested(services: Services, input: RunInput = anArticleInput()) {
  const owner = await anOwner(services)
  const run = await requestRun(services, owner, input)
  if (!run.ok) throw new Error(run.sentence)
  return { owner, runId: run.runId }
}

/** Goes on until nothing more is sent for the run. */
async function finish(services: Services, runId: string, write: never) {
  for (let left = 20; left > 0; left--) {
    await carryOn(services, { runId }, write)
    const run = await findProgress(services, runId)
    if (run?.status !== 'running') return run
  }
  throw new Error('The run does not end.')
}

const titles = (rows: { title: string }[]) => rows.map(({ title }) => title)

test('an article that was asked for becomes one draft, which remembers how it was made', async ({ services, sent }) => {
  const { runId } = await requested(services, anArticleInput({ tags: ['mine'] }))
  expect(sent).toEqual([{ name: performRun.name, payload: { runId }, options: { key: runId } }])
  expect(await finish(services, runId, aWriter().write)).toMatchObject({ status: 'done', done: 1, total: 1, error: null })
  expect(await services.db.select().from(posts)).toMatchObject([
    {
      title: 'A walk before work',
      slug: 'a-walk-before-work',
      author: 'Wellward Team',
      status: 'draft',
      published: false,
      origin: 'library',
      pillar: 'fitness',
      tags: ['mine'],
      coverImage: '/plates/1/fitness/1200x630/a-walk-before-work.svg',
    },
  ])
  expect((await auditLines(services)).toSorted()).toEqual([
    'Owner writing.requested kind article, articles 1',
    'Owner writing.saved kind article, articles 1, published 0',
  ])
})

test('a run that is done, or is run twice, is neither paid nor saved again', async ({ services }) => {
  const { runId } = await requested(services)
  const { asked, write } = aWriter()
  await finish(services, runId, write)
  await carryOn(services, { runId }, write)
  await carryOn(services, { runId }, write)
  expect(asked).toHaveLength(1)
  expect(await services.db.$count(posts)).toBe(1)
})

test('what a killed worker had written is saved by the next one, and not written again', async ({ services, clock, sent }) => {
  const { runId } = await requested(services)
  const item = eq(generationItems.runId, runId)
  await services.db
    .update(generationItems)
    .set({ article: anArticle({ title: 'Paid for' }) })
    .where(item)
  await services.db.update(generationRuns).set({ status: 'running', aliveAt: clock.now() })
  const { asked, write } = aWriter()
  await carryOn(services, { runId }, write)
  expect(await findProgress(services, runId), 'its worker may still live').toMatchObject({ status: 'running' })
  expect(sent.at(-1)).toMatchObject({ payload: { runId }, options: { startAfter: new Date('2026-03-02T09:30:20Z') } })
  clock.set('2026-03-02T09:30:20Z')
  await finish(services, runId, write)
  expect(asked).toEqual([])
  expect(titles(await services.db.select().from(posts))).toEqual(['Paid for'])
})

test('a batch is saved as a whole: to come, already due, each with its own words', async ({ services }) => {
  const { runId } = await requested(services, aBatchInput(['Past', 'Sleep: better!'], '2026-03-02T06:00:00Z'))
  expect(await finish(services, runId, aWriter().write)).toMatchObject({ status: 'done', done: 2, total: 2 })
  const [past, next] = await services.db.select().from(posts).orderBy(posts.title)
  expect(past).toMatchObject({ status: 'published', published: true, scheduledFor: null, metaDescription: 'Past' })
  expect(next).toMatchObject({
    status: 'scheduled',
    scheduledFor: new Date('2026-03-03T06:00:00Z'),
    slug: `sleep-better-${new Date('2026-03-02T09:30:00Z').getTime()}`,
  })
  expect(past!.coverImage).toBe(next!.coverImage)
})

test('a failed article stops the batch and saves nothing; a retry pays only for what is missing', async ({ services }) => {
  const { runId, owner } = await requested(services, aBatchInput(['One', 'Two', 'Three'], '2026-03-03T06:00:00Z'))
  let isBroken = true
  const { asked, write } = aWriter((title) => {
    if (title === 'Two' && isBroken) throw new WritingError('The model did not answer.')
  })
  expect(await finish(services, runId, write)).toMatchObject({
    status: 'failed',
    done: 1,
    error: 'Failed to generate content for "Two". Please try again.',
  })
  expect(await services.db.$count(posts)).toBe(0)
  const [, second] = await services.db.select().from(generationItems).orderBy(generationItems.position)
  expect(second!.error).toBe('The model did not answer.')
  isBroken = false
  expect(await retryRun(services, owner, runId)).toEqual({ ok: true, runId })
  expect(await finish(services, runId, write)).toMatchObject({ status: 'done', done: 3 })
  expect(asked).toEqual(['One', 'Two', 'Two', 'Three'])
  expect(await services.db.$count(posts)).toBe(3)
  expect(await retryRun(services, owner, runId)).toBeNull()
})

test('texts that cannot be saved stay with the batch', async ({ services }) => {
  const { runId, owner } = await requested(services, aBatchInput(['One', 'Two'], '2026-03-03T06:00:00Z'))
  let body: string | null = null
  const write = async (_services: Services, { topic }: { topic: string }) => anArticle({ title: topic, body: body as never })
  expect(await finish(services, runId, write as never)).toMatchObject({
    status: 'failed',
    error: 'Failed to save articles. Please try again.',
  })
  expect(await services.db.$count(posts)).toBe(0)
  body = 'Text.'
  await services.db.update(generationItems).set({ article: anArticle() })
  await retryRun(services, owner, runId)
  expect(await finish(services, runId, write as never)).toMatchObject({ status: 'done' })
})

test('a run that waits is cancelled at once; one that is worked at, as soon as its worker hears of it', async ({ services }) => {
  const { runId, owner } = await requested(services)
  expect(await cancelRun(services, owner, runId)).toBe(true)
  expect(await findProgress(services, runId)).toMatchObject({ status: 'cancelled' })
  const { asked, write } = aWriter()
  await carryOn(services, { runId }, write)
  expect(asked).toEqual([])
  await retryRun(services, owner, runId)
  const slow = aWriter(async (_title, { signal }) => {
    const stopped = new Promise((resolve) => {
      signal!.addEventListener('abort', resolve)
    })
    await cancelRun(services, owner, runId)
    await stopped
    signal!.throwIfAborted()
  })
  expect(await finish(services, runId, slow.write)).toMatchObject({ status: 'cancelled' })
  expect(await services.db.$count(posts)).toBe(0)
  expect(await cancelRun(services, owner, runId)).toBeNull()
  expect(await cancelRun(services, owner, 'nonsense')).toBeNull()
})

test('while the database is away the job is tried again; any other mishap ends the run with a sentence', async ({ services }) => {
  const { runId } = await requested(services)
  const away = aWriter(() => {
    throw new DatabaseUnavailable('gone')
  })
  await expect(carryOn(services, { runId }, away.write)).rejects.toThrow('gone')
  expect(await findProgress(services, runId)).toMatchObject({ status: 'running' })
  await services.db.update(generationRuns).set({ aliveAt: null })
  const broken = aWriter(() => {
    throw new TypeError('secrets of the code')
  })
  const run = await finish(services, runId, broken.write)
  expect(run).toMatchObject({ status: 'failed', error: expect.not.stringContaining('secrets') })
})

test('what a model wrote at the wrong length stays a draft and says so', async ({ services }) => {
  const { runId } = await requested(services, aBatchInput(['One'], '2026-03-01T06:00:00Z'))
  const write = async () => anArticle({ origin: 'model', model: 'm', note: 'It has 90 words.' })
  const run = await finish(services, runId, write as never)
  expect(run).toMatchObject({ status: 'done', error: 'One article is kept as a draft. It has 90 words.' })
  expect(await services.db.select().from(posts)).toMatchObject([{ status: 'draft', note: 'It has 90 words.', model: 'm' }])
})

test('a run that nobody takes up any more is ended after two hours', async ({ services, clock, sent }) => {
  const { runId } = await requested(services)
  sent.length = 0
  clock.set('2026-03-02T11:29:59Z')
  await giveUpStuckRuns(services)
  expect(await findProgress(services, runId)).toMatchObject({ status: 'queued' })
  clock.set('2026-03-02T11:30:01Z')
  await giveUpStuckRuns(services)
  expect(await findProgress(services, runId)).toMatchObject({ status: 'failed' })
})

test('a run whose job waits behind others for hours is left to wait', async ({ services, clock, sent }) => {
  const { runId, owner } = await requested(services, aBatchInput(['One', 'Two'], '2026-03-03T06:00:00Z'))
  const wait = async (until: string) => {
    clock.set(until)
    await giveUpStuckRuns(services)
    return (await findProgress(services, runId))!.status
  }
  expect(await wait('2026-03-02T12:00:00Z')).toBe('queued')
  sent.length = 0
  await carryOn(services, { runId }, aWriter().write)
  expect(await wait('2026-03-02T15:00:00Z'), 'between two articles').toBe('running')
  await carryOn(
    services,
    { runId },
    aWriter(() => {
      throw new WritingError('No.')
    }).write,
  )
  sent.length = 0
  clock.set('2026-03-02T20:00:00Z')
  await retryRun(services, owner, runId)
  expect(await wait('2026-03-02T20:01:00Z'), 'retried hours after it was asked for').toBe('queued')
  expect(await finish(services, runId, aWriter().write)).toMatchObject({ status: 'done', done: 2 })
})
