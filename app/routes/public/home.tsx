import { FloatingCard } from '#features/site/home/floating-card.tsx'
import { pageMeta } from '#features/site/page-meta.ts'
import { ReadySections } from '#features/writing/blocks/ready-sections.tsx'
import type { BesideHandle } from '#routes/area.ts'
import { ReadyMarkup } from '#ui/ready-markup.tsx'

import type { Route } from './+types/home.ts'
import { loadBuiltPage } from './built-page.server.ts'

/** What stands beside `main`. */
export const handle: BesideHandle<Route.ComponentProps['loaderData']> = {
  beside: (loaded) => {
    const card = loaded && 'card' in loaded ? loaded.card : null
    return card && <FloatingCard {...card} picture={card.picture && <ReadyMarkup markup={card.picture} />} />
  },
}

export const meta: Route.MetaFunction = (args) =>
  pageMeta(args, args.loaderData && 'head' in args.loaderData ? args.loaderData.head : undefined)

export function loader(args: Route.LoaderArgs) {
  return loadBuiltPage(args)
}

export default function HomePage({ loaderData }: Route.ComponentProps) {
  return 'sections' in loaderData && <ReadySections sections={loaderData.sections} />
}
