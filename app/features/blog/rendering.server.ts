import { sql, type SQL } from 'drizzle-orm'

import type { StoredPicture } from '#platform/picture.ts'
import type { Services } from '#platform/services.server.ts'

import { renderMarkdown } from './markdown.server.ts'
import type { PostContent } from './post.ts'

/** What is made from a post’s content when it is saved, and kept beside it. */
export function renderPost(
  { site }: Pick<Services, 'site'>,
  content: Pick<PostContent, 'title' | 'body' | 'metaDescription' | 'tags'>,
  copies: ReadonlyMap<string, StoredPicture> = new Map(),
) {
  const pictureAddress = (src: string) => {
    const copy = copies.get(src)
    return copy ? `/media/${copy.key}-${copy.widths.at(-1)}.webp` : null
  }
  const { html, headings, words, text } = renderMarkdown(content.body, { origin: site.origin, pictureAddress })
  const gist = [content.title, ...content.tags, content.metaDescription].join(' ').toLowerCase()
  return { html, headings, words, gist, search: searchVector(content, text) }
}

/** Titles count most, then tags, then the description, then the text. */
function searchVector(
  { title, tags, metaDescription }: Pick<PostContent, 'title' | 'metaDescription' | 'tags'>,
  text: string,
): SQL<string> {
  return sql<string>`setweight(to_tsvector('english', ${title}), 'A') || setweight(to_tsvector('english', ${tags.join(' ')}), 'B')
    || setweight(to_tsvector('english', ${metaDescription}), 'C') || setweight(to_tsvector('english', ${text}), 'D')`
}
