import { asc, count, eq, sql } from 'drizzle-orm'

import { isId } from '#base/ids.ts'
import { inOrder } from '#features/courses/core/course-cards.server.ts'
import { courseModules, courses, lessonNotes, lessonProgress, lessons } from '#features/courses/core/tables.server.ts'
import type { Database, Transaction } from '#platform/db.server.ts'
import type { Infrastructure } from '#platform/infrastructure.server.ts'

import type { OutlineModule } from './outline.ts'

/** All courses in their order, with how many lessons each has. */
export function listManagedCourses({ db }: Pick<Infrastructure, 'db'>) {
  const { id, slug, pillar, title, summary, isPublished } = courses
  return db
    .select({
      id,
      slug,
      pillar,
      title,
      summary,
      isPublished,
      lessons: count(lessons.id),
      published: sql<number>`count(*) filter (where ${lessons.status} = 'published')::int`,
      seconds: sql<number>`coalesce(sum(${lessons.durationSeconds}), 0)::int`,
    })
    .from(courses)
    .leftJoin(lessons, eq(lessons.courseId, courses.id))
    .groupBy(courses.id)
    .orderBy(...inOrder)
}

/** A course with everything that is in it, in order; null when there is none. */
export async function findOutline({ db }: Pick<Infrastructure, 'db'>, id: string) {
  if (!isId(id)) return null
  const [course] = await db.select().from(courses).where(eq(courses.id, id))
  if (!course) return null
  const [modules, rows] = await Promise.all([
    db
      .select({ id: courseModules.id, title: courseModules.title })
      .from(courseModules)
      .where(eq(courseModules.courseId, id))
      .orderBy(asc(courseModules.position), asc(courseModules.id)),
    db
      .select({
        id: lessons.id,
        moduleId: lessons.moduleId,
        title: lessons.title,
        slug: lessons.slug,
        status: lessons.status,
        durationSeconds: lessons.durationSeconds,
        isPreview: lessons.isPreview,
        opensInTrial: lessons.opensInTrial,
        isReviewed: sql<boolean>`${lessons.reviewedAt} is not null`,
        members: sql<number>`(select count(*)::int from ${lessonProgress} where ${lessonProgress}.lesson_id = ${lessons}.id)`,
        notes: sql<number>`(select count(*)::int from ${lessonNotes} where ${lessonNotes}.lesson_id = ${lessons}.id)`,
      })
      .from(lessons)
      .where(eq(lessons.courseId, id))
      .orderBy(asc(lessons.position), asc(lessons.id)),
  ])
  const outline: OutlineModule[] = modules.map((module) => ({
    ...module,
    lessons: rows.filter(({ moduleId }) => moduleId === module.id).map(({ moduleId: _moduleId, ...lesson }) => lesson),
  }))
  const { createdAt: _createdAt, position: _position, ...own } = course
  return { ...own, modules: outline }
}

/** What stands where in a course, and nothing else of it. */
export async function placesOf(db: Database | Transaction, courseId: string) {
  const modules = await db
    .select({ id: courseModules.id })
    .from(courseModules)
    .where(eq(courseModules.courseId, courseId))
    .orderBy(asc(courseModules.position), asc(courseModules.id))
  const rows = await db
    .select({ id: lessons.id, moduleId: lessons.moduleId })
    .from(lessons)
    .where(eq(lessons.courseId, courseId))
    .orderBy(asc(lessons.position), asc(lessons.id))
  return modules.map(({ id }) => ({ id, lessons: rows.filter(({ moduleId }) => moduleId === id) }))
}
