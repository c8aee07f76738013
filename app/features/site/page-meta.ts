import { homeWords, pageWords } from '#content/metadata.ts'
import { site } from '#content/site.ts'

import { pageTitle } from './page-title.ts'

/** What a route’s `meta` is called with, as far as we read it. */
export interface PageMetaArgs {
  readonly matches: ReadonlyArray<{ readonly id: string; readonly loaderData?: unknown } | undefined>
  readonly location: { readonly pathname: string }
}

export interface PageWordsOfItsOwn {
  readonly title?: string
  readonly description?: string
  readonly keywords?: readonly string[]
  /** `article` for posts; everything else is a website. */
  readonly type?: 'website' | 'article'
  /** False for pages that search engines should leave out: private ones, and those that are not there. */
  readonly listed?: boolean
}

export type PageTag =
  | { title: string }
  | { name: string; content: string }
  | { property: string; content: string }
  | { tagName: 'link'; rel: 'canonical'; href: string }

/**
 * The head of a page: title with the product’s name, description, keywords, canonical link and social card.
 * Words come from the route, else from `content/metadata.ts`, else (description and keywords) from the home page.
 *
 *   export const meta: Route.MetaFunction = (args) => pageMeta(args, { title: 'Contact' })
 */
export function pageMeta({ matches, location }: PageMetaArgs, own: PageWordsOfItsOwn = {}): PageTag[] {
  const listed = pageWords[location.pathname]
  const title = pageTitle(own.title ?? (listed ?? homeWords).title)
  const description = own.description ?? (listed ?? homeWords).description
  const keywords = own.keywords ?? (listed ?? homeWords).keywords
  const tags: PageTag[] = [
    { title },
    { name: 'description', content: description },
    { name: 'keywords', content: keywords.join(', ') },
    { property: 'og:title', content: title },
    { property: 'og:description', content: description },
    { property: 'og:type', content: own.type ?? 'website' },
    { property: 'og:site_name', content: site.name },
  ]
  if (own.listed === false) return [...tags, { name: 'robots', content: 'noindex' }]
  const origin = originOf(matches)
  if (!origin) return tags
  const url = origin + location.pathname
  return [...tags, { property: 'og:url', content: url }, { tagName: 'link', rel: 'canonical', href: url }]
}

/** The root route’s loader names the site’s origin; on the error page it may not have run. */
function originOf(matches: PageMetaArgs['matches']): string | undefined {
  const root = matches.find((match) => match?.id === 'root')?.loaderData
  const origin = typeof root === 'object' && root !== null && 'origin' in root ? root.origin : undefined
  return typeof origin === 'string' ? origin : undefined
}
