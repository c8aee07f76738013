import { and, asc, eq, ne, sql } from 'drizzle-orm'

import { isId } from '#base/ids.ts'
import type { PillarSlug } from '#content/pillars.ts'
import { courses, lessons } from '#features/courses/core/tables.server.ts'
import { dropRecordingsOf } from '#features/courses/recordings/drop-recordings.server.ts'
import { PAGES } from '#features/site/settings/settings.server.ts'
import { firstFreeSlug } from '#features/site/slug.ts'
import { lockInTransaction, type Transaction } from '#platform/db.server.ts'
import type { Infrastructure } from '#platform/infrastructure.server.ts'

import { courseSlugOf } from './course-form.ts'
import { changeCourse, type Author, type Outcome } from './course-within.server.ts'
import { dropPicturesOf } from './lesson-pictures.server.ts'

interface CourseValues {
  readonly title: string
  readonly slug: string
  readonly pillar: PillarSlug
  readonly summary: string
}

/** Begins a course: nobody sees it before it is published. Returns its id. */
export async function beginCourse(
  { db, clock, audit }: Pick<Infrastructure, 'db' | 'audit' | 'clock'>,
  author: Author,
  { title, pillar }: Pick<CourseValues, 'title' | 'pillar'>,
): Promise<string> {
  return db.transaction(async (tx) => {
    await holdCourses(tx)
    const taken = await tx.select({ slug: courses.slug }).from(courses)
    const slug = firstFreeSlug(courseSlugOf(title), new Set(taken.map((course) => course.slug)))
    const [last] = await tx.select({ position: sql<number>`coalesce(max(${courses.position}), -1)` }).from(courses)
    const row = { title, pillar, slug, summary: '', isPublished: false, position: last!.position + 1, createdAt: clock.now() }
    const [course] = await tx.insert(courses).values(row).returning({ id: courses.id })
    await audit.record(tx, { actor: author, action: 'course.created', details: { course: course!.id } })
    return course!.id
  })
}

/** Saves a course’s own fields over the version that the author had before them. An address belongs to one course. */
export async function saveCourse(
  services: Pick<Infrastructure, 'db' | 'audit' | 'broadcast'>,
  author: Author,
  id: string,
  { over, ...values }: CourseValues & { over: number },
): Promise<Outcome | { ok: false; reason: 'slug taken' }> {
  return changeCourse(services, id, over, async (tx) => {
    const slug = values.slug || courseSlugOf(values.title)
    await holdCourses(tx)
    const [other] = await tx
      .select({ id: courses.id })
      .from(courses)
      .where(and(eq(courses.slug, slug), ne(courses.id, id)))
    if (other) return { ok: false, reason: 'slug taken' } as const
    await tx
      .update(courses)
      .set({ ...values, slug })
      .where(eq(courses.id, id))
    await services.audit.record(tx, { actor: author, action: 'course.edited', details: { course: id } })
    return { ok: true } as const
  })
}

/** Shows a course to everybody, or to nobody but its authors; its lessons keep their own state. */
export async function setCoursePublished(
  services: Pick<Infrastructure, 'db' | 'audit' | 'broadcast'>,
  author: Author,
  id: string,
  isPublished: boolean,
): Promise<Outcome> {
  return changeCourse(services, id, null, async (tx) => {
    await tx.update(courses).set({ isPublished }).where(eq(courses.id, id))
    const action = isPublished ? 'course.published' : 'course.unpublished'
    await services.audit.record(tx, { actor: author, action, details: { course: id } })
    return { ok: true } as const
  })
}

/** Moves a course by one place among all of them; at the end of the way nothing happens. False where it is gone. */
export async function moveCourse(
  { db, broadcast }: Pick<Infrastructure, 'db' | 'broadcast'>,
  id: string,
  by: -1 | 1,
): Promise<boolean> {
  return db.transaction(async (tx) => {
    await holdCourses(tx)
    const all = await tx
      .select({ id: courses.id })
      .from(courses)
      .orderBy(asc(courses.position), asc(courses.createdAt), asc(courses.id))
    const at = all.findIndex((course) => course.id === id)
    if (at < 0) return false
    const order = all.toSpliced(at, 1).toSpliced(Math.max(0, at + by), 0, all[at]!)
    const ids = sql.param(order.map((course) => course.id))
    await tx.execute(
      sql`update ${courses} set position = o.place from unnest(${ids}::uuid[]) with ordinality as o(id, place)
        where ${courses.id} = o.id and ${courses.position} <> o.place`,
    )
    await broadcast.publish(tx, PAGES)
    return true
  })
}

/** Deletes a course for good, with its lessons, their recordings, and what members did and wrote in them. */
export async function deleteCourse(
  services: Pick<Infrastructure, 'db' | 'jobs' | 'audit' | 'broadcast'>,
  author: Author,
  id: string,
): Promise<boolean> {
  if (!isId(id)) return false
  return services.db.transaction(async (tx) => {
    const [course] = await tx.select({ id: courses.id }).from(courses).where(eq(courses.id, id)).for('update')
    if (!course) return false
    const own = await tx.select({ id: lessons.id }).from(lessons).where(eq(lessons.courseId, id))
    const ids = own.map((lesson) => lesson.id)
    await dropRecordingsOf(services, tx, ids)
    await dropPicturesOf(services, tx, ids)
    await tx.delete(courses).where(eq(courses.id, id))
    await services.audit.record(tx, { actor: author, action: 'course.deleted', details: { course: id, lessons: own.length } })
    await services.broadcast.publish(tx, PAGES)
    return true
  })
}

/** One at a time gives addresses and places among the courses. */
async function holdCourses(tx: Transaction): Promise<void> {
  await lockInTransaction(tx, 'courses')
}
