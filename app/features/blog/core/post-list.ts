import { pillars, type PillarSlug } from '#content/pillars.ts'
import { readingMinutes } from '#features/writing/count-words.ts'
import type { TextPart } from '#features/writing/text.ts'

/** Posts on one page of a list. */
export const PAGE_SIZE = 10
/** Longer questions are cut, between two words: nobody types them. */
export const LONGEST_QUERY = 200

/** What a reader asks of the list; all of it stands in the address. */
export interface ListQuestion {
  readonly query: string
  /** Empty for every tag. */
  readonly tag: string
  readonly page: number
}

/** What stands at the head of a post: an uploaded picture, one by its address, or (null) a plate of its pillar. */
export type Cover =
  | { readonly address: string; readonly widths: readonly number[]; readonly width: number; readonly height: number }
  | { readonly src: string }
  | null

/** A post as lists show it. */
export interface ListedPost {
  readonly slug: string
  readonly title: readonly TextPart[]
  readonly summary: readonly TextPart[]
  /** A passage of the body in which the words stand, where title and summary do not show why the post is there. */
  readonly passage: readonly TextPart[] | null
  readonly author: string
  /** ISO 8601, as all instants here. */
  readonly date: string
  readonly minutes: number
  readonly tags: readonly string[]
  /** Those of the tags that were searched for. */
  readonly tagHits: readonly string[]
  readonly pillar: PillarSlug
  readonly cover: Cover
}

export interface PostPage {
  readonly posts: readonly ListedPost[]
  readonly total: number
  /** There are more than were counted. */
  readonly isMore: boolean
  readonly page: number
  readonly pages: number
  /** What was searched for instead, where nothing was found for what was typed. */
  readonly corrected: string | null
  /** The question says only what to leave out. */
  readonly leavesOutOnly: boolean
}

export const noPosts: PostPage = {
  posts: [],
  total: 0,
  isMore: false,
  page: 1,
  pages: 1,
  corrected: null,
  leavesOutOnly: false,
}

/** Reads the question from an address. Whatever makes no sense asks for the first page. */
export function questionOf(params: URLSearchParams): ListQuestion {
  const page = Number(params.get('page'))
  return {
    query: cutBetweenWords(clean(params.get('q'))),
    tag: clean(params.get('tag')).slice(0, LONGEST_QUERY),
    page: Number.isInteger(page) && page >= 1 && page <= 100_000 ? page : 1,
  }
}

function clean(typed: string | null): string {
  return (typed ?? '').replaceAll(/\p{Cc}+/gu, ' ').trim()
}

function cutBetweenWords(text: string): string {
  if (text.length <= LONGEST_QUERY) return text
  return text
    .slice(0, LONGEST_QUERY + 1)
    .replace(/(?<!\s)\s+\S*$/, '')
    .slice(0, LONGEST_QUERY)
}

/** The address that asks a question. */
export function addressOf({ query = '', tag = '', page = 1 }: Partial<ListQuestion>): string {
  const params = new URLSearchParams()
  if (query) params.set('q', query)
  if (tag) params.set('tag', tag)
  if (page > 1) params.set('page', String(page))
  return params.size > 0 ? `/blog?${params}` : '/blog'
}

/** How many there are, in words: the line over the list. */
export function formatCount({ total, isMore, page, pages, corrected }: PostPage, { query, tag }: ListQuestion): string {
  const counted = `${isMore ? 'More than ' : ''}${total.toLocaleString('en')} ${total === 1 ? 'article' : 'articles'}`
  const asked = `${query ? ` for “${corrected ?? query}”` : ''}${tag ? ` tagged “${tag}”` : ''}`
  return `${counted}${asked}${pages > 1 ? `, page ${page} of ${pages.toLocaleString('en')}` : ''}`
}

/**
 * What search engines read of the list: each tag and each page is a page of its own, and what somebody searched for is left out. `page`
 * is the one that is shown, `name` what the list is called.
 */
export function listHead({ query, tag }: Omit<ListQuestion, 'page'>, page: number, name = 'Blog') {
  const asked = [query && `“${query}”`, tag && `tagged “${tag}”`].filter(Boolean).join(' ')
  return {
    title: `${name}${asked ? `: ${asked}` : ''}${page > 1 ? `, page ${page}` : ''}`,
    address: addressOf(query ? {} : { tag, page }),
    listed: query === '',
  }
}

/** The pillar whose colours and motif a post wears: its own, else one that a tag names, else always the same by its address. */
export function pillarOf({ pillar, tags, slug }: { pillar: string | null; tags: readonly string[]; slug: string }): PillarSlug {
  const names = pillars.map(({ slug: name }) => name)
  const named = names.find((name) => name === pillar) ?? names.find((name) => tags.some((tag) => tag.toLowerCase() === name))
  return named ?? names[[...slug].reduce((sum, sign) => (sum * 31 + sign.codePointAt(0)!) % 9973, 7) % names.length]!
}

/** What every list of posts says about one, from its row. */
export function listedPost(row: {
  slug: string
  author: string
  date: Date | null
  words: number
  tags: readonly string[]
  pillar: string | null
  title: readonly TextPart[]
  summary: readonly TextPart[]
  passage?: readonly TextPart[] | null
  tagHits?: readonly string[]
  cover: Cover
}): ListedPost {
  const { slug, title, summary, passage = null, author, tags, tagHits = [], cover } = row
  const date = (row.date ?? new Date(0)).toISOString()
  const [minutes, pillar] = [readingMinutes(row.words), pillarOf(row)]
  return { slug, title, summary, passage, author, date, minutes, tags, tagHits, pillar, cover }
}

/** The pages that are offered beside the present one: the first, the last, and its neighbours; null where some are left out. */
export function pagesToOffer(page: number, pages: number): Array<number | null> {
  const offered = [...new Set([1, page - 1, page, page + 1, pages])].filter((each) => each >= 1 && each <= pages)
  return offered.flatMap((each, at) => (at > 0 && each > offered[at - 1]! + 1 ? [null, each] : [each]))
}
