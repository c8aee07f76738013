import { SiteWordsContext, useSiteWords } from '#features/site/core/site-words.tsx'
import { pageMeta } from '#features/site/page-meta.ts'
import { ReadySections } from '#features/writing/blocks/ready-sections.tsx'
import { ErrorPage } from '#routes/error-page.tsx'

import type { Route } from './+types/own-page.ts'
import { loadBuiltPage } from './built-page.server.ts'
import { previewFailure } from './nothing-here.server.ts'
import { headOf, NothingHere } from './nothing-here.tsx'

export const meta: Route.MetaFunction = (args) => pageMeta(args, headOf(args.loaderData))

export async function loader(args: Route.LoaderArgs) {
  const preview = await previewFailure(args)
  return preview ? { preview } : loadBuiltPage(args)
}

/** A page of the owner’s own, at an address below the root; for its owner, also the draft of a page of failures. */
export default function OwnPage({ loaderData }: Route.ComponentProps) {
  const words = useSiteWords()
  if ('sections' in loaderData) return <ReadySections sections={loaderData.sections} />
  if ('nothing' in loaderData) return <NothingHere around={loaderData.nothing} />
  const { failures, nothing } = loaderData.preview
  return (
    <SiteWordsContext value={{ ...words, failures }}>
      {nothing ? <NothingHere around={nothing} /> : <ErrorPage status={500} />}
    </SiteWordsContext>
  )
}
