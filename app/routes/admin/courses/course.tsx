import { data, type ShouldRevalidateFunctionArgs } from 'react-router'

import { COURSES, courseAddress } from '#features/courses/authoring/addresses.ts'
import { CourseFields } from '#features/courses/authoring/course-fields.tsx'
import { CourseState } from '#features/courses/authoring/course-state.tsx'
import { OutlineEditor } from '#features/courses/authoring/outline-editor.tsx'
import { findOutline } from '#features/courses/authoring/read-outline.server.ts'
import { TitleAdder } from '#features/courses/authoring/title-adder.tsx'
import { OfferedClaims } from '#features/site/claims/offered-claims.tsx'
import { pageMeta } from '#features/site/page-meta.ts'
import { AdminHeading } from '#routes/admin/admin-heading.tsx'
import { findUnclaimed } from '#routes/admin/unclaimed.server.ts'
import { servicesContext } from '#services.server.ts'
import { Card } from '#ui/card.tsx'
import { TextLink } from '#ui/text-link.tsx'

import type { Route } from './+types/course.ts'
import { handleCourseAction } from './course-action.server.ts'

export const meta: Route.MetaFunction = (args) => pageMeta(args, { title: 'Course', listed: false })

export async function loader({ params, context }: Route.LoaderArgs) {
  const services = context.get(servicesContext)
  const course = await findOutline(services, params.id)
  if (!course) throw data(null, 404)
  return { course, claims: await findUnclaimed(services, [course.title, course.summary]) }
}

export async function action({ request, params, context }: Route.ActionArgs) {
  return handleCourseAction(context, params.id, request)
}

/** Where somebody else was quicker, the page shows what they did. */
export function shouldRevalidate({ actionStatus, defaultShouldRevalidate }: ShouldRevalidateFunctionArgs): boolean {
  return actionStatus === 409 || defaultShouldRevalidate
}

export default function CoursePage({ loaderData: { course, claims }, actionData }: Route.ComponentProps) {
  const here = courseAddress(course.id)
  const isRefused = actionData?.refused === 'course'
  return (
    <div data-pillar={course.pillar}>
      <AdminHeading
        title={course.title}
        eyebrow={<TextLink to={COURSES}>All courses</TextLink>}
        action={<CourseState course={course} address={here} />}
      />
      <div className="course-editor">
        <section aria-labelledby="outline-title">
          <h2 className="title mb-3" id="outline-title">
            Outline
          </h2>
          <OutlineEditor key={course.id} modules={course.modules} version={course.version} address={here} />
          <div className="outline-new">
            <TitleAdder form="add-module" address={here} intent="add-module" label="New module" button="Add module" />
          </div>
        </section>
        <Card title="About the course">
          <CourseFields course={course} address={here} report={isRefused ? actionData.report : undefined} />
          <OfferedClaims sentences={claims} />
        </Card>
      </div>
    </div>
  )
}
