import { pageMeta } from '#features/site/page-meta.ts'
import { EmptyState } from '#ui/empty-state.tsx'

import type { Route } from './+types/manage.ts'

export const meta: Route.MetaFunction = (args) => pageMeta(args, { title: 'Manage Posts', listed: false })

export default function ManagePage() {
  return <EmptyState title="Manage Posts" level={2} />
}
