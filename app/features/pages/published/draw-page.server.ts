import { listPosts } from '#features/blog/post-list.server.ts'
import { findLessonAddresses } from '#features/courses/learning/lesson-addresses.server.ts'
import type { Page } from '#features/pages/core/page.ts'
import { drawSections } from '#features/pages/kinds/draw-sections.tsx'
import type { SectionData } from '#features/pages/kinds/section-view.tsx'
import { siteWordsOf } from '#features/site/core/site-words.tsx'
import { findSiteSettings } from '#features/site/settings/settings.server.ts'
import { findStoriesForRow } from '#features/site/stories/published-stories.server.ts'
import type { Infrastructure } from '#platform/infrastructure.server.ts'
import { drawnFrom, type DrawnMarkup } from '#platform/ready-markup.server.ts'

interface DrawnPage {
  readonly markup: DrawnMarkup
  /** The addresses of pictures on the first screen. */
  readonly firstPictures: readonly string[]
}

/** What a page is drawn from; a draft is drawn for its owner, with the ids of its sections. */
export interface DrawablePage extends Pick<Page, 'sections'> {
  readonly subject: string | null
  readonly isDraft?: boolean
}

/** Draws the sections of a page, with what they show of others. */
export async function drawPage(
  services: Pick<Infrastructure, 'db' | 'broadcast' | 'log'>,
  { sections, subject, isDraft = false }: DrawablePage,
): Promise<DrawnPage> {
  const [settings, data] = await Promise.all([findSiteSettings(services), dataOf(services, sections)])
  const words = siteWordsOf(settings)
  let firstPictures: readonly string[] = []
  const markup = drawnFrom({ sections, subject, words, data, isDraft }, () => {
    const drawn = drawSections(sections, { words, data, subject, areMarked: isDraft })
    firstPictures = drawn.firstPictures
    return drawn.html
  })
  return { markup, firstPictures }
}

async function dataOf(services: Pick<Infrastructure, 'db' | 'broadcast'>, sections: Page['sections']): Promise<SectionData> {
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
  return { stories, posts, lessons }
}

async function newestPosts(services: Pick<Infrastructure, 'db'>) {
  const { posts } = await listPosts(services, { query: '', tag: '', page: 1 })
  const plain = (parts: ReadonlyArray<{ readonly text: string }>) => parts.map(({ text }) => text).join('')
  return posts.slice(0, 6).map(({ title, summary, slug }) => ({ title: plain(title), text: plain(summary), to: `/blog/${slug}` }))
}
