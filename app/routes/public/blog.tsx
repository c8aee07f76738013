import { pageMeta } from '#features/site/page-meta.ts'
import { EmptyState } from '#ui/empty-state.tsx'
import { PageHeading } from '#ui/page-heading.tsx'
import { TextLink } from '#ui/text-link.tsx'

import type { Route } from './+types/blog.ts'

export const meta: Route.MetaFunction = (args) => pageMeta(args)

export default function BlogPage() {
  return (
    <div className="wrap reading">
      <PageHeading title="Blog" lead="One question a week, answered at the length it deserves." />
      <EmptyState
        title="No blog posts available yet"
        level={2}
        action={
          <TextLink to="/courses" prefetch="intent">
            See the courses
          </TextLink>
        }
      >
        The first article stands here on the day it is published. It needs no account to read.
      </EmptyState>
    </div>
  )
}
