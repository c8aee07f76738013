import { pageMeta } from '#features/site/page-meta.ts'
import { ReadyMarkup } from '#ui/ready-markup.tsx'

import type { Route } from './+types/own-page.ts'
import { loadBuiltPage } from './built-page.server.ts'
import { nothingHere, NothingHere } from './nothing-here.tsx'

export const meta: Route.MetaFunction = (args) => pageMeta(args, args.loaderData === null ? nothingHere : args.loaderData?.head)

export function loader(args: Route.LoaderArgs) {
  return loadBuiltPage(args)
}

/** A page of the owner’s own, at an address below the root. */
export default function OwnPage({ loaderData }: Route.ComponentProps) {
  return loaderData ? <ReadyMarkup markup={loaderData.markup} /> : <NothingHere />
}
