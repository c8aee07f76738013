import type { Services } from './services.server.ts'

/** A page that anybody may find: it stands in the sitemap and has a picture for sharing. */
export interface ListedPage {
  /** As its address is written: `/about`. */
  readonly path: string
  /** Its own name, without the site’s. */
  readonly title: string
  /** When what it says last changed, as an ISO 8601 date or instant; absent where nobody knows. */
  readonly changedAt?: string
  /** What its picture for sharing shows, in the words of whoever draws it. */
  readonly picture?: { readonly subject: string; readonly seed: string }
}

/** Names the pages of one part of the product. server/services.ts collects these. */
export interface PageContributor {
  list(services: Services): Promise<ReadonlyArray<ListedPage>>
  find(services: Services, path: string): Promise<ListedPage | null>
}

/** All pages of all contributors, in their order. */
export async function listPages(services: Services): Promise<ListedPage[]> {
  return (await Promise.all(services.pages.map((contributor) => contributor.list(services)))).flat()
}

/** The page at a path, if any contributor knows it. */
export async function findPage(services: Services, path: string): Promise<ListedPage | null> {
  for (const contributor of services.pages) {
    const page = await contributor.find(services, path)
    if (page) return page
  }
  return null
}
