import { pageMeta } from '#features/site/page-meta.ts'
import { EmptyState } from '#ui/empty-state.tsx'

import type { Route } from './+types/generator.ts'

export const meta: Route.MetaFunction = (args) => pageMeta(args, { title: 'AI Generator', listed: false })

export default function GeneratorPage() {
  return <EmptyState title="AI Generator" level={2} />
}
