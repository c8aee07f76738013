import { pageMeta } from '#features/site/page-meta.ts'
import { ReadySections } from '#features/writing/blocks/ready-sections.tsx'

import type { Route } from './+types/pillar.ts'
import { loadBuiltPage } from './built-page.server.ts'
import { headOf, NothingHere } from './nothing-here.tsx'

export const meta: Route.MetaFunction = (args) => pageMeta(args, headOf(args.loaderData))

export function loader(args: Route.LoaderArgs) {
  return loadBuiltPage(args)
}

export default function PillarPage({ loaderData }: Route.ComponentProps) {
  return 'nothing' in loaderData ? <NothingHere around={loaderData.nothing} /> : <ReadySections sections={loaderData.sections} />
}
