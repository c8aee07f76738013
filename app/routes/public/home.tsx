import { FloatingCard } from '#features/site/home/floating-card.tsx'
import { pageMeta } from '#features/site/page-meta.ts'
import { ReadySections } from '#features/writing/blocks/ready-sections.tsx'
import type { BesideHandle } from '#routes/area.ts'
import { questionFontPreload } from '#ui/font-preloads.ts'

import type { Route } from './+types/home.ts'
import { loadBuiltPage } from './built-page.server.ts'

/** What stands beside `main`. */
export const handle: BesideHandle = { beside: <FloatingCard /> }

export const links: Route.LinksFunction = () => [questionFontPreload]

export const meta: Route.MetaFunction = (args) =>
  pageMeta(args, args.loaderData && 'head' in args.loaderData ? args.loaderData.head : undefined)

export function loader(args: Route.LoaderArgs) {
  return loadBuiltPage(args)
}

export default function HomePage({ loaderData }: Route.ComponentProps) {
  return 'sections' in loaderData && <ReadySections sections={loaderData.sections} />
}
