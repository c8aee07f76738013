import type { Page } from '#features/pages/core/page.ts'
import { drawSections, type DrawnSections, type SectionsPlace } from '#features/pages/kinds/draw-sections.tsx'
import type { SectionData } from '#features/pages/kinds/section-view.tsx'
import { siteWordsOf, type SiteWords } from '#features/site/core/site-words.tsx'
import { findSiteSettings } from '#features/site/settings/settings.server.ts'
import { playedSources, type PlayedSources } from '#features/writing/blocks/page-sources.ts'
import { drawnFrom, type DrawnMarkup } from '#platform/ready-markup.server.ts'

import { findSectionData, type DrawingServices, type PageReader } from './section-data.server.ts'

type Needs = DrawingServices
type Sections = Page['sections']

/** What a page is drawn from besides its sections; a draft is drawn for its owner, with the ids of its sections. */
export interface DrawablePage {
  readonly subject: string | null
  /** When what it says last changed, as an ISO 8601 date or instant; null where nobody knows. */
  readonly changedAt: string | null
  readonly reader: PageReader
  readonly isDraft?: boolean
}

/** Sections as they were drawn. */
export interface DrawnPart {
  readonly markup: DrawnMarkup
  /** The addresses of pictures on the first screen. */
  readonly firstPictures: readonly string[]
  /** Whom they play from, once somebody presses a button in them. */
  readonly sources: PlayedSources
}

/** Draws the sections of a page, with what they show of others, for whoever reads it. */
export async function drawPage(
  services: Needs,
  {
    sections,
    head: { title },
    ...page
  }: DrawablePage & { readonly sections: Sections; readonly head: { readonly title: string } },
) {
  const { parts, holdsUntil } = await drawParts(services, { ...page, parts: [{ sections, place: { title } }] })
  return { ...parts[0]!, holdsUntil }
}

/** Sections of a page that stand together. */
export interface PagePart {
  readonly sections: Sections
  readonly place: SectionsPlace
  readonly mayTitle?: boolean
}

/**
 * Draws sections of one page that stand apart from each other, with what all of them show read at once. `holdsUntil` is the instant from which
 * something in them is true no more; null while they change only with their content.
 */
export async function drawParts(
  services: Needs,
  { parts, reader, ...page }: DrawablePage & { readonly parts: readonly PagePart[] },
) {
  const [settings, { data, holdsUntil }] = await Promise.all([
    findSiteSettings(services),
    findSectionData(services, { sections: parts.flatMap(({ sections }) => sections), changedAt: page.changedAt, reader }),
  ])
  const words = siteWordsOf(settings)
  const drawn: DrawnPart[] = []
  for (const { sections, place, mayTitle = false } of parts) {
    const isTitled = drawn.some(({ markup }) => markup.html.includes('<h1'))
    drawn.push(drawPart(sections, { ...page, words, data, place, mayTitle: mayTitle && !isTitled }))
  }
  return { parts: drawn, holdsUntil }
}

interface PartOptions extends Pick<DrawablePage, 'subject' | 'isDraft'> {
  readonly mayTitle: boolean
  readonly words: SiteWords
  readonly data: SectionData
  readonly place: SectionsPlace
}

/** What was drawn last of these sections for readers of each plan: those of a published page are the same ones until another is published. */
const lastDrawn = new WeakMap<Sections, Map<SectionData['ownPlan'], DrawnPart>>()

/** Draws sections, unless they were drawn from the same the last time: reading Markdown costs milliseconds. */
function drawPart(sections: Sections, { isDraft = false, ...options }: PartOptions): DrawnPart {
  const byPlan = lastDrawn.get(sections) ?? new Map<SectionData['ownPlan'], DrawnPart>()
  lastDrawn.set(sections, byPlan)
  const last = byPlan.get(options.data.ownPlan)
  let more: Omit<DrawnSections, 'html'> | null = null
  const { mark, html } = drawnFrom(
    { sections, isDraft, ...options },
    () => {
      const { html, ...rest } = drawSections(sections, { ...options, areMarked: isDraft })
      more = rest
      return html
    },
    last?.markup,
  )
  if (last && more === null) return last
  const { firstPictures, sheets } = more!
  const drawn = { markup: { mark, html, sheets }, firstPictures, sources: playedSources(html) }
  byPlan.set(options.data.ownPlan, drawn)
  return drawn
}
