import { coursesHeading } from '#content/courses-heading.ts'
import { PageHeading } from '#ui/page-heading.tsx'

/** The page of courses while its list is on the way. */
export function WhileCoursesLoad() {
  return (
    <div className="wrap reading" aria-busy="true">
      <PageHeading title={coursesHeading.title} lead={coursesHeading.lead} />
      <output className="text-soft">Loading courses...</output>
    </div>
  )
}
