import { data } from 'react-router'

import { pageMeta } from '#features/site/page-meta.ts'

import type { Route } from './+types/not-found.ts'
import { nothingHere, NothingHere } from './nothing-here.tsx'

export const meta: Route.MetaFunction = (args) => pageMeta(args, nothingHere)

export function loader() {
  return data(null, 404)
}

export default function NotFoundPage() {
  return <NothingHere />
}
