import { and, eq, inArray } from 'drizzle-orm'

import { isId } from '#base/ids.ts'
import { pillars } from '#content/pillars.ts'
import type { Infrastructure } from '#platform/infrastructure.server.ts'

import { learningAddress } from './core/learning.ts'
import { courses, lessons } from './core/tables.server.ts'

const inTheOpen = and(eq(courses.isPublished, true), eq(lessons.status, 'published'))

/** What everybody may read of courses and lessons: title and summary. What is inside a lesson is the members’. */
export const coursePublishedTexts = {
  name: 'courses',
  async list({ db }: Pick<Infrastructure, 'db'>) {
    const ofCourses = await db.select().from(courses).where(eq(courses.isPublished, true))
    const ofLessons = await db
      .select({ id: lessons.id, slug: lessons.slug, title: lessons.title, summary: lessons.summary, course: courses.slug })
      .from(lessons)
      .innerJoin(courses, eq(courses.id, lessons.courseId))
      .where(inTheOpen)
    return [
      ...ofCourses.map(({ slug, title, summary }) => ({ key: slug, mark: `${title}\n${summary}` })),
      ...ofLessons.map(({ id, slug, title, summary, course }) => ({ key: id, mark: `${course}/${slug}\n${title}\n${summary}` })),
    ]
  },
  async read({ db }: Pick<Infrastructure, 'db'>, keys: ReadonlyArray<string>) {
    const ofCourses = await db
      .select()
      .from(courses)
      .where(and(inArray(courses.slug, [...keys]), eq(courses.isPublished, true)))
    const ids = keys.filter((key) => isId(key))
    const ofLessons =
      ids.length === 0
        ? []
        : await db
            .select({
              id: lessons.id,
              slug: lessons.slug,
              title: lessons.title,
              summary: lessons.summary,
              course: courses.slug,
              courseTitle: courses.title,
            })
            .from(lessons)
            .innerJoin(courses, eq(courses.id, lessons.courseId))
            .where(and(inArray(lessons.id, ids), inTheOpen))
    return new Map([
      ...ofCourses.map(({ slug, title, summary, pillar }) => {
        const subject = pillars.find((one) => one.slug === pillar)?.title ?? pillar
        const text = `“${title}” is our course on ${subject.toLowerCase()}. ${summary}`
        return [slug, published(learningAddress(null, slug), title, text)] as const
      }),
      ...ofLessons.map(({ id, slug, title, summary, course, courseTitle }) => {
        const text = `“${title}” is a lesson of our course “${courseTitle}”. ${summary}`
        return [id, published(learningAddress(null, course, slug), title, text)] as const
      }),
    ])
  },
}

const published = (path: string, title: string, text: string) =>
  ({ path, title, kind: 'course', passages: [{ heading: title, text }] }) as const
