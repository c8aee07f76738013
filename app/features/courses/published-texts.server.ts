import { and, eq, inArray } from 'drizzle-orm'

import { isId } from '#base/ids.ts'
import { pillars } from '#content/pillars.ts'
import type { PublishedText, PublishedTextContributor } from '#platform/published-texts.ts'

import { learningAddress } from './core/learning.ts'
import { courses, lessons } from './core/tables.server.ts'

const inTheOpen = and(eq(courses.isPublished, true), eq(lessons.status, 'published'))

/** What everybody may read of courses and lessons: title and summary. What is inside a lesson is the members’. */
export const coursePublishedTexts: PublishedTextContributor = {
  name: 'courses',
  async list({ db }) {
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
  async read({ db }, keys) {
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
    const kind = 'course' as const
    return new Map<string, PublishedText>([
      ...ofCourses.map(({ slug, title, summary, pillar }): [string, PublishedText] => {
        const subject = pillars.find((one) => one.slug === pillar)?.title ?? pillar
        const passages = [{ heading: title, text: `“${title}” is our course on ${subject.toLowerCase()}. ${summary}` }]
        return [slug, { path: learningAddress(null, slug), title, kind, passages }]
      }),
      ...ofLessons.map(({ id, slug, title, summary, course, courseTitle }): [string, PublishedText] => {
        const text = `“${title}” is a lesson of our course “${courseTitle}”. ${summary}`
        return [id, { path: learningAddress(null, course, slug), title, kind, passages: [{ heading: title, text }] }]
      }),
    ])
  },
}
