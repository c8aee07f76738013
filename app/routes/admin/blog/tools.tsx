import { pageMeta } from '#features/site/page-meta.ts'
import { EmptyState } from '#ui/empty-state.tsx'

import type { Route } from './+types/tools.ts'

export const meta: Route.MetaFunction = (args) => pageMeta(args, { title: 'Admin Tools', listed: false })

export default function ToolsPage() {
  return <EmptyState title="Admin Tools" level={2} />
}
