import { eq } from 'drizzle-orm'
import { Feed } from 'feed'

import { wordsOfPage } from '#content/metadata.ts'
import { pageTitles } from '#content/page-titles.ts'
import { fillIn } from '#features/site/core/fill-in.ts'
import type { Infrastructure } from '#platform/infrastructure.server.ts'

import { posts } from './core/tables.server.ts'
import { newest } from './listed-post.server.ts'

/** As many posts as a reader’s program gets at once. */
const MOST = 30

/** The formats, the type of each, and where it is served. */
export const feedFormats = {
  rss: { type: 'application/rss+xml', path: '/blog/rss.xml', write: (feed: Feed) => feed.rss2() },
  atom: { type: 'application/atom+xml', path: '/blog/atom.xml', write: (feed: Feed) => withWholeCategories(feed.atom1()) },
  json: { type: 'application/feed+json', path: '/blog/feed.json', write: (feed: Feed) => feed.json1() },
} as const

/** The newest posts, whole, for programs that follow the blog. */
export async function writeFeed(
  services: Pick<Infrastructure, 'db' | 'clock' | 'site'>,
  format: keyof typeof feedFormats,
): Promise<string> {
  const { db, site } = services
  const rows = await db
    .select()
    .from(posts)
    .where(eq(posts.published, true))
    .orderBy(...newest)
    .limit(MOST)
  const name = await site.name()
  const blog = `${site.origin}/blog`
  const feed = new Feed({
    id: blog,
    link: blog,
    title: readable(`${name}: ${pageTitles['/blog']}`),
    description: rows.length > 0 ? wordsOfPage('/blog').description : readable(name),
    language: 'en',
    generator: readable(name),
    favicon: `${site.origin}/apple-touch-icon.png`,
    image: `${site.origin}/share/blog.png`,
    copyright: readable(name),
    feedLinks: Object.fromEntries(Object.entries(feedFormats).map(([format, { path }]) => [format, site.origin + path])),
    updated: rows[0] ? new Date(Math.max(...rows.map(({ updatedAt }) => updatedAt.getTime()))) : services.clock.now(),
  })
  // Titles and summaries are HTML in the two XML formats, and plain in the third.
  const words = (text: string) => readable(format === 'json' ? text : text.replaceAll(/[&<>]/g, (sign) => marks[sign]!))
  for (const post of rows) {
    const address = `${blog}/${post.slug}`
    feed.addItem({
      id: `urn:uuid:${post.id}`,
      link: address,
      title: words(post.title),
      description: words(post.metaDescription),
      content: readable(withWholeAddresses(post.html, address)),
      ...authorIn(format, readable(fillIn(post.author, name))),
      category: post.tags.map((tag) => ({ name: readable(tag), term: readable(tag) })),
      published: post.date ?? post.createdAt,
      date: post.updatedAt,
    })
  }
  return feedFormats[format].write(feed)
}

/** An `author` of RSS 2.0 is an address for mail, which nobody here has: their name has an element of another vocabulary. */
function authorIn(format: keyof typeof feedFormats, name: string) {
  if (format !== 'rss') return { author: [{ name }] }
  const objects = { _attributes: { 'xmlns:dc': 'http://purl.org/dc/elements/1.1/' }, _text: name }
  return { extensions: [{ name: 'dc:creator', objects }] }
}

/** The library leaves a “<” in a category’s name as it is, and with it no program reads the feed. */
function withWholeCategories(atom: string): string {
  return atom.replaceAll(/(?<=<)category label="[^"]*" term="[^"]*"(?=\/>)/g, (tag) => tag.replaceAll('<', marks['<']!))
}

/** Addresses as they are from anywhere else, without what only our pages know. The HTML is ours, so its tags all look like this. */
function withWholeAddresses(html: string, base: string): string {
  const whole = (address: string) => (URL.canParse(address, base) ? new URL(address, base).href : address)
  return withoutDrawings(html).replaceAll(/<[a-z][a-z0-9]*(?: [\w-]+(?:="[^"]*")?)+\/?>/g, (tag) =>
    tag
      .replaceAll(/ (?:class|role|tabindex|data-[a-z]+|aria-[a-z]+)="[^"]*"/g, '')
      .replaceAll(/ (href|src)="([^"]*)"/g, (_written, name: string, address: string) => ` ${name}="${whole(address)}"`)
      .replaceAll(/ srcset="([^"]*)"/gi, (_written, list: string) => ` srcset="${list.replaceAll(/(?<=^|, )\S+/g, whole)}"`),
  )
}

/** Lines and controls mean nothing without our style sheets; what a drawing says stands beside it as a list. */
function withoutDrawings(html: string): string {
  return html.replaceAll(/<(svg|label|div) class="(?:diagram-(?:dial|curves|axis)|breath-pause)"[^>]*>[\s\S]*?<\/\1>/g, '')
}

const marks: Readonly<Record<string, string>> = { '&': '&amp;', '<': '&lt;', '>': '&gt;' }

/** Without the signs that XML cannot hold, and without what would end the section in which the library writes it. */
function readable(text: string): string {
  return text
    .toWellFormed()
    .replaceAll(/[^\t\n\r\u0020-\uD7FF\uE000-\uFFFD\u{10000}-\u{10FFFF}]/gu, '')
    .replaceAll(']]>', ']]&gt;')
}
