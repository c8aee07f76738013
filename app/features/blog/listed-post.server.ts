import { and, arrayContains, desc, eq, type SQL } from 'drizzle-orm'

import { coverOf } from './core/cover.ts'
import { listedPost, PAGE_SIZE, type ListedPost } from './core/post-list.ts'
import { posts } from './core/tables.server.ts'

/** Counting stops here: nobody pages further, and a word that stands in every post is found as fast as any other. */
export const MAX_COUNTED = 1_000

/** Newest first; the id only holds apart what was published and made at the same instant. */
export const newest = [desc(posts.date), desc(posts.createdAt), desc(posts.id)]

/** What lists say about a post. */
export const listedColumns = {
  id: posts.id,
  slug: posts.slug,
  title: posts.title,
  summary: posts.metaDescription,
  author: posts.author,
  date: posts.date,
  words: posts.words,
  tags: posts.tags,
  pillar: posts.pillar,
  cover: posts.cover,
  coverImage: posts.coverImage,
}

type Row = typeof posts.$inferSelect
export type ListedRow = Pick<Row, 'slug' | 'title' | 'author' | 'date' | 'words' | 'tags' | 'pillar' | 'cover' | 'coverImage'> & {
  summary: string
}

/** A row of a list without a search. */
export function plainlyListed({ title, summary, cover, coverImage, ...row }: ListedRow): ListedPost {
  const plain = (text: string) => (text === '' ? [] : [{ text, isHit: false }])
  return listedPost({ ...row, title: plain(title), summary: plain(summary), cover: coverOf({ cover, coverImage }) })
}

/** Published posts, all or with a tag. */
export function publishedWith(tag: string): SQL {
  return and(eq(posts.published, true), tag ? arrayContains(posts.tags, [tag]) : undefined)!
}

/** Which page is shown: the last one where a later one was asked for. */
export function pageWithin(page: number, total: number): { page: number; pages: number } {
  const pages = Math.max(1, Math.ceil(total / PAGE_SIZE))
  return { page: Math.min(page, pages), pages }
}
