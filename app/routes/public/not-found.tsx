import { data } from 'react-router'

import { pageMeta } from '#features/site/page-meta.ts'

import type { Route } from './+types/not-found.ts'
import { loadNothingHere } from './nothing-here.server.ts'
import { nothingHere, NothingHere } from './nothing-here.tsx'

export const meta: Route.MetaFunction = (args) => pageMeta(args, { ...nothingHere, ...args.loaderData?.head })

export async function loader(args: Route.LoaderArgs) {
  return data(await loadNothingHere(args), 404)
}

export default function NotFoundPage({ loaderData }: Route.ComponentProps) {
  return <NothingHere around={loaderData} />
}
