import { pageMeta } from '#features/site/page-meta.ts'
import { EmptyState } from '#ui/empty-state.tsx'

import type { Route } from './+types/daily.ts'

export const meta: Route.MetaFunction = (args) => pageMeta(args, { title: 'Daily Auto', listed: false })

export default function DailyPage() {
  return <EmptyState title="Daily Auto" level={2} />
}
