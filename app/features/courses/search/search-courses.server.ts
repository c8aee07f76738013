import { sql } from 'drizzle-orm'

import { courses } from '#features/courses/core/tables.server.ts'
import type { Infrastructure } from '#platform/infrastructure.server.ts'
import { webSearch } from '#platform/web-search.server.ts'

import type { FoundCourse } from './found-lesson.ts'

const MAX_FOUND = 5
/** How alike a part of a title must be to what was typed (1 is the same). */
const LIKENESS = 0.5

/** Published courses in whose title and summary all the words stand, or whose title is nearly what was typed; the best first. */
export async function searchCourses({ db }: Pick<Infrastructure, 'db'>, query: string): Promise<FoundCourse[]> {
  if (query === '') return []
  const words = sql`to_tsvector('english', ${courses.title} || ' ' || ${courses.summary})`
  const asked = webSearch(query)
  const likeness = sql`word_similarity(${query.toLowerCase()}, lower(${courses.title}))`
  return db
    .select({ slug: courses.slug, title: courses.title, summary: courses.summary, pillar: courses.pillar })
    .from(courses)
    .where(sql`${courses.isPublished} and (${words} @@ ${asked} or ${likeness} >= ${LIKENESS})`)
    .orderBy(sql`ts_rank(${words}, ${asked}) + ${likeness} desc`, courses.position, courses.id)
    .limit(MAX_FOUND)
}
