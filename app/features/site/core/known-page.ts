import { wordsOfPage, type PageWords } from '#content/metadata.ts'
import type { Counts } from '#content/open-site.ts'
import { pageTitles } from '#content/page-titles.ts'

import { pagePath } from './page-path.ts'
import { sayWhatIsThere } from './say-what-is-there.ts'

/** What is known of a page by its address alone. */
export interface KnownPage extends PageWords {
  readonly path: string
  /** For a page that gives none itself. */
  readonly title: string
}

/**
 * What ships for the page at an address: its path in the one way of writing it, and its words for search engines.
 *
 * @param home what the home page is called, and what else has no title
 * @param counts what is published on an open site, to which the words then hold; null on a sample site
 * @param withClaims the words with what the site shows of their claims, before any of them is counted
 */
export function knownPage(
  pathname: string,
  home: string,
  counts: Counts | null,
  withClaims = (words: PageWords): PageWords => words,
): KnownPage {
  const path = pagePath(pathname)
  return {
    path,
    title: (path === '/' ? home : pageTitles[path]) ?? home,
    ...sayWhatIsThere(withClaims(wordsOfPage(path)), counts),
  }
}
