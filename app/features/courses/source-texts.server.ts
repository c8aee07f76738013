import { and, asc, eq, isNotNull } from 'drizzle-orm'

import type { Infrastructure } from '#platform/infrastructure.server.ts'

import { courses, lessons } from './core/tables.server.ts'
import { subjectOf } from './lessons/lesson-subject.ts'

/** Lessons that are open to all, for new texts to be made of. What a lesson for members or a draft says is never read. */
export const lessonTexts = {
  async list({ db }: Pick<Infrastructure, 'db'>) {
    const rows = await db
      .select({
        id: lessons.id,
        pillar: courses.pillar,
        title: lessons.title,
        summary: lessons.summary,
        practice: lessons.practice,
        body: lessons.body,
        isReviewed: isNotNull(lessons.reviewedAt).mapWith(Boolean),
      })
      .from(lessons)
      .innerJoin(courses, eq(courses.id, lessons.courseId))
      .where(and(eq(courses.isPublished, true), eq(lessons.status, 'published'), eq(lessons.isPreview, true)))
      .orderBy(asc(lessons.createdAt), asc(lessons.id))
    if (rows.length === 0) return { subjects: [], references: [] }
    const documents = await knownDocuments()
    const ids = new Map(documents.flatMap(({ id, url }) => (url ? [[url, id]] : [])))
    const subjects = rows.flatMap((row) => subjectOf(row, ids) ?? [])
    const used = new Set(subjects.flatMap(({ passages }) => passages.flatMap(({ sources }) => sources)))
    return { subjects, references: documents.filter(({ id }) => used.has(id)) }
  },
}

/** Half a megabyte of text beside them, so it is loaded where a lesson is open. */
async function knownDocuments() {
  const { librarySources } = await import('#content/library/library.ts')
  return librarySources
}
