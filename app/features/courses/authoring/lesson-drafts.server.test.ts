import { eq } from 'drizzle-orm'

import { aCourse, aLesson } from '#features/courses/lessons/lesson.factory.server.ts'
import { users } from '#features/identity/core/tables.server.ts'
import type { Services } from '#services.server.ts'
import { expect, test } from '#tests/support/test.ts'

import { anAuthor } from './author.factory.server.ts'
import { lessonDrafts } from './authoring-tables.server.ts'
import { saveLesson } from './edit-lesson.server.ts'
import { discardLessonDraft, findLessonDraft, keepLessonDraft, listLessonDrafts } from './lesson-drafts.server.ts'
import { findEditedLesson } from './read-lesson.server.ts'

const draftId = (n: number) => `00000000-0000-4000-8000-${String(n).padStart(12, '0')}`

async function aPlace(services: Services) {
  const [ann, bob] = [await anAuthor(services, 'ann@example.com'), await anAuthor(services, 'bob@example.com')]
  const id = await aLesson(services, await aCourse(services), { body: 'As it is saved.' })
  const keep = (author: { userId: string }, n: number, body: string, more: object = {}) =>
    keepLessonDraft(services, author, id, { id: draftId(n), over: 1, fields: { title: 'A lesson', body, ...more } })
  const bodies = async (author = ann) => {
    const listed = await listLessonDrafts(services, author, id)
    const found = await Promise.all(listed.map((draft) => findLessonDraft(services, id, draft.id)))
    return found.map((draft) => draft!.fields['body'])
  }
  return { ann, bob, id, keep, bodies }
}

test('what is kept while writing is not the lesson, follows its form, and goes when that form is saved', async ({
  services,
  clock,
}) => {
  const { ann, bob, id, keep, bodies } = await aPlace(services)
  await keep(ann, 1, 'One')
  clock.set('2026-03-02T09:31:00Z')
  await keep(ann, 1, 'One two', { duration: 'long' })
  await keep(bob, 2, 'By Bob')
  expect(await bodies()).toEqual(['One two', 'By Bob'])
  const { content } = (await findEditedLesson(services, id))!
  expect(content.body).toBe('As it is saved.')
  expect(await findLessonDraft(services, id, draftId(1))).toEqual({
    fields: { title: 'A lesson', body: 'One two', duration: 'long' },
    over: 1,
    savedAt: clock.now(),
  })
  const save = { content: { ...content, body: 'One two.' }, over: 1, plan: 'keep', draft: draftId(1) } as const
  expect(await saveLesson(services, ann, id, save)).toMatchObject({ ok: true })
  expect(await bodies()).toEqual(['By Bob'])
})

test('each form has a draft of its own, so that opening a lesson again writes over nothing', async ({ services, clock }) => {
  const { ann, keep, bodies } = await aPlace(services)
  await keep(ann, 1, 'Before the crash')
  clock.set('2026-03-02T09:31:00Z')
  await keep(ann, 2, 'After it')
  expect(await bodies()).toEqual(['After it', 'Before the crash'])
})

test('what says the same as the lesson is no draft', async ({ services }) => {
  const { ann, id, keep, bodies } = await aPlace(services)
  const { content } = (await findEditedLesson(services, id))!
  const { slug, title, summary, practice } = content
  const rest = { slug, title, summary, practice, duration: '3:00' }
  await keep(ann, 1, 'Another text', rest)
  expect(await bodies()).toEqual(['Another text'])
  await keep(ann, 1, content.body, { ...rest, isPreview: 'on' })
  expect(await bodies()).toEqual([content.body])
  await keep(ann, 1, content.body, rest)
  expect(await bodies()).toEqual([])
})

test('nobody writes over or throws away the draft of somebody else, until their account is gone', async ({ services }) => {
  const { ann, bob, id, keep, bodies } = await aPlace(services)
  await keep(ann, 1, 'By Ann')
  await keep(bob, 1, 'By Bob')
  await discardLessonDraft(services, bob, id, draftId(1))
  expect(await bodies()).toEqual(['By Ann'])
  expect(await listLessonDrafts(services, bob, id)).toMatchObject([{ by: 'ann@example.com', isOwn: false, mayDiscard: false }])
  await services.db.delete(users).where(eq(users.id, ann.userId))
  expect(await listLessonDrafts(services, bob, id)).toMatchObject([{ by: null, isOwn: false, mayDiscard: true }])
  await discardLessonDraft(services, bob, id, draftId(1))
  expect(await bodies(bob)).toEqual([])
})

test('one throws away one’s own, and a lesson keeps twenty', async ({ services, clock }) => {
  const { ann, bob, id, keep, bodies } = await aPlace(services)
  for (let n = 1; n <= 22; n++) {
    clock.set(new Date(Date.UTC(2026, 2, 3, 0, n)))
    await keep(n === 22 ? bob : ann, n, `Draft ${n}`)
  }
  expect(await services.db.$count(lessonDrafts)).toBe(20)
  expect((await bodies()).at(-1)).toBe('Draft 3')
  await discardLessonDraft(services, ann, id, draftId(21))
  expect((await bodies()).slice(0, 2)).toEqual(['Draft 22', 'Draft 20'])
})

test.for(['nothing', '00000000-0000-4000-8000-000000000009'])('at the lesson %j nothing is kept', async (id, { services }) => {
  const { ann } = await aPlace(services)
  await keepLessonDraft(services, ann, id, { id: draftId(1), over: 1, fields: { body: 'Lost' } })
  await discardLessonDraft(services, ann, id, 'nothing')
  expect(await listLessonDrafts(services, ann, id)).toEqual([])
  expect(await findLessonDraft(services, id, draftId(1))).toBeNull()
})
