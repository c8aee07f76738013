import { clockTime } from '#features/courses/core/clock-time.ts'
import { PersonField } from '#features/identity/core/person-field.tsx'
import { AskFirst } from '#ui/ask-first.tsx'
import { Badge } from '#ui/badge.tsx'
import { Icon } from '#ui/icon.tsx'
import { TextLink } from '#ui/text-link.tsx'

import { lessonAddress } from './addresses.ts'
import { Handle, MoveButtons } from './move-controls.tsx'
import { useOutlineRow } from './outline-context.tsx'
import type { OutlineLesson } from './outline.ts'
import { whatGoes } from './what-goes.ts'

/** One lesson: what it is, who may take it, and where it stands. */
export function OutlineLessonRow({ lesson, number }: { lesson: OutlineLesson; number: number }) {
  const { address, isLit, dragged } = useOutlineRow()
  const { id, title, durationSeconds, status, isPreview, opensInTrial, isReviewed } = lesson
  return (
    <li className="outline-lesson" data-lesson={id} data-lit={isLit(id)} data-dragged={dragged === id || undefined}>
      <Handle kind="lesson" id={id} title={title} />
      <span className="outline-number num" aria-hidden="true">
        {number}
      </span>
      <div className="outline-words">
        <TextLink to={lessonAddress(id)} className="outline-link">
          {title}
        </TextLink>
        <span className="outline-marks">
          {durationSeconds > 0 && <span className="cap num">{clockTime(durationSeconds)}</span>}
          {status === 'draft' && <Badge tone="caution">Draft</Badge>}
          {isPreview && <Badge>Open to everybody</Badge>}
          {opensInTrial && <Badge>In the trial</Badge>}
          {!isReviewed && <span className="cap">Not yet reviewed</span>}
        </span>
      </div>
      <MoveButtons kind="lesson" id={id} title={title} />
      <AskFirst
        opener={{
          kind: 'tertiary',
          className: 'outline-delete',
          'aria-label': `Delete ${title}`,
          children: <Icon name="trash" size={18} />,
        }}
        title={`Delete “${title}”?`}
        action={address}
        preventScrollReset
        fields={
          <>
            <PersonField />
            <input type="hidden" name="lesson" value={id} />
          </>
        }
        answer={{ name: 'intent', value: 'delete-lesson', busyLabel: 'Deleting...' }}
      >
        <p>{whatGoes('lesson', [lesson])}</p>
      </AskFirst>
    </li>
  )
}
