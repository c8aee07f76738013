import type { LessonStatus } from '#features/courses/core/learning.ts'
import { Badge } from '#ui/badge.tsx'
import { Icon } from '#ui/icon.tsx'

/** How a lesson stands to whoever looks. One that is simply open has no mark. */
export function LessonStatusLine({ status, isDraft }: { status: LessonStatus; isDraft: boolean }) {
  return (
    <>
      {isDraft && <Badge tone="caution">Draft</Badge>}
      <StatusIcon status={status} />
    </>
  )
}

function StatusIcon({ status }: { status: LessonStatus }) {
  if (status === 'done') {
    return (
      <span className="lesson-done">
        <Icon name="check" size={16} /> Done
      </span>
    )
  }
  if (status === 'begun') return <Badge tone="plain">Begun</Badge>
  if (status === 'open to all') return <Badge tone="good">Open to all</Badge>
  if (status === 'open') return null
  return (
    <span className="lesson-locked">
      <Icon name="lock" size={16} label="Locked" /> {status === 'in the trial' ? 'In the trial' : 'For members'}
    </span>
  )
}
