import { PersonField } from '#features/identity/core/person-field.tsx'
import { AskFirst } from '#ui/ask-first.tsx'
import { Badge } from '#ui/badge.tsx'
import { TextLink } from '#ui/text-link.tsx'

import { lessonAs } from './addresses.ts'
import { whatGoes } from './what-goes.ts'

interface StateOf {
  readonly status: 'draft' | 'published'
  readonly content: { readonly title: string; readonly slug: string }
  readonly course: { readonly slug: string; readonly isPublished: boolean }
  readonly members: number
  readonly notes: number
}

/** Whether the lesson is to be seen, how others see it, and what ends it. */
export function LessonState({ lesson, address }: { lesson: StateOf; address: string }) {
  const { status, content, course } = lesson
  const page = `/courses/${course.slug}/${content.slug}`
  return (
    <div className="lesson-state">
      {status === 'published' ? <Badge tone="good">Published</Badge> : <Badge tone="caution">Draft</Badge>}
      {status === 'published' && !course.isPublished && <span className="cap">Its course is not published</span>}
      <p className="lesson-views">
        <span className="cap">View as</span>
        <TextLink to={lessonAs(page, 'visitor')}>visitor</TextLink>
        <TextLink to={lessonAs(page, 'trial')}>trial</TextLink>
        <TextLink to={lessonAs(page, 'member')}>member</TextLink>
      </p>
      <AskFirst
        opener={{ kind: 'danger', size: 'small', className: 'btn-quiet', children: 'Delete lesson' }}
        title={`Delete “${content.title}”?`}
        action={address}
        fields={<PersonField />}
        answer={{ name: 'intent', value: 'delete', busyLabel: 'Deleting...' }}
      >
        <p>{whatGoes('lesson', [lesson])}</p>
      </AskFirst>
    </div>
  )
}
