import { anArticle } from '#features/automation/article.factory.ts'
import { dailyDefaults } from '#features/automation/core/daily-options.ts'
import { saveDailySettings } from '#features/automation/core/daily-settings.server.ts'
import { carryOn } from '#features/automation/runs/perform-run.server.ts'
import { performRun } from '#features/automation/runs/request-run.server.ts'
import { findProgress } from '#features/automation/runs/run-rows.server.ts'
import { WritingError } from '#features/automation/writing/writing-options.ts'
import { insertAccount } from '#features/identity/core/accounts.server.ts'
import type { Viewer } from '#features/identity/core/viewer.ts'
import type { Services } from '#services.server.ts'
import type { SentJob } from '#tests/support/recording-services.ts'
import { routeArgs } from '#tests/support/route-args.ts'
import { expect, test } from '#tests/support/test.ts'

import { action as generate } from './function-ai-blog-generator.ts'
import { action as daily } from './function-daily-blog-generator.ts'

async function aViewer({ db, clock }: Services, isAdmin = true): Promise<Viewer> {
  const account = { email: 'owner@example.com', displayName: 'Owner', timeZone: 'UTC', emailVerified: true, isAdmin }
  const userId = (await db.transaction((tx) => insertAccount(tx, { clock }, account)))!
  const rest = { sessionId: 'x', units: 'metric', dateLanguage: null, picture: null, assurance: 'aal1' } as const
  return { ...account, ...rest, userId }
}

const call = (name: string, body: unknown) =>
  new Request(`https://wellward.test/api/functions/${name}`, {
    method: 'POST',
    body: typeof body === 'string' ? body : JSON.stringify(body),
  })

const callGenerator = (services: Services, viewer: Viewer | null, body: unknown) =>
  generate(routeArgs(call('ai-blog-generator', body), { services, viewer }) as never)
const callDaily = (services: Services, viewer: Viewer | null, body: unknown) =>
  daily(routeArgs(call('daily-blog-generator', body), { services, viewer }) as never)

/** Does what a worker would, as soon as there is something to do. Returns the run. */
async function work(services: Services, sent: SentJob[], write: unknown = async () => anArticle()) {
  const isSent = ({ name }: SentJob) => name === performRun.name
  await expect.poll(() => sent.some(isSent)).toBe(true)
  const [job] = sent.splice(sent.findIndex(isSent), 1)
  const { runId } = job!.payload as { runId: string }
  await carryOn(services, { runId }, write as never)
  return findProgress(services, runId)
}

test('ai-blog-generator waits for its article and answers with the draft', async ({ services, sent }) => {
  const viewer = await aViewer(services)
  const body = {
    prompt: 'Walking',
    topic: '',
    tone: 'casual',
    length: 'short',
    tags: ['a', ' b'],
    author: 'Ann',
    includeImage: true,
  }
  const answer = callGenerator(services, viewer, body)
  await work(services, sent)
  const response = await answer
  expect(response.status).toBe(200)
  expect(await response.json()).toEqual({
    success: true,
    post: {
      id: expect.any(String),
      title: 'A walk before work',
      slug: 'a-walk-before-work',
      author: 'Ann',
      meta_description: 'Why mornings are kept.',
      tags: ['a', 'b'],
      cover_image: '/plates/1/fitness/1200x630/a-walk-before-work.svg',
      body: '## Begin\n\nTen minutes.',
      created_at: '2026-03-02T09:30:00.000Z',
      published: false,
    },
  })
})

test.for([
  [{ prompt: '  ' }, 'Please enter a prompt for the blog post', 'prompt'],
  [{}, 'Please enter a prompt for the blog post', 'prompt'],
  ['', 'Please enter a prompt for the blog post', 'prompt'],
  [{ prompt: 7 }, 'Please enter a prompt for the blog post', 'prompt'],
  [{ prompt: 'x', tone: 'angry' }, 'Choose one of the tones.', 'tone'],
  [{ prompt: 'x', tags: 'a' }, 'The tags are a list of texts.', 'tags'],
] as const)('%j is refused: %s', async ([body, error, field], { services }) => {
  const response = await callGenerator(services, await aViewer(services), body)
  expect(response.status).toBe(400)
  expect(await response.json()).toEqual({ success: false, error, errors: { [field]: error } })
})

test('what PostgreSQL cannot keep is left out of a call, and the article is written', async ({ services, sent }) => {
  const body = String.raw`{"prompt": "sleep a\u0000b\ud800", "topic": "na\udfffps", "tags": ["re\u0000st"], "author": "An\u0000n"}`
  const answer = callGenerator(services, await aViewer(services), body)
  const asked: unknown[] = []
  await work(services, sent, async (_services: Services, brief: unknown) => {
    asked.push(brief)
    return anArticle()
  })
  expect((await answer).status).toBe(200)
  expect(asked).toMatchObject([{ prompt: 'sleep ab', topic: 'naps', tags: ['rest'] }])
  expect(await (await answer).json()).toMatchObject({ success: true, post: { author: 'Ann', tags: ['rest'] } })
})

test('what is no JSON object is refused, and so is who may not call', async ({ services }) => {
  const admin = await aViewer(services)
  for (const body of ['[1]', '{', '"x"']) expect((await callGenerator(services, admin, body)).status).toBe(400)
  const statuses = async (viewer: Viewer | null) =>
    (await Promise.all([callGenerator(services, viewer, {}), callDaily(services, viewer, {})])).map(({ status }) => status)
  expect(await statuses(null)).toEqual([401, 401])
  expect(await statuses({ ...admin, isAdmin: false })).toEqual([403, 403])
  expect(await (await callGenerator(services, null, {})).json()).toMatchObject({ success: false, error: expect.any(String) })
  expect(await (await callDaily(services, null, {})).json()).toEqual({ error: expect.any(String) })
})

test('a failure is told as whoever writes said it', async ({ services, sent }) => {
  const answer = callGenerator(services, await aViewer(services), { prompt: 'x' })
  await work(services, sent, async () => {
    throw new WritingError('The AI model did not answer within 120 seconds.')
  })
  const response = await answer
  expect(response.status).toBe(502)
  expect(await response.json()).toEqual({ success: false, error: 'The AI model did not answer within 120 seconds.' })
})

test('when the process shall stop, the call is answered and the work goes on', async ({ services, sent }) => {
  const stop = new AbortController()
  const answer = callGenerator({ ...services, stopping: stop.signal }, await aViewer(services), { prompt: 'x' })
  await expect.poll(() => sent).toHaveLength(1)
  stop.abort()
  const response = await answer
  expect([response.status, response.headers.get('Retry-After')]).toEqual([503, '10'])
  expect(await work(services, sent)).toMatchObject({ status: 'done' })
})

test('daily-blog-generator says whether an article came to be, and which', async ({ services, sent }) => {
  const viewer = await aViewer(services)
  expect(await (await callDaily(services, viewer, {})).json()).toEqual({ generated: false })
  const tested = callDaily(services, viewer, { test: true, force: true })
  await work(services, sent)
  expect(await (await tested).json()).toEqual({ generated: true, post: { title: 'A walk before work' } })
  await saveDailySettings(services, viewer, dailyDefaults)
  const normal = callDaily(services, viewer, '')
  await work(services, sent)
  expect(await (await normal).json()).toEqual({ generated: true, post: { title: 'A walk before work' } })
  expect(await (await callDaily(services, viewer, {})).json()).toEqual({ generated: false })
  expect((await callDaily(services, viewer, { test: 'yes' })).status).toBe(400)
})
