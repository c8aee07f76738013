import { pageMeta } from '#features/site/page-meta.ts'
import { ReadySections } from '#features/writing/blocks/ready-sections.tsx'
import { TextLink } from '#ui/text-link.tsx'

import type { Route } from './+types/built-page.ts'
import { loadBuiltPage } from './built-page.server.ts'
import { headOf, NothingHere } from './nothing-here.tsx'

export const meta: Route.MetaFunction = (args) => pageMeta(args, headOf(args.loaderData))

export function loader(args: Route.LoaderArgs) {
  return loadBuiltPage(args)
}

/** A page that is built of sections (features/pages). */
export default function BuiltPage({ loaderData }: Route.ComponentProps) {
  if ('nothing' in loaderData) return <NothingHere around={loaderData.nothing} />
  const { sections, earlier } = loaderData
  return (
    <>
      <ReadySections sections={sections} />
      {earlier && (
        <p className="wrap pb-10">
          <TextLink to={`/health-data/versions/${earlier}`}>What this said before</TextLink>
        </p>
      )}
    </>
  )
}
