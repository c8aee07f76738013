import { aCourse, aLesson } from '#features/courses/lessons/lesson.factory.server.ts'
import { aRecording } from '#features/courses/recordings/recording.factory.server.ts'
import type { Services } from '#services.server.ts'
import { auditLines } from '#tests/support/audit-lines.ts'
import { expect, test } from '#tests/support/test.ts'

import { anAuthor } from './author.factory.server.ts'
import { previewLesson, reviewLesson, saveLesson, type Plan } from './edit-lesson.server.ts'
import type { LessonContent } from './lesson-content.ts'
import { findEditedLesson } from './read-lesson.server.ts'

async function aDraft(services: Services, changes: Parameters<typeof aLesson>[2] = {}) {
  const by = await anAuthor(services)
  const place = await aCourse(services)
  const id = await aLesson(services, place, { status: 'draft', publishedAt: null, ...changes })
  const { content } = (await findEditedLesson(services, id))!
  const save = (changed: Partial<LessonContent>, over: number, plan: Plan = 'keep') =>
    saveLesson(services, by, id, { content: { ...content, ...changed }, over, plan })
  return { by, id, place, save, find: async () => (await findEditedLesson(services, id))! }
}

test('a lesson is saved with what is made of its text, over the version before', async ({ services, clock }) => {
  const { save, find } = await aDraft(services)
  clock.set('2026-03-03T10:00:00Z')
  const resources = [
    { title: 'Light', address: 'https://example.org/light' },
    { title: 'A card', address: '/media/card.pdf' },
  ]
  const changed = {
    title: 'Light',
    slug: 'light',
    body: '## Morning\n\n<script>x</script>\n\n*Light*',
    isPreview: true,
    resources,
  }
  expect(await save(changed, 1)).toEqual({ ok: true, isReviewLost: false })
  const saved = await find()
  expect(saved).toMatchObject({ version: 2, status: 'draft', content: changed })
  expect(saved.updatedAt).toEqual(clock.now())
  expect(saved.html).toContain('<em>Light</em>')
  expect(saved.html).not.toContain('script')
  expect(await save({ resources: resources.toReversed() }, 2)).toMatchObject({ ok: true })
  expect((await find()).content.resources).toEqual(resources.toReversed())
})

test('a lesson is kept with the blocks that its author wrote, and a bad one is told in the preview', async ({ services }) => {
  const { id, save, find } = await aDraft(services)
  const body =
    ':::callout title="Try"\nOne **breath**.\n:::\n\n:::film address="https://vimeo.com/76979871" title="How we breathe"'
  expect(await save({ body }, 1)).toMatchObject({ ok: true })
  const saved = await find()
  expect(saved.html).toContain('<p class="block-title">Try</p><div><p>One <strong>breath</strong>.</p></div>')
  expect(saved.html).toContain('data-film="https://player.vimeo.com/video/76979871?')
  expect(await previewLesson(services, id, 'One\n:::callout')).toMatchObject({
    problems: [{ line: 2, sentence: expect.stringContaining('no end') }],
  })
})

test('what somebody else has saved since is not overwritten', async ({ services }) => {
  const { save, find } = await aDraft(services)
  expect(await save({ body: 'First.' }, 1)).toMatchObject({ ok: true })
  expect(await save({ body: 'Second.' }, 1)).toEqual({ ok: false, reason: 'changed' })
  expect((await find()).content.body).toBe('First.')
  expect(await save({ body: 'Second.' }, 2)).toMatchObject({ ok: true })
})

test('a lesson without text or recording is not published', async ({ services }) => {
  const { id, save, find } = await aDraft(services, { body: '' })
  expect(await save({ body: ' \n' }, 1, 'publish')).toEqual({ ok: false, reason: 'empty' })
  await aRecording(services, id, new Uint8Array(5), { isComplete: false })
  expect(await save({}, 1, 'publish')).toEqual({ ok: false, reason: 'empty' })
  expect(await find()).toMatchObject({ version: 1, status: 'draft' })
  await aRecording(services, id, new Uint8Array(5))
  expect(await save({}, 1, 'publish')).toMatchObject({ ok: true })
  expect((await find()).status).toBe('published')
})

test('publishing and unpublishing are told to the pages that are kept, and noted; a draft is nobody’s matter', async ({
  services,
}) => {
  const { id, save } = await aDraft(services)
  const heard: unknown[] = []
  services.broadcast.subscribe('pages', (word) => heard.push(word))
  await save({}, 1)
  expect(heard).toHaveLength(0)
  await save({}, 2, 'publish')
  await save({ body: 'Better.' }, 3)
  await save({}, 4, 'unpublish')
  expect(heard).toHaveLength(3)
  expect((await auditLines(services)).filter((line) => !line.includes('edited')).toSorted()).toEqual([
    `owner@example.com lesson.published lesson ${id.slice(0, 8)}`,
    `owner@example.com lesson.unpublished lesson ${id.slice(0, 8)}`,
  ])
})

test('an address belongs to one lesson of a course, and an empty one is made of the title', async ({ services }) => {
  const { place, save, find } = await aDraft(services)
  await aLesson(services, place, { slug: 'taken' })
  expect(await save({ slug: 'taken' }, 1)).toEqual({ ok: false, reason: 'slug taken' })
  await aLesson(services, await aCourse(services, { slug: 'another' }), { slug: 'elsewhere' })
  expect(await save({ slug: 'elsewhere' }, 1)).toMatchObject({ ok: true })
  expect(await save({ slug: '', title: 'Awake at 3' }, 2)).toMatchObject({ ok: true })
  expect((await find()).content.slug).toBe('awake-at-3')
})

test('a review is noted, falls when the words change, and is set back', async ({ services, clock }) => {
  const { by, id, save, find } = await aDraft(services)
  expect(await reviewLesson(services, by, id, 'Dr Ada Lind, sleep physician')).toBe(true)
  expect(await find()).toMatchObject({ reviewedBy: 'Dr Ada Lind, sleep physician', reviewedAt: clock.now(), version: 1 })
  expect(await save({ durationSeconds: 99, isPreview: true }, 1)).toEqual({ ok: true, isReviewLost: false })
  expect((await find()).reviewedBy).not.toBeNull()
  expect(await save({ practice: 'Another.' }, 2)).toEqual({ ok: true, isReviewLost: true })
  expect(await find()).toMatchObject({ reviewedBy: null, reviewedAt: null })
  await reviewLesson(services, by, id, 'Ada')
  await reviewLesson(services, by, id, '')
  expect(await find()).toMatchObject({ reviewedBy: null, reviewedAt: null })
})

test('what is not there is not saved, looked at or reviewed', async ({ services }) => {
  const { by, find } = await aDraft(services)
  const { content } = await find()
  for (const id of ['00000000-0000-4000-8000-000000000000', 'nothing']) {
    expect(await saveLesson(services, by, id, { content, over: 1, plan: 'keep' })).toEqual({ ok: false, reason: 'gone' })
    expect(await reviewLesson(services, by, id, 'Ada')).toBe(false)
    expect(await previewLesson(services, id, 'Text')).toBeNull()
    expect(await findEditedLesson(services, id)).toBeNull()
  }
})

test('a preview is what saving would make, and keeps nothing', async ({ services }) => {
  const { id, find } = await aDraft(services)
  expect(await previewLesson(services, id, 'One **two** <img src=x onerror=alert(1)>')).toEqual({
    html: expect.stringContaining('One <strong>two</strong>'),
    problems: [],
    words: 5,
    version: 1,
  })
  expect((await find()).content.body).toBe('The text of the lesson.')
})
