import type { Page } from '#features/pages/core/page.ts'
import { drawSections, type DrawnSections } from '#features/pages/kinds/draw-sections.tsx'
import { siteWordsOf } from '#features/site/core/site-words.tsx'
import { findSiteSettings } from '#features/site/settings/settings.server.ts'
import type { Infrastructure } from '#platform/infrastructure.server.ts'
import { drawnFrom, type DrawnMarkup } from '#platform/ready-markup.server.ts'

import { findSectionData, type PageReader } from './section-data.server.ts'

type Needs = Pick<Infrastructure, 'db' | 'broadcast' | 'log' | 'clock'>
type Sections = Page['sections']

interface DrawnPage {
  readonly markup: DrawnMarkup
  /** The addresses of pictures on the first screen. */
  readonly firstPictures: readonly string[]
  /** The instant from which something on it is true no more; null while it changes only with its content. */
  readonly holdsUntil: Date | null
}

/** What a page is drawn from; a draft is drawn for its owner, with the ids of its sections. */
export interface DrawablePage {
  readonly subject: string | null
  readonly reader: PageReader
  readonly isDraft?: boolean
}

/** Draws the sections of a page, with what they show of others, for whoever reads it. */
export async function drawPage(
  services: Needs,
  { sections, ...page }: DrawablePage & { readonly sections: Sections },
): Promise<DrawnPage> {
  const { parts, holdsUntil } = await drawParts(services, { ...page, parts: [sections] })
  return { ...parts[0]!, holdsUntil }
}

/** Draws sections of one page that stand apart from each other, with what all of them show read at once. */
export async function drawParts(
  services: Needs,
  { parts, subject, reader, isDraft = false }: DrawablePage & { readonly parts: readonly Sections[] },
) {
  const [settings, { data, holdsUntil }] = await Promise.all([
    findSiteSettings(services),
    findSectionData(services, parts.flat(), reader),
  ])
  const words = siteWordsOf(settings)
  const drawn = parts.map((sections, at) => {
    const earlier = parts.slice(0, at).flat()
    let more: Pick<DrawnSections, 'firstPictures' | 'sheets'> = { firstPictures: [], sheets: [] }
    const { mark, html } = drawnFrom({ sections, subject, words, data, earlier, isDraft }, () => {
      const { html, ...rest } = drawSections(sections, { words, data, subject, earlier, areMarked: isDraft })
      more = rest
      return html
    })
    return { markup: { mark, html, sheets: more.sheets }, firstPictures: more.firstPictures }
  })
  return { parts: drawn, holdsUntil }
}
