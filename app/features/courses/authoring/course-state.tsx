import { Form } from 'react-router'

import { PersonField } from '#features/identity/core/person-field.tsx'
import { AskFirst } from '#ui/ask-first.tsx'
import { Badge } from '#ui/badge.tsx'
import { TextLink } from '#ui/text-link.tsx'

import type { OutlineModule } from './outline.ts'
import { PublishButton } from './publish-button.tsx'
import { whatGoes } from './what-goes.ts'

interface StateOf {
  readonly title: string
  readonly slug: string
  readonly isPublished: boolean
  readonly modules: ReadonlyArray<OutlineModule>
}

/** Whether the course is to be seen, and what ends that. */
export function CourseState({ course, address }: { course: StateOf; address: string }) {
  const { title, slug, isPublished, modules } = course
  const lessons = modules.flatMap((module) => module.lessons)
  return (
    <div className="flex flex-wrap items-center gap-x-4 gap-y-2">
      {isPublished ? <Badge tone="good">Published</Badge> : <Badge tone="caution">Not published</Badge>}
      {isPublished && !lessons.some(({ status }) => status === 'published') && (
        <span className="cap">No lesson in it is published yet</span>
      )}
      <TextLink to={`/courses/${slug}`} className="text-sm">
        See it
      </TextLink>
      <Form method="post" action={address} preventScrollReset>
        <PersonField />
        <PublishButton isPublished={isPublished} />
      </Form>
      <AskFirst
        opener={{ kind: 'danger', size: 'small', className: 'btn-quiet', children: 'Delete course' }}
        title={`Delete “${title}”?`}
        action={address}
        fields={<PersonField />}
        answer={{ name: 'intent', value: 'delete', busyLabel: 'Deleting...' }}
      >
        <p>{whatGoes('course', lessons)}</p>
      </AskFirst>
    </div>
  )
}
