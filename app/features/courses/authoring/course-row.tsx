import { Form } from 'react-router'

import { pillars, type PillarSlug } from '#content/pillars.ts'
import { PersonField } from '#features/identity/core/person-field.tsx'
import { Badge } from '#ui/badge.tsx'
import { Icon } from '#ui/icon.tsx'
import { Link } from '#ui/link.tsx'

import { COURSES, courseAddress } from './addresses.ts'
import { PublishButton } from './publish-button.tsx'

interface ManagedCourse {
  readonly id: string
  readonly pillar: PillarSlug
  readonly title: string
  readonly summary: string
  readonly isPublished: boolean
  readonly lessons: number
  readonly published: number
  readonly seconds: number
}

type ManagedCourseRowProps = { course: ManagedCourse; isFirst: boolean; isLast: boolean }

/** A course in the list of its authors: what is in it, whether it is to be seen, and where it stands. */
export function ManagedCourseRow({ course, isFirst, isLast }: ManagedCourseRowProps) {
  const { id, pillar, title, summary, isPublished } = course
  return (
    <li className="managed-course" data-pillar={pillar}>
      <div className="managed-course-words">
        <p className="course-pillar">{pillars.find(({ slug }) => slug === pillar)?.title}</p>
        <h2 className="managed-course-title">
          <Link to={courseAddress(id)}>{title}</Link>
        </h2>
        {summary && <p className="text-sm text-soft">{summary}</p>}
        <Counts {...course} />
      </div>
      <div className="managed-course-state">
        {isPublished ? <Badge tone="good">Published</Badge> : <Badge tone="caution">Not published</Badge>}
        <Form method="post" action={COURSES} preventScrollReset className="managed-course-acts">
          <PersonField />
          <input type="hidden" name="id" value={id} />
          <PublishButton isPublished={isPublished} title={title} />
          <button name="intent" value="up" className="icon-btn" aria-label={`Move ${title} up`} disabled={isFirst}>
            <Icon name="up" size={18} />
          </button>
          <button name="intent" value="down" className="icon-btn" aria-label={`Move ${title} down`} disabled={isLast}>
            <Icon name="down" size={18} />
          </button>
        </Form>
      </div>
    </li>
  )
}

function Counts({ lessons, published, seconds }: Pick<ManagedCourse, 'lessons' | 'published' | 'seconds'>) {
  if (lessons === 0) return <p className="cap">No lesson in it yet</p>
  const drafts = lessons - published
  return (
    <p className="cap num">
      {lessons === 1 ? '1 lesson' : `${lessons} lessons`} · {published} published
      {drafts > 0 && ` · ${drafts === 1 ? '1 draft' : `${drafts} drafts`}`}
      {seconds > 0 && ` · ${Math.round(seconds / 60)} min`}
    </p>
  )
}
