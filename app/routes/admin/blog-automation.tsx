import { pageMeta } from '#features/site/page-meta.ts'
import { EmptyState } from '#ui/empty-state.tsx'
import { TextLink } from '#ui/text-link.tsx'

import type { Route } from './+types/blog-automation.ts'
import { AdminHeading } from './admin-heading.tsx'

export const meta: Route.MetaFunction = (args) => pageMeta(args, { title: 'Blog automation', listed: false })

export default function BlogAutomationPage() {
  return (
    <>
      <AdminHeading title="Blog automation">Drafts, schedules and the daily article will be managed from here.</AdminHeading>
      <EmptyState title="Nothing is automated yet" level={2} action={<TextLink to="/blog">See the blog</TextLink>}>
        No article is written, planned or published by itself. The public blog shows what visitors see today.
      </EmptyState>
    </>
  )
}
