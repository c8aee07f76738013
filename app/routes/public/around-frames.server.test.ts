import { aStoredPost } from '#features/blog/post.factory.server.ts'
import { aCourse, aLesson } from '#features/courses/lessons/lesson.factory.server.ts'
import { aMember } from '#features/health/member.factory.server.ts'
import { grantMembership } from '#features/membership/core/membership.server.ts'
import { addSection, moveTo, writeSection } from '#features/pages/core/section-acts.ts'
import { changePage, openPage, publishPage, type Editor } from '#features/pages/editing/edit-page.server.ts'
import { listPageVersions } from '#features/pages/editing/page-versions.server.ts'
import { markdownKind } from '#features/pages/kinds/markdown.tsx'
import { questionsKind } from '#features/pages/kinds/questions.tsx'
import { shippedSettings } from '#features/site/core/site-settings.ts'
import { siteWordsOf } from '#features/site/core/site-words.tsx'
import { findJsonLd } from '#features/site/structured-data/page-json-ld.server.ts'
import { pageSources } from '#platform/page-sources.server.ts'
import { previewing } from '#routes/guard/previewing.server.ts'
import type { Services } from '#services.server.ts'
import { routeArgs } from '#tests/support/route-args.ts'
import { expect, test } from '#tests/support/test.ts'

import { loader as openPost } from './blog-post.tsx'
import { loader as openCourse } from './course.tsx'
import { loader as openCourses } from './courses.tsx'
import { loader as openLesson } from './lesson.tsx'
import { loader as openOwn } from './own-page.tsx'
import { loader as openPricing } from './pricing.tsx'
import { loader as openProduct } from './product.tsx'

const FILM = (id: string) => `:::film address="https://youtu.be/${id}" title="How we breathe"`
const VIMEO = ':::film address="https://vimeo.com/123456789" title="How we rest"'
const YOUTUBE_FRAMES = ['https://www.youtube-nocookie.com']

interface Description {
  readonly '@type': string
  readonly mainEntity: ReadonlyArray<{ readonly name: string }>
}

const request = (path: string) => new Request(`https://wellward.test${path}`)

async function publishFilm(services: Services, editor: Editor, id: string, text = FILM('aB3-_fghijk')) {
  await changePage(services, editor, id, (page) => addSection(page, markdownKind, 'film', null))
  await changePage(services, editor, id, (page) => writeSection(page, 'film', { text }))
  await publishPage(services, editor, id)
}

test('a post may show the films of its own text and of the sections around it, each of them and both', async ({ services }) => {
  await aStoredPost(services, { title: 'Without' })
  await aStoredPost(services, { title: 'With', body: `Look.\n\n${VIMEO}` })
  const sources = async (slug: string) => {
    const args = routeArgs(request(`/blog/${slug}`), { services, params: { slug } })
    await openPost(args)
    return args.context.get(pageSources).frames
  }
  expect(await sources('without')).toEqual([])
  const own = await sources('with')
  expect(own).toHaveLength(1)
  await publishFilm(services, await aMember(services), 'every-post')
  expect(await sources('without')).toEqual(YOUTUBE_FRAMES)
  expect((await sources('with')).toSorted()).toEqual([...own, ...YOUTUBE_FRAMES].toSorted())
})

test('the page of courses of somebody who learns asks nobody for films of sections that it does not show', async ({
  services,
}) => {
  await aLesson(services, await aCourse(services), {})
  const member = await aMember(services)
  await publishFilm(services, member, 'courses')
  await grantMembership(services, member.userId, null)
  const sources = async (path: string) => {
    const args = routeArgs(request(path), { services, viewer: member })
    const { data } = await openCourses(args)
    return { frames: args.context.get(pageSources).frames, isShown: data.frame.after !== null }
  }
  expect(await sources('/courses')).toEqual({ frames: [], isShown: false })
  expect(await sources('/courses?view=all')).toEqual({ frames: YOUTUBE_FRAMES, isShown: true })
})

test('search engines are told of all questions that a page answers, in one list', async ({ services }) => {
  const editor = await aMember(services)
  const faqs = async () => {
    const args = routeArgs(request('/pricing'), { services })
    await openPricing(args)
    const told = await findJsonLd(services, args.context, siteWordsOf(shippedSettings), '/pricing')
    return (told as Description[]).flatMap((each) => (each['@type'] === 'FAQPage' ? [each.mainEntity] : []))
  }
  const [shipped] = await faqs()
  expect(shipped!.length).toBeGreaterThan(1)
  const questions = [{ question: 'May I pause?', answer: 'Yes.' }]
  await changePage(services, editor, 'pricing', (page) => addSection(page, questionsKind, 'more', 'frame'))
  await changePage(services, editor, 'pricing', (page) => writeSection(page, 'more', { questions }))
  await publishPage(services, editor, 'pricing')
  const lists = await faqs()
  expect(lists).toHaveLength(1)
  expect(lists[0]!.map(({ name }) => name)).toEqual([...shipped!.map(({ name }) => name), 'May I pause?'])
})

test('an earlier version of the page for what is not there is looked at as it was', async ({ services, clock }) => {
  const editor = await aMember(services)
  const write = (title: string) => changePage(services, editor, 'not-found', (page) => writeSection(page, 'frame', { title }))
  await write('Lost one')
  await publishPage(services, editor, 'not-found')
  clock.set(new Date(clock.now().getTime() + 60_000).toISOString())
  await write('Lost two')
  await publishPage(services, editor, 'not-found')
  const version = (await listPageVersions(services, 'not-found')).find(({ kind }) => kind === 'published')
  const look = async (id: string | null) => {
    const args = routeArgs(request('/:not-found'), { services, params: { slug: ':not-found' } })
    args.context.set(previewing, { as: 'visitor', version: id })
    return openOwn(args)
  }
  expect(await look(null)).toMatchObject({ preview: { failures: { notFound: { title: 'Lost two' } } } })
  expect(await look(version!.id)).toMatchObject({ preview: { failures: { notFound: { title: 'Lost one' } } } })
})

test('every version that is kept can be reached, also behind many drafts', async ({ services, clock }) => {
  const editor = await aMember(services)
  const write = (title: string) => changePage(services, editor, 'shop', (page) => writeSection(page, 'frame', { title }))
  for (const title of ['One', 'Two']) {
    await write(title)
    await publishPage(services, editor, 'shop')
  }
  for (let at = 0; at < 50; at++) {
    clock.set(new Date(clock.now().getTime() + 120_000).toISOString())
    await changePage(services, editor, 'shop', (page) => moveTo(page, 'frame', 0))
    await write(`Draft ${at}`)
  }
  const versions = await listPageVersions(services, 'shop')
  expect(versions.filter(({ kind }) => kind === 'published').length).toBeGreaterThan(0)
  expect(versions.filter(({ kind }) => kind === 'draft').length).toBeGreaterThanOrEqual(50)
  expect((await openPage(services, 'shop'))!.isChanged).toBe(true)
})

test('a course, a lesson and a product that are not there are answered with what the owner has put around that', async ({
  services,
}) => {
  const editor = await aMember(services)
  const answers = async () => {
    const args = <Params>(path: string, params: Params) => routeArgs(request(path), { services, params })
    const caught = (error: unknown) =>
      error as { data: { nothing: { after: { html: string } } | null }; init: { status: number } }
    return Promise.all([
      openCourse(args('/courses/none', { course: 'none' })).catch(caught),
      openLesson(args('/courses/none/one', { course: 'none', lesson: 'one' })).catch(caught),
      openProduct(args('/shop/none', { slug: 'none' })),
    ])
  }
  for (const answer of await answers()) expect(answer).toMatchObject({ data: { nothing: null }, init: { status: 404 } })
  await changePage(services, editor, 'not-found', (page) => addSection(page, questionsKind, 'more', 'frame'))
  await publishPage(services, editor, 'not-found')
  for (const answer of await answers())
    expect(answer).toMatchObject({ data: { nothing: { after: { html: expect.stringContaining('What people ask first') } } } })
})
