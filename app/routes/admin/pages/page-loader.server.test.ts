import { aCourse, aLesson } from '#features/courses/lessons/lesson.factory.server.ts'
import { aMember } from '#features/health/member.factory.server.ts'
import { deleteSection } from '#features/pages/core/section-acts.ts'
import { changePage } from '#features/pages/editing/edit-page.server.ts'
import { expect, test } from '#tests/support/test.ts'

import { loadPageEditor } from './page-loader.server.ts'

test('what ships beside the home page is offered once it has been deleted, there alone', async ({ services }) => {
  const editor = await aMember(services)
  const offered = async (id: string) => (await loadPageEditor(services, id, null)).kinds.flatMap(({ kinds }) => kinds)
  const card = expect.objectContaining({ name: 'floating-card' })
  expect(await offered('home')).not.toContainEqual(card)
  await changePage(services, editor, 'home', (page) => deleteSection(page, 'floating-card', false))
  expect(await offered('home')).toContainEqual(card)
  expect(await offered('about')).not.toContainEqual(card)
})

test('what stands around every lesson is looked at on a published lesson, also where all are for members', async ({
  services,
}) => {
  const address = async () => (await loadPageEditor(services, 'every-lesson', null)).address
  expect(await address()).toBe(null)
  const place = await aCourse(services)
  await aLesson(services, place, { slug: 'draft', status: 'draft', publishedAt: null, position: 0 })
  await aLesson(services, place, { slug: 'for-members', position: 1 })
  expect(await address()).toBe('/courses/a-course/for-members')
})
