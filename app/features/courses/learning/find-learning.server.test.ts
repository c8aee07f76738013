import { formatLength } from '#features/courses/core/learning.ts'
import { aCourse, aLesson } from '#features/courses/lessons/lesson.factory.server.ts'
import { aRecording } from '#features/courses/recordings/recording.factory.server.ts'
import { openAccount } from '#features/identity/core/accounts.server.ts'
import { beginTrial } from '#features/membership/core/membership.server.ts'
import type { Services } from '#services.server.ts'
import { expect, test } from '#tests/support/test.ts'

import { findCourse } from './find-course.server.ts'
import { findLearner } from './find-learner.server.ts'
import { findLearning } from './find-learning.server.ts'
import { findLesson } from './find-lesson.server.ts'
import { markDone, markNotDone, noteOpened } from './lesson-progress.server.ts'
import { addNote } from './notes.server.ts'

async function aLearner(services: Services): Promise<string> {
  const opened = await openAccount(services, { email: 'lena@example.com', displayName: 'Lena', timeZone: null })
  const userId = opened.ok ? opened.userId : ''
  await beginTrial(services.db, userId, services.clock.now())
  return userId
}

const learnerOf = (services: Services, userId: string) => findLearner(services, { userId, isAdmin: false })
const learningOf = async (services: Services, userId: string) => findLearning(services, await learnerOf(services, userId))

test('what comes next is the lesson opened last, and once it is done the one after it', async ({ services, clock }) => {
  const userId = await aLearner(services)
  const place = await aCourse(services, { slug: 'first' })
  const trial = { opensInTrial: true }
  const [one, two] = [
    await aLesson(services, place, { ...trial, slug: 'one', position: 0 }),
    await aLesson(services, place, { ...trial, slug: 'two', position: 1 }),
  ]
  await aLesson(services, place, { slug: 'for-members', position: 2 })
  await aLesson(services, place, { slug: 'draft', status: 'draft', publishedAt: null, position: 3 })
  const next = async () => (await learningOf(services, userId))?.next ?? null

  expect(await next()).toMatchObject({ slug: 'one', isBegun: false })
  await noteOpened(services, userId, two)
  expect(await next()).toMatchObject({ slug: 'two', isBegun: true })
  clock.set('2026-03-02T10:00:00Z')
  await noteOpened(services, userId, one)
  expect(await next()).toMatchObject({ slug: 'one', isBegun: true })
  await markDone(services, userId, one)
  expect(await next()).toMatchObject({ slug: 'two' })
  await markDone(services, userId, two)
  expect(await learningOf(services, userId)).toEqual({
    next: null,
    courses: [{ slug: 'first', pillar: 'sleep', title: 'A course', done: 2, all: 3 }],
  })
  await markNotDone(services, userId, one)
  expect(await next()).toMatchObject({ slug: 'one', isBegun: true })
})

test('each lesson of a course says how it stands to the person', async ({ services }) => {
  const userId = await aLearner(services)
  const place = await aCourse(services)
  const ids = await Promise.all(
    (['done', 'begun', 'open'] as const).map((slug, position) =>
      aLesson(services, place, { slug, position, opensInTrial: true }),
    ),
  )
  await aLesson(services, place, { slug: 'free', position: 3, isPreview: true })
  await aLesson(services, place, { slug: 'closed', position: 4 })
  await markDone(services, userId, ids[0]!)
  await noteOpened(services, userId, ids[1]!)
  const statuses = async (learner: Parameters<typeof findCourse>[1]) =>
    (await findCourse(services, learner, 'a-course'))!.modules.flatMap(({ lessons }) => lessons.map(({ status }) => status))
  expect(await statuses(await learnerOf(services, userId))).toEqual(['done', 'begun', 'open', 'open', 'locked'])
  expect(await statuses(await findLearner(services, null))).toEqual([
    'in the trial',
    'in the trial',
    'in the trial',
    'open to all',
    'locked',
  ])
})

test('somebody without access and without anything done reads nothing above the courses', async ({ services }) => {
  await aLesson(services, await aCourse(services))
  const opened = await openAccount(services, { email: 'ann@example.com', displayName: 'Ann', timeZone: null })
  expect(await learningOf(services, opened.ok ? opened.userId : '')).toBe(null)
})

test('whose access has ended keeps their notes, and is shown the way in', async ({ services, clock }) => {
  const userId = await aLearner(services)
  const lessonId = await aLesson(services, await aCourse(services, { slug: 'first' }), { opensInTrial: true })
  await addNote(services, userId, lessonId, { text: 'Up at seven', at: null })
  const seen = async () => {
    const learner = await learnerOf(services, userId)
    const course = await findCourse(services, learner, 'first')
    const { inside, notes } = (await findLesson(services, learner, 'first', 'a-lesson'))!.page
    return [inside !== null, notes.map(({ text }) => text), course!.wayIn]
  }
  expect(await seen()).toEqual([true, ['Up at seven'], null])
  clock.set(new Date(clock.now().getTime() + 7 * 86_400_000))
  expect(await seen()).toEqual([false, ['Up at seven'], { to: 'plans', orSignIn: false }])
  const visitor = await findLearner(services, null)
  expect((await findCourse(services, visitor, 'first'))!.wayIn).toEqual({ to: 'trial', orSignIn: true })
})

test('a course is done with its last published lesson, in whatever order', async ({ services }) => {
  const userId = await aLearner(services)
  const place = await aCourse(services, { slug: 'first' })
  const [one, two] = [
    await aLesson(services, place, { opensInTrial: true, slug: 'one' }),
    await aLesson(services, place, { opensInTrial: true, slug: 'two', position: 1 }),
  ]
  await aLesson(services, place, { slug: 'draft', status: 'draft', publishedAt: null, position: 2 })
  const isDone = async () => (await findLesson(services, await learnerOf(services, userId), 'first', 'two'))!.page.isCourseDone
  await markDone(services, userId, two)
  expect(await isDone()).toBe(false)
  await markDone(services, userId, one)
  expect(await isDone()).toBe(true)
})

test('a lesson in writing says how long it is read, and one that is played how long it plays', async ({ services }) => {
  const userId = await aLearner(services)
  const place = await aCourse(services, { slug: 'first' })
  const body = 'word '.repeat(660)
  await aLesson(services, place, { slug: 'read', body, durationSeconds: 192, isPreview: true, position: 0 })
  const played = await aLesson(services, place, { slug: 'played', body, durationSeconds: 192, isPreview: true, position: 1 })
  const half = await aLesson(services, place, { slug: 'half', body, durationSeconds: 192, isPreview: true, position: 2 })
  await aRecording(services, played, Buffer.from('film'))
  await aRecording(services, half, Buffer.from('film'), { isComplete: false })
  const learner = await learnerOf(services, userId)
  const course = (await findCourse(services, learner, 'first'))!
  const lengths = course.modules.flatMap(({ lessons }) => lessons.map((lesson) => [lesson.slug, formatLength(lesson)]))
  expect(lengths).toEqual([
    ['read', '3 min read'],
    ['played', '3:12 min'],
    ['half', '3 min read'],
  ])
  expect(formatLength((await findLesson(services, learner, 'first', 'read'))!.page)).toBe('3 min read')
})
