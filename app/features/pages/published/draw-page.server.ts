import { listPosts } from '#features/blog/post-list.server.ts'
import { findLessonAddresses } from '#features/courses/learning/lesson-addresses.server.ts'
import type { Page } from '#features/pages/core/page.ts'
import { drawSections } from '#features/pages/kinds/draw-sections.tsx'
import type { SectionData } from '#features/pages/kinds/section-view.tsx'
import type { SiteSettings } from '#features/site/core/site-settings.ts'
import { siteWordsOf } from '#features/site/core/site-words.tsx'
import { findSiteSettings } from '#features/site/settings/settings.server.ts'
import { findStoriesForRow } from '#features/site/stories/published-stories.server.ts'
import { playedSources, type PlayedSources } from '#features/writing/blocks/page-sources.ts'
import type { Infrastructure } from '#platform/infrastructure.server.ts'
import { drawnFrom, type DrawnMarkup } from '#platform/ready-markup.server.ts'

import { readMarkdown } from './read-markdown.server.ts'

/** What is drawn, and on what. */
export interface PageToDraw extends Pick<Page, 'sections'> {
  readonly subject: string | null
  /** When what it says last changed, as an ISO 8601 date or instant; null where nobody knows. */
  readonly changedAt: string | null
}

export interface DrawnPage {
  readonly markup: DrawnMarkup
  /** The addresses of pictures on the first screen. */
  readonly firstPictures: readonly string[]
  /** Whom it plays from, once somebody presses a button in it. */
  readonly sources: PlayedSources
}

type Needs = Pick<Infrastructure, 'db' | 'broadcast' | 'log' | 'site'>

/** What was drawn last of these sections: those of a published page are the same ones until another is published. */
const lastDrawn = new WeakMap<Page['sections'], DrawnPage>()

/** Draws the sections of a page, with what they show of others; what was drawn from the same is kept. */
export async function drawPage(services: Needs, { sections, subject, changedAt }: PageToDraw): Promise<DrawnPage> {
  const settings = await findSiteSettings(services)
  const data = await dataOf(services, { sections, changedAt, settings })
  const words = siteWordsOf(settings)
  const last = lastDrawn.get(sections)
  let firstPictures: readonly string[] = []
  const markup = drawnFrom(
    { sections, subject, words, data },
    () => {
      const drawn = drawSections(sections, { words, data, subject })
      firstPictures = drawn.firstPictures
      return drawn.html
    },
    last?.markup,
  )
  if (last?.markup === markup) return last
  const drawn = { markup, firstPictures, sources: playedSources(markup.html) }
  lastDrawn.set(sections, drawn)
  return drawn
}

async function dataOf(
  services: Needs,
  { sections, changedAt, settings }: Pick<PageToDraw, 'sections' | 'changedAt'> & { readonly settings: SiteSettings },
): Promise<SectionData> {
  const shown = sections.filter(({ isHidden }) => !isHidden)
  const slugs = shown
    .filter(({ kind }) => kind === 'lesson-previews')
    .flatMap(({ values }) => (values as { lessons: ReadonlyArray<{ slug: string }> }).lessons.map(({ slug }) => slug))
  const has = (...kinds: string[]) => shown.some(({ kind }) => kinds.includes(kind))
  const [stories, posts, lessons] = await Promise.all([
    has('proof', 'stories') ? findStoriesForRow(services) : [],
    has('posts') ? newestPosts(services) : [],
    slugs.length > 0 ? findLessonAddresses(services, slugs) : {},
  ])
  return {
    stories,
    posts,
    lessons,
    imprint: settings.imprint,
    changedOn: changedAt?.slice(0, 10) ?? null,
    readMarkdown: (text) => readMarkdown(text, services.site.origin),
  }
}

async function newestPosts(services: Pick<Infrastructure, 'db'>) {
  const { posts } = await listPosts(services, { query: '', tag: '', page: 1 })
  const plain = (parts: ReadonlyArray<{ readonly text: string }>) => parts.map(({ text }) => text).join('')
  return posts.slice(0, 6).map(({ title, summary, slug }) => ({ title: plain(title), text: plain(summary), to: `/blog/${slug}` }))
}
