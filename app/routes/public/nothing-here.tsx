import type { PageWordsOfItsOwn } from '#features/site/page-meta.ts'
import type { SentSections } from '#features/writing/blocks/ready-sections.tsx'
import { useNotFoundWords } from '#routes/error-texts.ts'
import { ButtonLink } from '#ui/button-link.tsx'
import { PageHeading } from '#ui/page-heading.tsx'

import { FramedPage } from './framed-page.tsx'

/** What the owner has written of this page besides its words. */
export interface NothingAround {
  readonly head: { readonly title: string; readonly description?: string }
  readonly before: SentSections | null
  readonly after: SentSections | null
}

const NO_SECTIONS = { before: null, after: null }

/** What stands at an address where no page is. */
export function NothingHere({ around = null }: { around?: NothingAround | null }) {
  const { title, lead, action } = useNotFoundWords()
  return (
    <FramedPage frame={around ?? NO_SECTIONS}>
      <div className="wrap reading">
        <PageHeading title={title} eyebrow="404" lead={lead} />
        <ButtonLink to="/">{action}</ButtonLink>
      </div>
    </FramedPage>
  )
}

/** The words in the head of such a page. */
export const nothingHere = { title: 'Page not found', listed: false } as const

type Loaded = { readonly head: PageWordsOfItsOwn } | { readonly nothing: NothingAround | null } | { readonly preview: unknown }

/** The words in the head of a page that is built of sections, or is not there. */
export function headOf(loaded: Loaded | undefined): PageWordsOfItsOwn | undefined {
  if (!loaded || 'head' in loaded) return loaded?.head
  return { ...nothingHere, ...('nothing' in loaded && loaded.nothing?.head) }
}
