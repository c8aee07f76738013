import { FoundCourses } from '#features/courses/search/found-courses.tsx'
import { queryOf } from '#features/courses/search/found-lesson.ts'
import { FoundLessons } from '#features/courses/search/found-lessons.tsx'
import { LessonSearch } from '#features/courses/search/lesson-search.tsx'
import { searchCourses } from '#features/courses/search/search-courses.server.ts'
import { searchLessons } from '#features/courses/search/search-lessons.server.ts'
import { viewer } from '#features/identity/viewer.server.ts'
import { findMembership } from '#features/membership/core/membership.server.ts'
import { pageMeta } from '#features/site/page-meta.ts'
import { servicesContext } from '#services.server.ts'
import { EmptyState } from '#ui/empty-state.tsx'
import { PageHeading } from '#ui/page-heading.tsx'
import { TextLink } from '#ui/text-link.tsx'

import type { Route } from './+types/course-search.ts'

export const meta: Route.MetaFunction = (args) => pageMeta(args, { title: 'Search lessons', listed: false })

export async function loader({ url, context }: Route.LoaderArgs) {
  const services = context.get(servicesContext)
  const person = context.get(viewer)
  const query = queryOf(url.searchParams.get('q'))
  const membership = person && (await findMembership(services.db, person.userId))
  const found = await searchLessons(services, query, { membership, isAdmin: person?.isAdmin ?? false })
  return { query, ...found, courses: await searchCourses(services, found.corrected ?? query) }
}

export default function CourseSearchPage({ loaderData: { query, lessons, courses, corrected } }: Route.ComponentProps) {
  return (
    <div className="wrap reading wrap-anywhere">
      <PageHeading
        title="Search lessons"
        lead="Titles, texts and what is said, with the second at which it is said."
        action={<LessonSearch query={query} />}
      />
      {query !== '' && lessons.length > 0 && (
        <output className="cap num">
          {corrected && `Nothing found for “${query}”. `}
          {countOf(lessons.length, corrected ?? query)}
        </output>
      )}
      {courses.length > 0 && <FoundCourses courses={courses} />}
      {lessons.length > 0 && <FoundLessons lessons={lessons} />}
      {query !== '' && lessons.length + courses.length === 0 && (
        <EmptyState title="No lesson was found" action={<TextLink to="/courses">All courses</TextLink>}>
          Try fewer words, or others for the same thing. Of lessons that you may not take yet, only titles and summaries are
          searched.
        </EmptyState>
      )}
    </div>
  )
}

function countOf(found: number, query: string): string {
  return found === 1 ? `1 lesson for “${query}”` : `${found} lessons for “${query}”`
}
