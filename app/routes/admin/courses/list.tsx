import { data, Form } from 'react-router'

import { pillars } from '#content/pillars.ts'
import { COURSES, courseAddress } from '#features/courses/authoring/addresses.ts'
import { NewCourseForm } from '#features/courses/authoring/course-form.ts'
import { ManagedCourseRow } from '#features/courses/authoring/course-row.tsx'
import { beginCourse, moveCourse, setCoursePublished } from '#features/courses/authoring/edit-course.server.ts'
import { listManagedCourses } from '#features/courses/authoring/read-outline.server.ts'
import { PersonField } from '#features/identity/core/person-field.tsx'
import { signedIn } from '#features/identity/viewer.server.ts'
import { pageMeta } from '#features/site/page-meta.ts'
import { redirectWithToast } from '#platform/flash.server.ts'
import type { Toast } from '#platform/flash.ts'
import { parseFields, readForm } from '#platform/form.server.ts'
import { answerOf } from '#platform/intent.ts'
import { AdminHeading } from '#routes/admin/admin-heading.tsx'
import { servicesContext } from '#services.server.ts'
import { Button } from '#ui/button.tsx'
import { Card } from '#ui/card.tsx'
import { EmptyState } from '#ui/empty-state.tsx'
import { Field } from '#ui/field.tsx'
import { SelectField } from '#ui/select-field.tsx'

import type { Route } from './+types/list.ts'

export const meta: Route.MetaFunction = (args) => pageMeta(args, { title: 'Courses', listed: false })

export async function loader({ context }: Route.LoaderArgs) {
  return { courses: await listManagedCourses(context.get(servicesContext)) }
}

const DELETED: Toast = { title: 'This course is gone', text: 'Somebody has deleted it.', kind: 'error' }
const SHOWN: Toast = { title: 'Course published', text: 'It is among the courses now.' }
const HIDDEN: Toast = { title: 'Course unpublished', text: 'Nobody but you sees it, or its lessons.' }

export async function action({ request, context }: Route.ActionArgs) {
  const services = context.get(servicesContext)
  const author = signedIn(context)
  const fields = await readForm(request)
  const { intent, id = '' } = fields
  const move = async (by: -1 | 1) => redirectWithToast(COURSES, (await moveCourse(services, id, by)) ? [] : DELETED)
  const show = async (isShown: boolean) => {
    const done = await setCoursePublished(services, author, id, isShown)
    return redirectWithToast(COURSES, done.ok ? (isShown ? SHOWN : HIDDEN) : DELETED)
  }
  const begin = async () => {
    const form = parseFields(fields, NewCourseForm)
    if (!form.ok) return data({ report: form.report }, 400)
    const begun = await beginCourse(services, author, form.value)
    return redirectWithToast(courseAddress(begun), { title: 'Course created', text: 'Nobody sees it until you publish it.' })
  }
  const answers = { up: () => move(-1), down: () => move(1), publish: () => show(true), unpublish: () => show(false), begin }
  return answerOf(answers, intent)()
}

export default function CoursesPage({ loaderData: { courses }, actionData }: Route.ComponentProps) {
  return (
    <>
      <AdminHeading title="Courses">What members learn from, in the order in which the site shows it.</AdminHeading>
      {courses.length === 0 ? (
        <EmptyState title="No courses yet" level={2}>
          A course belongs to one of the five pillars and holds lessons in order. Create the first one below.
        </EmptyState>
      ) : (
        <ol className="managed-courses">
          {courses.map((course, at) => (
            <ManagedCourseRow key={course.id} course={course} isFirst={at === 0} isLast={at === courses.length - 1} />
          ))}
        </ol>
      )}
      <Card title="New course" className="mt-8">
        <Form method="post" action={COURSES} noValidate preventScrollReset className="new-course">
          <PersonField />
          <Field label="Title" name="title" report={actionData?.report} autoComplete="off" />
          <SelectField
            label="Pillar"
            name="pillar"
            options={pillars.map(({ slug, title }) => ({ value: slug, label: title }))}
            report={actionData?.report}
          />
          <Button name="intent" value="begin" busyLabel="Creating...">
            Create course
          </Button>
        </Form>
      </Card>
    </>
  )
}
