import { eq } from 'drizzle-orm'

import { librarySources } from '#content/library/library.ts'
import { courses, lessons } from '#features/courses/core/tables.server.ts'
import { aCourse, aLesson } from '#features/courses/lessons/lesson.factory.server.ts'
import { lessonTexts } from '#features/courses/source-texts.server.ts'
import type { Services } from '#services.server.ts'
import { expect, test } from '#tests/support/test.ts'

import { collectMaterial } from './collect-material.server.ts'
import { writeArticle } from './write-article.server.ts'

const known = librarySources.find(({ url }) => url)!
const said = (about: string) => `${about} is looked at slowly and without any hurry. `.repeat(15).trim()
const bodyOf = (word: string) =>
  [
    `On Monday the ${word} is full.`,
    `## What a ${word} is for\n\n${said(`The ${word}`)}`,
    `## How a ${word} is kept\n\n${said(`Its lid`)}`,
    `## Today: one ${word}\n\n${said(`The shelf`)}`,
    `## When to ask a doctor\n\n${said(`A pain`)}`,
    `## Sources\n\n- Somebody: [A document](${known.url}).`,
  ].join('\n\n')

async function aLibrary(services: Services) {
  const place = await aCourse(services, { slug: 'boxes', pillar: 'nutrition' })
  const add = (word: string, changes: object) =>
    aLesson(services, place, { slug: word, title: `The ${word}`, body: bodyOf(word), practice: `Fill one ${word}.`, ...changes })
  const open = await add('bentobox', { isPreview: true })
  await add('lockedbox', { opensInTrial: true })
  await add('draftbox', { isPreview: true, status: 'draft', publishedAt: null })
  const hidden = await aCourse(services, { slug: 'hidden', isPublished: false })
  await aLesson(services, hidden, { title: 'The hiddenbox', body: bodyOf('hiddenbox'), isPreview: true })
  return { open, ...place, all: { ...services, sourceTexts: [...services.sourceTexts, lessonTexts] } }
}

const brief = { prompt: '', topic: 'bentobox', tone: 'professional', length: 'medium', tags: [] } as const

test('an open lesson is what an article about it is made of, with what it rests on', async ({ services }) => {
  const { all, open } = await aLibrary(services)
  const article = await writeArticle({ ...all, ai: null }, brief, { seed: 'a' })
  expect(article).toMatchObject({ title: 'The bentobox', origin: 'library', libraryTopic: `lesson-${open}`, pillar: 'nutrition' })
  expect(article.body).toContain('The bentobox is looked at slowly')
  expect(article.body).toContain('Fill one bentobox.')
  expect(article.body).toContain(`[${known.title}](${known.url})`)
  expect(article.note).toContain('not yet been reviewed by a professional')
  expect(article.reservation).toBeNull()
})

test('no word of a lesson for members, of a draft, or of a course that is not published is in the material', async ({
  services,
}) => {
  const { all } = await aLibrary(services)
  const material = JSON.stringify(await collectMaterial(all))
  expect(material).toContain('bentobox')
  for (const word of ['lockedbox', 'draftbox', 'hiddenbox']) expect(material).not.toContain(word)
})

test('what is changed, closed, unpublished or reviewed counts from then on', async ({ services }) => {
  const { all, open, courseId } = await aLibrary(services)
  const found = async () => (await collectMaterial(all)).topics.find(({ id }) => id === `lesson-${open}`)
  const change = (values: Partial<typeof lessons.$inferInsert>) =>
    services.db.update(lessons).set(values).where(eq(lessons.id, open))
  await change({ title: 'The lunchbox', reviewedAt: services.clock.now() })
  expect(await found()).toMatchObject({ name: '“The lunchbox”', passages: [{ reviewed: true }, {}, {}, {}] })
  await change({ isPreview: false })
  expect(await found()).toBeUndefined()
  await change({ isPreview: true })
  await services.db.update(courses).set({ isPublished: false }).where(eq(courses.id, courseId))
  expect(await found()).toBeUndefined()
})
