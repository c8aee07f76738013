import { pageMeta } from '#features/site/page-meta.ts'
import { ReadyMarkup } from '#ui/ready-markup.tsx'

import type { Route } from './+types/built-page.ts'
import { loadBuiltPage } from './built-page.server.ts'
import { nothingHere, NothingHere } from './nothing-here.tsx'

export const meta: Route.MetaFunction = (args) => pageMeta(args, args.loaderData === null ? nothingHere : args.loaderData?.head)

export function loader(args: Route.LoaderArgs) {
  return loadBuiltPage(args)
}

/** A page that is built of sections (features/pages). */
export default function BuiltPage({ loaderData }: Route.ComponentProps) {
  return loaderData ? <ReadyMarkup markup={loaderData.markup} /> : <NothingHere />
}
