import { PageHeading } from '#ui/page-heading.tsx'

/** The page of courses while its list is on the way. */
export function WhileCoursesLoad({ title, lead }: { title: string; lead: string }) {
  return (
    <div className="wrap reading" aria-busy="true">
      <PageHeading title={title} lead={lead} />
      <output className="text-soft">Loading courses...</output>
    </div>
  )
}
