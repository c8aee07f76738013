import { pageMeta } from '#features/site/page-meta.ts'
import { EmptyState } from '#ui/empty-state.tsx'
import { PageHeading } from '#ui/page-heading.tsx'
import { TextLink } from '#ui/text-link.tsx'

import type { Route } from './+types/shop.ts'

export const meta: Route.MetaFunction = (args) => pageMeta(args)

export default function ShopPage() {
  return (
    <div className="wrap reading">
      <PageHeading title="Wellness Shop" lead="Supplements, equipment, books and accessories that go with the lessons." />
      <EmptyState
        title="The shelves are empty"
        level={2}
        action={
          <TextLink to="/pillar/supplements" prefetch="intent">
            How we choose supplements
          </TextLink>
        }
      >
        Products appear here when the coach has chosen them, each with its price and the reason it was picked.
      </EmptyState>
    </div>
  )
}
