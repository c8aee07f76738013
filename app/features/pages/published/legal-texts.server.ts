import { datedHeadingKind } from '#features/pages/kinds/dated-heading.tsx'
import { headingKind } from '#features/pages/kinds/heading.tsx'
import { LEGAL_PATHS } from '#features/pages/starters/legal.ts'
import { fillIn } from '#features/site/core/fill-in.ts'
import { findSiteSettings } from '#features/site/settings/settings.server.ts'
import type { Infrastructure } from '#platform/infrastructure.server.ts'

import { findPublishedPages, type PublishedPage } from './find-published.server.ts'

/** A legal text as /legal lists it. */
interface ListedText {
  readonly to: string
  readonly title: string
  readonly lead: string
}

/** The legal texts with the headings that they have now. */
export async function listLegalTexts(services: Pick<Infrastructure, 'db' | 'broadcast' | 'log'>): Promise<ListedText[]> {
  const [{ house }, pages] = await Promise.all([findSiteSettings(services), findPublishedPages(services)])
  return fillIn(
    LEGAL_PATHS.flatMap((path) => {
      const page = pages.get(path)
      return page ? [{ to: path, ...headingOf(page) }] : []
    }),
    house.name,
  )
}

const HEADINGS: ReadonlySet<string> = new Set([datedHeadingKind.name, headingKind.name])

function headingOf({ sections, head, name }: PublishedPage): Omit<ListedText, 'to'> {
  const heading = sections.find(({ kind, isHidden }) => HEADINGS.has(kind) && !isHidden)
  const { title, lead } = (heading?.values ?? {}) as Partial<ListedText>
  return { title: title ?? (head.title || name), lead: lead ?? head.description }
}
