import { wordsOfPage, type PageWords } from '#content/metadata.ts'
import { pageTitles } from '#content/page-titles.ts'

import { pagePath } from './page-path.ts'

/** What is known of a page by its address alone. */
export interface KnownPage extends PageWords {
  readonly path: string
  /** For a page that gives none itself. */
  readonly title: string
}

/** What ships for the page at an address: its path in the one way of writing it, and its words for search engines. */
export function knownPage(pathname: string): KnownPage {
  const path = pagePath(pathname)
  return { path, title: pageTitles[path] ?? pageTitles['/']!, ...wordsOfPage(path) }
}
