import { Form } from 'react-router'

import type { Day } from '#base/dates/calendar-day.ts'
import { DeleteButton } from '#features/blog/managing/delete-button.tsx'
import { editorAddress } from '#features/blog/managing/managed-posts.ts'
import { StatusBadge } from '#features/blog/managing/status-badge.tsx'
import { PersonField } from '#features/identity/core/person-field.tsx'
import { useNamed } from '#features/site/core/site-words.tsx'
import type { FormReport } from '#platform/form.ts'
import { Badge } from '#ui/badge.tsx'
import { Button } from '#ui/button.tsx'
import { Link } from '#ui/link.tsx'

import { DayPicker } from './day-picker.tsx'

/** A draft or scheduled post with its days in words. */
export interface ScheduledPostView {
  readonly id: string
  readonly title: string
  readonly author: string
  readonly status: 'draft' | 'scheduled' | 'published'
  readonly when: string
  readonly planned: { readonly at: Date; readonly day: Day } | null
  readonly metaDescription: string
  readonly overdue: string | null
}

type ScheduledCardProps = { post: ScheduledPostView; today: Day; action: string; report?: FormReport | undefined }

/** A post that is not published yet: when it appears, and how that is changed. */
export function ScheduledCard({ post, today, action, report }: ScheduledCardProps) {
  const { id, title, author, status, when, planned, metaDescription, overdue } = post
  return (
    <article className="card scheduled-card">
      <div className="min-w-0">
        <div className="flex flex-wrap items-baseline gap-x-3 gap-y-1">
          <StatusBadge status={status} />
          {overdue && <Badge tone="alert">Overdue</Badge>}
          <p className="cap num">
            {useNamed(author)} · {when}
          </p>
        </div>
        <h2 className="title mt-1 wrap-anywhere" id={`title-${id}`}>
          <Link to={editorAddress(id)}>{title}</Link>
        </h2>
        {overdue && <p className="mt-2 text-sm text-alert">{overdue}</p>}
        {metaDescription && <p className="mt-2 max-w-measure text-sm text-soft wrap-anywhere">{metaDescription}</p>}
        <div className="mt-4 flex flex-wrap items-center gap-2">
          <Form method="post" action={action} preventScrollReset>
            <PersonField />
            <input type="hidden" name="id" value={id} />
            <Button
              kind="secondary"
              size="small"
              name="intent"
              value="publish"
              busyLabel="Publishing..."
              aria-describedby={`title-${id}`}
            >
              Publish Now
            </Button>
          </Form>
          <DeleteButton postId={id} action={action} question="Are you sure you want to delete this post?" />
        </div>
      </div>
      <DayPicker postId={id} planned={planned} today={today} action={action} report={report} />
    </article>
  )
}
