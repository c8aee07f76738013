import { redirect } from 'react-router'

import { viewer } from '#features/identity/viewer.server.ts'
import { pageMeta } from '#features/site/page-meta.ts'
import { EmptyState } from '#ui/empty-state.tsx'
import { PageHeading } from '#ui/page-heading.tsx'
import { TextLink } from '#ui/text-link.tsx'

import type { Route } from './+types/shop.ts'

export const meta: Route.MetaFunction = (args) => pageMeta(args)

/** What the owner manages stands at an address of its own, so that its scripts are no load to visitors. */
export function loader({ url, context }: Route.LoaderArgs) {
  if (url.searchParams.get('view') === 'manage' && context.get(viewer)?.isAdmin) throw redirect('/shop/manage')
  return null
}

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
