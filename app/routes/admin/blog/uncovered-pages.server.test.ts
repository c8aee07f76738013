import { NOT_COVERED } from '#features/automation/core/not-covered.ts'
import { libraryTexts } from '#features/automation/library-texts.server.ts'
import { findRunView } from '#features/automation/runs/find-runs.server.ts'
import { anOwnerSignedIn } from '#features/identity/account.factory.server.ts'
import { action as callGenerator } from '#routes/endpoints/function-ai-blog-generator.ts'
import type { Services } from '#services.server.ts'
import { formRequest, routeArgs } from '#tests/support/route-args.ts'
import { expect, test } from '#tests/support/test.ts'

import { action as batch } from './batch.tsx'
import { action as covered } from './covered.ts'
import { action as generator } from './generator.tsx'

const withoutModel = (services: Services): Services => ({ ...services, ai: null, sourceTexts: [libraryTexts] })
const send = async (services: Services, to: 'batch' | 'generator', fields: Record<string, string>) => {
  const args = routeArgs(formRequest(`/blog-automation/${to}`, fields), {
    services,
    viewer: (await anOwnerSignedIn(services)).viewer,
  })
  return (await (to === 'batch' ? batch(args as never) : generator(args as never))) as never
}
const runOf = (services: Services) => findRunView(services, ['article', 'batch'], null)

test('the generator refuses what the library does not cover, keeps what was typed and offers three topics', async ({
  services,
}) => {
  const all = withoutModel(services)
  const fields = { prompt: 'Melatonin for toddlers', author: 'Ann', tone: 'casual', length: 'short', tags: 'one' }
  const refused = await send(all, 'generator', fields)
  expect(refused).toMatchObject({ init: { status: 422 }, data: { report: { values: fields } } })
  const { offered } = (refused as { data: { offered: Array<{ id: string; title: string }> } }).data
  expect(offered).toHaveLength(3)
  expect(offered[0]).toMatchObject({ id: 'melatonin' })
  expect(await runOf(all)).toBeNull()
})

test('a topic that was chosen stands in the form, with the rest as it was', async ({ services }) => {
  const fields = { prompt: 'Melatonin for toddlers', topic: 'doses', author: 'Ann', tone: 'casual', length: 'short', tags: 'one' }
  const chosen = await send(withoutModel(services), 'generator', { ...fields, choice: 'Is melatonin a sleeping pill?' })
  const values = { ...fields, prompt: 'Is melatonin a sleeping pill?', topic: '' }
  expect(chosen).toMatchObject({ data: { report: { values, errors: {} }, offered: null } })
})

test('a batch with one line that is not covered says which, marks it in the list, and saves nothing', async ({ services }) => {
  const all = withoutModel(services)
  const text = 'Naps at work\nprompt one\nFirst title!\nprompt two'
  const refused = await send(all, 'batch', { text, intent: 'generate' })
  expect(refused).toMatchObject({
    init: { status: 400 },
    data: {
      toast: {
        kind: 'error',
        title: 'AI Generation Failed',
        text: 'Failed to generate content for "First title!". Please try again.',
      },
      report: { values: { text } },
      listed: [{ offered: null }, { offered: [{}, {}, {}] }],
    },
  })
  expect(await runOf(all)).toBeNull()
})

test('the list is marked before anything is saved, and a choice replaces the title of its line alone', async ({ services }) => {
  const all = withoutModel(services)
  const text = 'Naps at work\r\n\r\n prompt one\r\nFirst title!\r\nprompt two\r\nAlone'
  expect(await send(all, 'batch', { text, intent: 'list' })).toMatchObject({
    data: { toast: null, listed: [{ offered: null }, { offered: [{}, {}, {}] }] },
  })
})

test('chosen without scripts, a topic stands as the title of its line', async ({ services }) => {
  const text = 'Naps at work\r\n\r\n prompt one\r\nFirst title!\r\nprompt two\r\nAlone'
  const chosen = await send(withoutModel(services), 'batch', { text, choice: '1:Fish oil or fish: which one does the work?' })
  const changed = text.replace('First title!', 'Fish oil or fish: which one does the work?')
  expect(chosen).toMatchObject({
    data: { toast: null, report: { values: { text: changed } }, listed: [{ offered: null }, { offered: null }] },
  })
})

test('with a model nothing is refused for what the library covers', async ({ services }) => {
  const all = { ...withoutModel(services), ai: {} as never }
  expect(await send(all, 'batch', { text: 'First title!\nprompt one', intent: 'list' })).toMatchObject({
    data: { listed: [{ offered: null }] },
  })
})

test('the function answers such a topic with success false, an error and the three topics', async ({ services }) => {
  const all = withoutModel(services)
  const body = JSON.stringify({ prompt: 'Suicide prevention' })
  const request = new Request('https://wellward.test/api/functions/ai-blog-generator', { method: 'POST', body })
  const response = await callGenerator(
    routeArgs(request, { services: all, viewer: (await anOwnerSignedIn(all)).viewer }) as never,
  )
  const answer = (await response.json()) as { topics: object[] }
  expect([response.status, answer]).toEqual([422, { success: false, error: NOT_COVERED, topics: expect.any(Array) }])
  expect(answer.topics).toHaveLength(3)
  expect(answer.topics).toContainEqual({ id: 'more-than-stress', title: 'When is it more than stress?' })
  expect(await runOf(all)).toBeNull()
})

test('what is typed is asked about without being kept: each article with what is offered in its place', async ({ services }) => {
  const all = withoutModel(services)
  const request = formRequest('/blog-automation/covered', { text: 'Naps at work\nprompt one\nFirst title!\nprompt two\nAlone' })
  const response = await covered(routeArgs(request, { services: all, viewer: (await anOwnerSignedIn(all)).viewer }) as never)
  expect(await response.json()).toMatchObject([
    { title: 'Naps at work', offered: null },
    { title: 'First title!', offered: [{}, {}, {}] },
  ])
  expect(await runOf(all)).toBeNull()
})
