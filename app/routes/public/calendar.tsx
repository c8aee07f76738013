import { pageMeta } from '#features/site/page-meta.ts'
import { useSiteWords } from '#features/site/site-words.tsx'
import { ButtonLink } from '#ui/button-link.tsx'
import { EmptyState } from '#ui/empty-state.tsx'
import { PageHeading } from '#ui/page-heading.tsx'

import type { Route } from './+types/calendar.ts'

export const meta: Route.MetaFunction = (args) => pageMeta(args)

export default function CalendarPage() {
  const { scheduling } = useSiteWords()
  return (
    <div className="wrap reading">
      <PageHeading title="Personal Training Schedule" lead="Sessions and live Q&As, day by day." />
      <EmptyState
        title="No sessions are planned"
        level={2}
        action={
          <ButtonLink to={scheduling.href} kind="secondary">
            {scheduling.label}
          </ButtonLink>
        }
      >
        When the coach plans a session it stands here on its day, with its hour and its place. Until then you can choose a time
        yourself.
      </EmptyState>
    </div>
  )
}
