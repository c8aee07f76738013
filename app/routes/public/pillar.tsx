import { pageMeta } from '#features/site/page-meta.ts'
import { questionFontPreload } from '#ui/font-preloads.ts'
import { ReadyMarkup } from '#ui/ready-markup.tsx'

import type { Route } from './+types/pillar.ts'
import { loadBuiltPage } from './built-page.server.ts'
import { nothingHere, NothingHere } from './nothing-here.tsx'

export const links: Route.LinksFunction = () => [questionFontPreload]

export const meta: Route.MetaFunction = (args) => pageMeta(args, args.loaderData === null ? nothingHere : args.loaderData?.head)

export function loader(args: Route.LoaderArgs) {
  return loadBuiltPage(args)
}

export default function PillarPage({ loaderData }: Route.ComponentProps) {
  return loaderData ? <ReadyMarkup markup={loaderData.markup} /> : <NothingHere />
}
