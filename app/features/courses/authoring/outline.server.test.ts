import { eq } from 'drizzle-orm'

import { courses, lessonCues, lessonNotes, lessonProgress, lessons } from '#features/courses/core/tables.server.ts'
import { aCourse, aLesson } from '#features/courses/lessons/lesson.factory.server.ts'
import { aRecording } from '#features/courses/recordings/recording.factory.server.ts'
import type { Services } from '#services.server.ts'
import { auditLines } from '#tests/support/audit-lines.ts'
import { expect, test } from '#tests/support/test.ts'

import { anAuthor } from './author.factory.server.ts'
import { deleteLesson } from './delete-lesson.server.ts'
import { beginCourse, deleteCourse, moveCourse, saveCourse, setCoursePublished } from './edit-course.server.ts'
import { addLesson, addModule, deleteModule, moveInCourse, renameModule } from './edit-outline.server.ts'
import { findOutline, listManagedCourses } from './read-outline.server.ts'

const NOTHING = '00000000-0000-4000-8000-000000000000'
const author = (services: Services) => anAuthor(services)

/** “One: a b | Two: c” */
async function shapeOf(services: Services, id: string): Promise<string> {
  const outline = await findOutline(services, id)
  return outline!.modules.map(({ title, lessons }) => `${title}: ${lessons.map((one) => one.title).join(' ')}`).join(' | ')
}

/** Two modules, of which the first has two lessons and the second one. */
async function aFilledCourse(services: Services) {
  const by = await author(services)
  const id = await beginCourse(services, by, { title: 'Search', pillar: 'sleep' })
  await addModule(services, id, 'One')
  await addModule(services, id, 'Two')
  const [one, two] = (await findOutline(services, id))!.modules
  for (const title of ['a', 'b']) await addLesson(services, by, id, { moduleId: one!.id, title })
  await addLesson(services, by, id, { moduleId: two!.id, title: 'c' })
  const outline = (await findOutline(services, id))!
  const lessonNamed = (title: string) => outline.modules.flatMap((module) => module.lessons).find((one) => one.title === title)!
  return { by, id, outline, one: one!.id, two: two!.id, lessonNamed }
}

test('a course is begun where nobody sees it, and never takes the address of the search', async ({ services }) => {
  const { id, outline } = await aFilledCourse(services)
  expect(outline).toMatchObject({ slug: 'course', isPublished: false, title: 'Search' })
  expect(await shapeOf(services, id)).toBe('One: a b | Two: c')
  const again = await beginCourse(services, await anAuthor(services, 'somebody@example.com'), {
    title: 'Search',
    pillar: 'sleep',
  })
  expect((await findOutline(services, again))!.slug).toBe('course-2')
  expect(outline.modules[0]!.lessons.map(({ slug, status }) => [slug, status])).toEqual([
    ['a', 'draft'],
    ['b', 'draft'],
  ])
})

test('lessons and modules are moved, each over the version that came before', async ({ services }) => {
  const { id, outline, one, two, lessonNamed } = await aFilledCourse(services)
  const { version } = outline
  const a = lessonNamed('a').id
  const go = (move: Parameters<typeof moveInCourse>[2], over: number) => moveInCourse(services, id, move, over)
  expect(await go({ kind: 'lesson', id: a, moduleId: two, index: 1 }, version)).toEqual({ ok: true })
  expect(await shapeOf(services, id)).toBe('One: b | Two: c a')
  expect(await go({ kind: 'module', id: two, index: 0 }, version + 1)).toEqual({ ok: true })
  expect(await shapeOf(services, id)).toBe('Two: c a | One: b')
  expect(await go({ kind: 'lesson', id: a, moduleId: one, index: 0 }, version + 2)).toEqual({ ok: true })
  expect(await shapeOf(services, id)).toBe('Two: c | One: a b')
})

test('an order that somebody else has changed since is not overwritten', async ({ services }) => {
  const { by, id, outline, one, two, lessonNamed } = await aFilledCourse(services)
  const move = { kind: 'module', id: two, index: 0 } as const
  expect(await moveInCourse(services, id, move, outline.version)).toEqual({ ok: true })
  const late = { kind: 'lesson', id: lessonNamed('a').id, moduleId: two, index: 0 } as const
  const changed = { ok: false, reason: 'changed' }
  expect(await moveInCourse(services, id, late, outline.version)).toEqual(changed)
  expect(await renameModule(services, id, { id: one, title: 'First', over: outline.version })).toEqual(changed)
  const fields = { title: 'Sleep', slug: 'sleep', pillar: 'sleep', summary: '' } as const
  expect(await saveCourse(services, by, id, { ...fields, over: outline.version })).toEqual(changed)
  expect(await shapeOf(services, id)).toBe('Two: c | One: a b')
})

test('what is of another course is not moved, renamed or deleted from here', async ({ services }) => {
  const { by, id, outline } = await aFilledCourse(services)
  const other = await aCourse(services, { slug: 'another' })
  const foreign = await aLesson(services, other)
  const gone = { ok: false, reason: 'gone' }
  const over = outline.version
  const tries = [
    moveInCourse(services, id, { kind: 'lesson', id: foreign, moduleId: outline.modules[0]!.id, index: 0 }, over),
    moveInCourse(
      services,
      id,
      { kind: 'lesson', id: outline.modules[0]!.lessons[0]!.id, moduleId: other.moduleId, index: 0 },
      over,
    ),
    moveInCourse(services, id, { kind: 'module', id: other.moduleId, index: 0 }, over),
    renameModule(services, id, { id: other.moduleId, title: 'Ours', over }),
    deleteModule(services, by, id, other.moduleId),
    addLesson(services, by, id, { moduleId: other.moduleId, title: 'd' }),
    moveInCourse(services, NOTHING, { kind: 'module', id: other.moduleId, index: 0 }, over),
    deleteModule(services, by, 'no id', 'no id'),
  ]
  expect(await Promise.all(tries)).toEqual(tries.map(() => gone))
  expect(await shapeOf(services, other.courseId)).toBe('A module: A lesson')
  expect((await findOutline(services, id))!.version).toBe(over)
})

test('an address belongs to one course, and lessons of one course have addresses of their own', async ({ services }) => {
  const { by, id, outline, one } = await aFilledCourse(services)
  await aCourse(services, { slug: 'taken' })
  const fields = { title: 'Sleep well', pillar: 'nutrition', summary: 'How.', over: outline.version } as const
  expect(await saveCourse(services, by, id, { ...fields, slug: 'taken' })).toEqual({ ok: false, reason: 'slug taken' })
  expect(await saveCourse(services, by, id, { ...fields, slug: '' })).toEqual({ ok: true })
  expect(await findOutline(services, id)).toMatchObject({ slug: 'sleep-well', pillar: 'nutrition', summary: 'How.' })
  await addLesson(services, by, id, { moduleId: one, title: 'A' })
  expect((await findOutline(services, id))!.modules[0]!.lessons.map(({ slug }) => slug)).toEqual(['a', 'b', 'a-2'])
})

test('a deleted module takes its lessons, their recordings, and what members did in them', async ({ services, sent }) => {
  const { by, id, one, lessonNamed } = await aFilledCourse(services)
  const lessonId = lessonNamed('a').id
  const recordingId = await aRecording(services, lessonId, new Uint8Array(25), { partBytes: 10 })
  const { userId } = await anAuthor(services, 'somebody@example.com')
  const now = services.clock.now()
  await services.db.insert(lessonProgress).values({ userId, lessonId, openedAt: now, updatedAt: now })
  await services.db.insert(lessonNotes).values({ userId, lessonId, text: 'Mine.', createdAt: now, updatedAt: now })
  await services.db.insert(lessonCues).values({ lessonId, language: 'en', number: 0, startsMs: 0, endsMs: 1, text: 'Hm.' })
  expect((await findOutline(services, id))!.modules[0]!.lessons[0]).toMatchObject({ members: 1, notes: 1 })
  expect(await deleteModule(services, by, id, one)).toEqual({ ok: true })
  expect(await shapeOf(services, id)).toBe('Two: c')
  for (const table of [lessonProgress, lessonNotes, lessonCues]) expect(await services.db.$count(table)).toBe(0)
  expect(sent.filter(({ name }) => name.startsWith('courses.'))).toEqual([
    { name: 'courses.drop-recording-files', payload: { recordingId, parts: 3 } },
  ])
  expect(await deleteLesson(services, by, lessonId)).toEqual({ ok: false, reason: 'gone' })
  expect(await deleteLesson(services, by, lessonNamed('c').id)).toEqual({ ok: true })
  expect(await deleteCourse(services, by, id)).toBe(true)
  expect(await deleteCourse(services, by, id)).toBe(false)
  expect((await auditLines(services)).toSorted()).toEqual(
    [
      `owner@example.com course.created course ${id.slice(0, 8)}`,
      `owner@example.com course.deleted course ${id.slice(0, 8)}, lessons 0`,
      `owner@example.com lesson.deleted lesson ${lessonNamed('c').id.slice(0, 8)}`,
      `owner@example.com module.deleted course ${id.slice(0, 8)}, module ${one.slice(0, 8)}, lessons 2`,
      ...['a', 'b', 'c'].map(
        (title) => `owner@example.com lesson.created course ${id.slice(0, 8)}, lesson ${lessonNamed(title).id.slice(0, 8)}`,
      ),
    ].toSorted(),
  )
})

test('courses stand in the order that their authors gave them, with what is in them', async ({ services }) => {
  const by = await author(services)
  await services.db.delete(courses)
  const ids = []
  for (const title of ['A', 'B', 'C']) ids.push(await beginCourse(services, by, { title, pillar: 'sleep' }))
  const titles = async () => (await listManagedCourses(services)).map(({ title }) => title).join('')
  await moveCourse(services, ids[2]!, -1)
  expect(await titles()).toBe('ACB')
  await moveCourse(services, ids[0]!, -1)
  expect(await titles()).toBe('ACB')
  await moveCourse(services, ids[0]!, 1)
  expect(await titles()).toBe('CAB')
  expect(await moveCourse(services, NOTHING, 1)).toBe(false)

  await addModule(services, ids[0]!, 'One')
  const [module] = (await findOutline(services, ids[0]!))!.modules
  await aLesson(services, { courseId: ids[0]!, moduleId: module!.id })
  await addLesson(services, by, ids[0]!, { moduleId: module!.id, title: 'Draft' })
  await setCoursePublished(services, by, ids[0]!, true)
  expect((await listManagedCourses(services)).find(({ title }) => title === 'A')).toMatchObject({
    lessons: 2,
    published: 1,
    seconds: 180,
    isPublished: true,
  })
})

test('every change of what everybody sees is told to the pages that are kept', async ({ services }) => {
  const { by, id, one, lessonNamed } = await aFilledCourse(services)
  const heard: string[] = []
  services.broadcast.subscribe('pages', (word) => heard.push(word ?? 'missed'))
  const count = async (intent: Promise<unknown>) => {
    const before = heard.length
    await intent
    return heard.length > before
  }
  expect(await count(setCoursePublished(services, by, id, true))).toBe(true)
  expect(await count(moveCourse(services, id, 1))).toBe(true)
  expect(await count(deleteLesson(services, by, lessonNamed('a').id))).toBe(true)
  expect(await count(deleteModule(services, by, id, one))).toBe(true)
  expect(await count(deleteCourse(services, by, id))).toBe(true)
  expect(await services.db.$count(lessons, eq(lessons.courseId, id))).toBe(0)
})
