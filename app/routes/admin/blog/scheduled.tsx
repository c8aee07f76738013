import { pageMeta } from '#features/site/page-meta.ts'
import { EmptyState } from '#ui/empty-state.tsx'

import type { Route } from './+types/scheduled.ts'

export const meta: Route.MetaFunction = (args) => pageMeta(args, { title: 'Scheduled', listed: false })

export default function ScheduledPage() {
  return <EmptyState title="Scheduled" level={2} />
}
