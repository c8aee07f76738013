import { eq } from 'drizzle-orm'

import { courses, lessons } from '#features/courses/core/tables.server.ts'
import { findLearner } from '#features/courses/learning/find-learner.server.ts'
import { aCourse, aLesson } from '#features/courses/lessons/lesson.factory.server.ts'
import { aPerson } from '#features/identity/people/people.factory.server.ts'
import { aMembership } from '#features/membership/membership.factory.server.ts'
import { expect, test } from '#tests/support/test.ts'

import { findPlayable } from './read-recording.server.ts'
import { aRecording } from './recording.factory.server.ts'

const WEEK = 7 * 86_400_000

test('a recording plays for who may take its lesson, as long as they may, and the lesson is there', async ({
  services,
  clock,
}) => {
  const { db } = services
  const place = await aCourse(services)
  const lessonId = await aLesson(services, place, { opensInTrial: true })
  const id = await aRecording(services, lessonId, new Uint8Array(9))
  const [userId, other] = [await aPerson(services, 'Ann'), await aPerson(services, 'Ben')]
  const now = clock.now()
  await aMembership(services, userId, { trialStartedAt: now, trialEndsAt: new Date(now.getTime() + WEEK) })
  const plays = async (person: string | null, isAdmin = false) =>
    (await findPlayable(services, id, await findLearner(services, person === null ? null : { userId: person, isAdmin }))) !== null
  const who = async () => [await plays(null), await plays(other), await plays(userId), await plays(other, true)]
  expect(await who()).toEqual([false, false, true, true])
  const lesson = eq(lessons.id, lessonId)
  await db.update(lessons).set({ opensInTrial: false }).where(lesson)
  expect(await who()).toEqual([false, false, false, true])
  await db.update(lessons).set({ isPreview: true }).where(lesson)
  expect(await who()).toEqual([true, true, true, true])
  await db.update(lessons).set({ status: 'draft' }).where(lesson)
  expect(await who()).toEqual([false, false, false, true])
  await db.update(lessons).set({ status: 'published', isPreview: false, opensInTrial: true }).where(lesson)
  await db.update(courses).set({ isPublished: false }).where(eq(courses.id, place.courseId))
  expect(await who()).toEqual([false, false, false, true])
  await db.update(courses).set({ isPublished: true }).where(eq(courses.id, place.courseId))
  expect(await who()).toEqual([false, false, true, true])
  clock.set(new Date(now.getTime() + WEEK))
  expect(await who()).toEqual([false, false, false, true])
})
