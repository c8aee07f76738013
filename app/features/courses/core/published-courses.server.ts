import { and, asc, eq, exists, isNotNull, sql } from 'drizzle-orm'

import type { Infrastructure } from '#platform/infrastructure.server.ts'

import { inOrder } from './course-cards.server.ts'
import type { PublishedCourse } from './published-course.ts'
import { courseModules, courses, lessonRecordings, lessons } from './tables.server.ts'

/** All published courses with their published lessons. */
export async function listPublishedCourses({ db }: Pick<Infrastructure, 'db'>): Promise<PublishedCourse[]> {
  const films = db
    .select({ one: sql`1` })
    .from(lessonRecordings)
    .where(
      and(eq(lessonRecordings.lessonId, lessons.id), eq(lessonRecordings.kind, 'video'), isNotNull(lessonRecordings.completeAt)),
    )
  const ofCourses = await db
    .select({ id: courses.id, slug: courses.slug, pillar: courses.pillar, title: courses.title, summary: courses.summary })
    .from(courses)
    .where(eq(courses.isPublished, true))
    .orderBy(...inOrder)
  const { slug, title, summary, durationSeconds } = lessons
  const ofLessons = await db
    .select({
      courseId: lessons.courseId,
      slug,
      title,
      summary,
      durationSeconds,
      opensInTrial: sql<boolean>`${lessons.opensInTrial} or ${lessons.isPreview}`,
      hasFilm: sql<boolean>`${exists(films)}`,
    })
    .from(lessons)
    .innerJoin(courseModules, eq(courseModules.id, lessons.moduleId))
    .where(eq(lessons.status, 'published'))
    .orderBy(asc(courseModules.position), asc(courseModules.id), asc(lessons.position), asc(lessons.id))
  const byCourse = Map.groupBy(ofLessons, ({ courseId }) => courseId)
  return ofCourses.map(({ id, ...course }) => ({
    ...course,
    lessons: (byCourse.get(id) ?? []).map(({ courseId: _course, ...lesson }) => lesson),
  }))
}
