import { and, eq, sql } from 'drizzle-orm'

import { isId } from '#base/ids.ts'
import { keepLessonWords } from '#features/courses/core/search/lesson-words.server.ts'
import { courseModules, lessons } from '#features/courses/core/tables.server.ts'
import { renderLesson } from '#features/courses/lessons/render-lesson.server.ts'
import { dropRecordingsOf } from '#features/courses/recordings/drop-recordings.server.ts'
import { firstFreeSlug, slugOf } from '#features/site/slug.ts'
import type { Transaction } from '#platform/db.server.ts'
import type { Infrastructure } from '#platform/infrastructure.server.ts'

import { changeCourse, type Author, type Outcome } from './course-within.server.ts'
import { dropPicturesOf } from './lesson-pictures.server.ts'
import { moved, type Move } from './outline.ts'
import { placesOf } from './read-outline.server.ts'

const done = { ok: true } as const
const gone = { ok: false, reason: 'gone' } as const

/** Adds a module at the end of a course. */
export async function addModule(
  services: Pick<Infrastructure, 'db' | 'broadcast'>,
  courseId: string,
  title: string,
): Promise<Outcome> {
  return changeCourse(services, courseId, null, async (tx) => {
    const position = await nextPosition(tx, courseModules, eq(courseModules.courseId, courseId))
    await tx.insert(courseModules).values({ courseId, title, position })
    return done
  })
}

/** Gives a module another title, over the version of the course that the author had before them. */
export async function renameModule(
  services: Pick<Infrastructure, 'db' | 'broadcast'>,
  courseId: string,
  { id, title, over }: { id: string; title: string; over: number },
): Promise<Outcome> {
  return changeCourse(services, courseId, over, async (tx) => {
    if (!isId(id)) return gone
    const renamed = await tx
      .update(courseModules)
      .set({ title })
      .where(and(eq(courseModules.id, id), eq(courseModules.courseId, courseId)))
      .returning({ id: courseModules.id })
    return renamed.length > 0 ? done : gone
  })
}

/** Deletes a module with its lessons, their recordings, and what members did and wrote in them. */
export async function deleteModule(
  services: Pick<Infrastructure, 'db' | 'jobs' | 'audit' | 'broadcast'>,
  author: Author,
  courseId: string,
  id: string,
): Promise<Outcome> {
  return changeCourse(services, courseId, null, async (tx) => {
    if (!isId(id)) return gone
    const own = await tx
      .select({ id: lessons.id })
      .from(lessons)
      .where(and(eq(lessons.moduleId, id), eq(lessons.courseId, courseId)))
    const ids = own.map((lesson) => lesson.id)
    await dropRecordingsOf(services, tx, ids)
    await dropPicturesOf(services, tx, ids)
    const deleted = await tx
      .delete(courseModules)
      .where(and(eq(courseModules.id, id), eq(courseModules.courseId, courseId)))
      .returning({ id: courseModules.id })
    if (deleted.length === 0) return gone
    await services.audit.record(tx, {
      actor: author,
      action: 'module.deleted',
      details: { course: courseId, module: id, lessons: own.length },
    })
    return done
  })
}

/** Begins a lesson at the end of a module: an empty draft. Returns its id. */
export async function addLesson(
  services: Pick<Infrastructure, 'db' | 'audit' | 'broadcast' | 'clock' | 'site'>,
  author: Author,
  courseId: string,
  { moduleId, title }: { moduleId: string; title: string },
): Promise<(Outcome & { ok: false }) | { ok: true; lessonId: string }> {
  let lessonId = ''
  const added = await changeCourse(services, courseId, null, async (tx) => {
    const [module] = isId(moduleId)
      ? await tx
          .select({ id: courseModules.id })
          .from(courseModules)
          .where(and(eq(courseModules.id, moduleId), eq(courseModules.courseId, courseId)))
      : []
    if (!module) return gone
    const taken = await tx.select({ slug: lessons.slug }).from(lessons).where(eq(lessons.courseId, courseId))
    const slug = firstFreeSlug(slugOf(title) || 'lesson', new Set(taken.map((lesson) => lesson.slug)))
    const position = await nextPosition(tx, lessons, eq(lessons.moduleId, moduleId))
    const now = services.clock.now()
    const rendered = renderLesson(services, { title, summary: '', practice: '', body: '' })
    const [lesson] = await tx
      .insert(lessons)
      .values({ courseId, moduleId, slug, title, position, createdAt: now, updatedAt: now, ...rendered })
      .returning({ id: lessons.id })
    lessonId = lesson!.id
    await keepLessonWords(tx, rendered.gist)
    await services.audit.record(tx, { actor: author, action: 'lesson.created', details: { course: courseId, lesson: lessonId } })
    return done
  })
  return added.ok ? { ok: true, lessonId } : added
}

/** Moves a module or a lesson, over the version of the course that the author had before them: nobody’s order is overwritten unseen. */
export async function moveInCourse(
  services: Pick<Infrastructure, 'db' | 'broadcast'>,
  courseId: string,
  move: Move,
  over: number,
): Promise<Outcome> {
  return changeCourse(services, courseId, over, async (tx) => {
    const order = moved(await placesOf(tx, courseId), move)
    if (!order) return gone
    await (move.kind === 'module' ? placeModules(tx, order) : placeLessons(tx, order))
    return done
  })
}

type Order = NonNullable<ReturnType<typeof moved>>

async function placeModules(tx: Transaction, order: Order): Promise<void> {
  const ids = sql.param(order.map(({ id }) => id))
  await tx.execute(
    sql`update ${courseModules} set position = o.place from unnest(${ids}::uuid[]) with ordinality as o(id, place)
      where ${courseModules.id} = o.id`,
  )
}

async function placeLessons(tx: Transaction, order: Order): Promise<void> {
  const places = order.flatMap((module) => module.lessons.map(({ id }) => ({ id, moduleId: module.id })))
  const [ids, modules] = [sql.param(places.map(({ id }) => id)), sql.param(places.map(({ moduleId }) => moduleId))]
  await tx.execute(
    sql`update ${lessons} set position = o.place, module_id = o.module_id
      from unnest(${ids}::uuid[], ${modules}::uuid[]) with ordinality as o(id, module_id, place)
      where ${lessons.id} = o.id and (${lessons.position}, ${lessons.moduleId}) is distinct from (o.place, o.module_id)`,
  )
}

async function nextPosition(
  tx: Transaction,
  table: typeof courseModules | typeof lessons,
  which: ReturnType<typeof eq>,
): Promise<number> {
  const [last] = await tx
    .select({ position: sql<number>`coalesce(max(${table.position}), -1)` })
    .from(table)
    .where(which)
  return last!.position + 1
}
