import { homeWords } from '#content/metadata.ts'
import { site } from '#content/site.ts'

/** The title of a page as browsers and search engines show it: its own name, then the product’s. */
export function pageTitle(name: string): string {
  return `${name} | ${site.name}`
}

export const homeTitle = pageTitle(homeWords.title)
