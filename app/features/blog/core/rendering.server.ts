import { sql, type SQL } from 'drizzle-orm'

import { renderMarkdown } from '#features/writing/markdown.server.ts'
import type { Infrastructure } from '#platform/infrastructure.server.ts'

import { pictureAttributes, type PictureCopies } from './picture-copies.ts'
import type { PostContent } from './post.ts'
import { searchableText } from './searchable-text.ts'

/**
 * What is made from a post’s content when it is saved, and kept beside it; `problems` are for its author. Blocks are drawn: in what a machine
 * wrote there are none (`createPost`).
 */
export function renderPost(
  { site }: Pick<Infrastructure, 'site'>,
  content: Pick<PostContent, 'title' | 'body' | 'metaDescription' | 'tags'>,
  copies: PictureCopies = {},
) {
  const pictureAddress = (src: string) => (copies[src] ? pictureAttributes(copies[src]) : null)
  const { html, headings, words, text, problems } = renderMarkdown(content.body, {
    origin: site.origin,
    pictureAddress,
    author: 'owner',
  })
  const gist = [content.title, ...content.tags, content.metaDescription].join(' ').toLowerCase()
  const head = headVector(content)
  const rendered = {
    html,
    headings,
    words,
    gist,
    plain: text,
    searchHead: head,
    search: sql<string>`${head} || ${vectorOf(text, 'D')}`,
  }
  return { rendered, problems }
}

/** Everything of a rendered post that words are looked for in. */
export function wordsOf({ gist, plain }: { gist: string; plain: string }): string {
  return `${gist} ${plain}`
}

/** Titles count most, then tags, then the description; the text counts least. */
function headVector({ title, tags, metaDescription }: Pick<PostContent, 'title' | 'metaDescription' | 'tags'>): SQL<string> {
  return sql<string>`${vectorOf(title, 'A')} || ${vectorOf(tags.join(' '), 'B')} || ${vectorOf(metaDescription, 'C')}`
}

function vectorOf(text: string, weight: 'A' | 'B' | 'C' | 'D'): SQL<string> {
  return sql<string>`setweight(to_tsvector('english', ${searchableText(text)}), ${weight})`
}
