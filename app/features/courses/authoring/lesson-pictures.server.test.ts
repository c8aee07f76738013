import { eq } from 'drizzle-orm'
import sharp from 'sharp'

import { courses } from '#features/courses/core/tables.server.ts'
import { aCourse, aLesson } from '#features/courses/lessons/lesson.factory.server.ts'
import type { Viewer } from '#features/identity/core/viewer.ts'
import { trialEnd } from '#features/membership/core/entitlement.ts'
import { aMembership } from '#features/membership/membership.factory.server.ts'
import type { Services } from '#services.server.ts'
import { expect, test } from '#tests/support/test.ts'

import { anAuthor } from './author.factory.server.ts'
import { deleteLesson } from './delete-lesson.server.ts'
import { deleteCourse } from './edit-course.server.ts'
import { deleteModule } from './edit-outline.server.ts'
import { dropLessonPictures, lessonPictureAudience, removePictures, uploadLessonPicture } from './lesson-pictures.server.ts'

const pixels = sharp({ create: { width: 600, height: 400, channels: 3, background: 'teal' } })
  .jpeg()
  .toBuffer()
type Changes = Parameters<typeof aLesson>[2]

async function aPictured(services: Services, changes: Changes = {}) {
  const place = await aCourse(services, { slug: crypto.randomUUID() })
  const id = await aLesson(services, place, changes)
  const sent = await uploadLessonPicture(services, id, await pixels)
  if (!sent.ok) throw new Error(sent.reason)
  return { ...place, id, address: sent.address, key: sent.address.slice('/media/'.length) }
}

test('a picture of a lesson is for whoever may take the lesson', async ({ services }) => {
  const [{ userId: learner }, { userId: guest }] = [await anAuthor(services), await anAuthor(services, 'guest@example.com')]
  const trialStartedAt = services.clock.now()
  await aMembership(services, learner, { trialStartedAt, trialEndsAt: trialEnd(trialStartedAt) })
  const person = (userId: string, isAdmin = false) => ({ userId, isAdmin }) as Viewer
  const readers = { visitor: null, guest: person(guest), 'on trial': person(learner), admin: person(guest, true) }
  const seenBy = async (changes: Changes, isPublished = true) => {
    const { key, courseId } = await aPictured(services, changes)
    await services.db.update(courses).set({ isPublished }).where(eq(courses.id, courseId))
    const audience = await lessonPictureAudience(services, key)
    if (typeof audience !== 'function') return audience
    const all = Object.entries(readers).map(async ([name, viewer]) => ((await audience(viewer)) ? [name] : []))
    return (await Promise.all(all)).flat()
  }
  expect(await seenBy({ isPreview: true })).toBe('anyone')
  expect(await seenBy({ opensInTrial: true })).toEqual(['on trial', 'admin'])
  expect(await seenBy({})).toEqual(['admin'])
  expect(await seenBy({ isPreview: true, status: 'draft', publishedAt: null })).toEqual(['admin'])
  expect(await seenBy({ isPreview: true, opensInTrial: true }, false)).toEqual(['admin'])
})

test('pictures have an address in their lesson’s folder, and go with the lesson, its module or its course', async ({
  services,
  sent,
}) => {
  const author = await anAuthor(services)
  const [first, second, third] = [await aPictured(services), await aPictured(services), await aPictured(services)]
  expect(first.address).toMatch(new RegExp(`^/media/lessons/${first.id}/[0-9a-f]{32}-600\\.webp$`))
  await deleteLesson(services, author, first.id)
  await deleteModule(services, author, second.courseId, second.moduleId)
  await deleteCourse(services, author, third.courseId)
  const jobs = sent.filter(({ name }) => name === dropLessonPictures.name)
  expect(jobs).toHaveLength(3)
  for (const { payload } of jobs) await removePictures(services, dropLessonPictures.payload.parse(payload))
  for (const { key } of [first, second, third]) {
    expect(await lessonPictureAudience(services, key)).toBeNull()
    expect(await services.files.get(key)).toBeNull()
  }
})

test('a file that is no picture, and a picture for no lesson, are refused', async ({ services }) => {
  const { id } = await aPictured(services)
  const svg = Buffer.from('<svg onload=alert(1)>')
  expect(await uploadLessonPicture(services, id, svg)).toEqual({ ok: false, reason: 'not-a-picture' })
  expect(await uploadLessonPicture(services, 'nothing', await pixels)).toEqual({ ok: false, reason: 'gone' })
  for (const key of ['lessons/x/aa-480.webp', `lessons/${id}/aa-480.svg`, `posts/${id}/aa-480.webp`])
    expect(await lessonPictureAudience(services, key)).toBeNull()
})
