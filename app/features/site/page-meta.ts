import { homeWords, pageWords } from '#content/metadata.ts'

import { pageTitle } from './page-title.ts'
import { siteWordsIn, type Matches } from './words-in-matches.ts'

export interface PageWordsOfItsOwn {
  readonly title?: string
  readonly description?: string
  readonly keywords?: readonly string[]
  /** `article` for posts; everything else is a website. */
  readonly type?: 'website' | 'article'
  /** False for pages that search engines should leave out: private ones, and those that are not there. */
  readonly listed?: boolean
}

export type PageTag = { title: string } | { name: string; content: string } | { property: string; content: string }

interface MetaArgs {
  readonly location: { readonly pathname: string }
  readonly matches: Matches
}

/**
 * The words in a page’s head: title with the product’s name, description, keywords and social card. They come from the route,
 * else from `content/metadata.ts`, else (description and keywords) from the home page. Addresses (canonical link, og:url) are
 * the same on every page, so the root writes them.
 *
 *   export const meta: Route.MetaFunction = (args) => pageMeta(args, { title: 'Contact' })
 */
export function pageMeta({ location, matches }: MetaArgs, own: PageWordsOfItsOwn = {}): PageTag[] {
  const { name } = siteWordsIn(matches)
  const words = pageWords[location.pathname] ?? homeWords
  const title = pageTitle(own.title ?? words.title, name)
  const description = own.description ?? words.description
  const tags: PageTag[] = [
    { title },
    { name: 'description', content: description },
    { name: 'keywords', content: (own.keywords ?? words.keywords).join(', ') },
    { property: 'og:title', content: title },
    { property: 'og:description', content: description },
    { property: 'og:type', content: own.type ?? 'website' },
    { property: 'og:site_name', content: name },
  ]
  return own.listed === false ? [...tags, { name: 'robots', content: 'noindex' }] : tags
}
