import { pageMeta } from '#features/site/page-meta.ts'
import { EmptyState } from '#ui/empty-state.tsx'

import type { Route } from './+types/batch.ts'

export const meta: Route.MetaFunction = (args) => pageMeta(args, { title: 'Batch Creator', listed: false })

export default function BatchPage() {
  return <EmptyState title="Batch Creator" level={2} />
}
