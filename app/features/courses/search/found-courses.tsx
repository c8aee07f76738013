import { learningAddress } from '#features/courses/core/learning.ts'
import { Link } from '#ui/link.tsx'

import type { FoundCourse } from './found-lesson.ts'

/** Courses that were found, above their lessons. */
export function FoundCourses({ courses }: { courses: readonly FoundCourse[] }) {
  return (
    <section aria-label="Courses">
      <ul className="grid">
        {courses.map(({ slug, title, summary, pillar }) => (
          <li key={slug} data-pillar={pillar} className="grid gap-1 border-t border-line py-5">
            <p className="cap">Course</p>
            <h2 className="title">
              <Link to={learningAddress(null, slug)}>{title}</Link>
            </h2>
            <p className="max-w-prose text-soft">{summary}</p>
          </li>
        ))}
      </ul>
    </section>
  )
}
