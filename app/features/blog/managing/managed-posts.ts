export const postFilters = [
  { id: 'all', label: 'All' },
  { id: 'published', label: 'Published' },
  { id: 'drafts', label: 'Drafts' },
] as const
export type PostFilter = (typeof postFilters)[number]['id']

/** What part of the list is shown; it stands in the address. */
export interface PostListView {
  readonly search: string
  readonly filter: PostFilter
  readonly page: number
}

/** What can be done to several posts at once; each is the other taken back. */
export const tickedActs = ['publish', 'unpublish'] as const
export type TickedAct = (typeof tickedActs)[number]

/** What was done to so many posts: “3 posts published”. */
export function tickedWords(act: TickedAct, count: number): string {
  return `${count === 1 ? '1 post' : `${count} posts`} ${act}ed`
}

/** The most that is looked for, in characters. */
export const MAX_SEARCH = 120

/** Tags on a card before “+N more”. */
export const MAX_TAGS = 4

const MANAGE = '/blog-automation/manage'

/** The view that an address asks for; whatever is no view counts as not said. */
export function postListView(query: URLSearchParams): PostListView {
  const page = Number(query.get('page'))
  return {
    search: (query.get('q') ?? '').trim().slice(0, MAX_SEARCH),
    filter: postFilters.find(({ id }) => id === query.get('filter'))?.id ?? 'all',
    page: Number.isInteger(page) && page >= 1 && page <= 10_000 ? page : 1,
  }
}

/** The part of an address that says the view; empty for the first page of everything. */
export function postListQuery({ search, filter, page }: PostListView): string {
  const query = new URLSearchParams({
    ...(search && { q: search }),
    ...(filter !== 'all' && { filter }),
    ...(page > 1 && { page: String(page) }),
  })
  return query.size > 0 ? `?${query}` : ''
}

/** The address of a view of the list. */
export function postListAddress(view: PostListView): string {
  return MANAGE + postListQuery(view)
}

/** The address of the editor of a post; closed, it leads back to the view. */
export function editorAddress(id: string, view?: PostListView): string {
  return `${MANAGE}/${id}${view ? postListQuery(view) : ''}`
}

/** Where a post is seen as its readers see it; before it is published only by those who run the site. */
export function pageOf({ slug, status }: { slug: string; status: string }): { label: string; address: string } {
  const isPublished = status === 'published'
  return { label: isPublished ? 'View Live' : 'Preview', address: `/blog/${slug}${isPublished ? '' : '?preview=true'}` }
}

/** The id of the button that opens the editor of a post. */
export function editButtonId(id: string): string {
  return `edit-${id}`
}

/** The tags that a card shows, and how many more there are. */
export function visibleTags(tags: readonly string[]): { visible: readonly string[]; more: number } {
  return { visible: tags.slice(0, MAX_TAGS), more: Math.max(0, tags.length - MAX_TAGS) }
}
