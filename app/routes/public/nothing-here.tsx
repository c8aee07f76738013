import { NOT_FOUND_TITLE, notFoundWords } from '#content/not-found.ts'
import { useSiteWords } from '#features/site/core/site-words.tsx'
import type { PageWordsOfItsOwn } from '#features/site/page-meta.ts'
import { ReadySections, type SentSections } from '#features/writing/blocks/ready-sections.tsx'
import { ButtonLink } from '#ui/button-link.tsx'
import { PageHeading } from '#ui/page-heading.tsx'

/** What the owner has written of this page besides its words. */
export interface NothingAround {
  readonly head: { readonly title: string; readonly description?: string }
  readonly before: SentSections | null
  readonly after: SentSections | null
}

/** What stands at an address where no page is. */
export function NothingHere({ around = null }: { around?: NothingAround | null }) {
  const { title, lead, action } = { ...notFoundWords, ...useSiteWords().failures?.notFound }
  return (
    <>
      {around?.before && <ReadySections sections={around.before} />}
      <div className="wrap reading">
        <PageHeading title={title} eyebrow="404" lead={lead} />
        <ButtonLink to="/">{action}</ButtonLink>
      </div>
      {around?.after && <ReadySections sections={around.after} />}
    </>
  )
}

/** The words in the head of such a page. */
export const nothingHere = { title: NOT_FOUND_TITLE, listed: false } as const

type Loaded = { readonly head: PageWordsOfItsOwn } | { readonly nothing: NothingAround | null } | { readonly preview: unknown }

/** The words in the head of a page that is built of sections, or is not there. */
export function headOf(loaded: Loaded | undefined): PageWordsOfItsOwn | undefined {
  if (!loaded || 'head' in loaded) return loaded?.head
  return { ...nothingHere, ...('nothing' in loaded && loaded.nothing?.head) }
}
