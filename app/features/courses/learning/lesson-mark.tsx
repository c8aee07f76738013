import type { LessonMark } from '#features/courses/core/learning.ts'
import { Badge } from '#ui/badge.tsx'
import { Icon } from '#ui/icon.tsx'

/** How a lesson stands to whoever looks. One that is simply open has no mark. */
export function LessonMarkLine({ mark, isDraft }: { mark: LessonMark; isDraft: boolean }) {
  return (
    <>
      {isDraft && <Badge tone="caution">Draft</Badge>}
      <Mark mark={mark} />
    </>
  )
}

function Mark({ mark }: { mark: LessonMark }) {
  if (mark === 'done') {
    return (
      <span className="lesson-done">
        <Icon name="check" size={16} /> Done
      </span>
    )
  }
  if (mark === 'begun') return <Badge tone="plain">Begun</Badge>
  if (mark === 'open to all') return <Badge tone="good">Open to all</Badge>
  if (mark === 'open') return null
  return (
    <span className="lesson-locked">
      <Icon name="lock" size={16} label="Locked" /> {mark === 'in the trial' ? 'In the trial' : 'For members'}
    </span>
  )
}
