import { data } from 'react-router'

import { pageMeta } from '#features/site/page-meta.ts'
import { ButtonLink } from '#ui/button-link.tsx'
import { PageHeading } from '#ui/page-heading.tsx'

import type { Route } from './+types/not-found.ts'

export const meta: Route.MetaFunction = (args) => pageMeta(args, { title: 'Page not found', listed: false })

export function loader() {
  return data(null, 404)
}

export default function NotFoundPage() {
  return (
    <div className="wrap reading">
      <PageHeading
        title="Oops! Page not found"
        eyebrow="404"
        lead="There is nothing at this address. The link may be old, or a letter may be missing."
      />
      <ButtonLink to="/">Return home</ButtonLink>
    </div>
  )
}
