import type { Article, BreadcrumbList, Course, FAQPage, Organization, Product, WithContext } from 'schema-dts'

import type { SiteWords } from '#features/site/core/site-words.tsx'

/** Something that a page is about, in the words of schema.org, as search engines read it (JSON-LD). */
export type JsonLd = WithContext<Article | BreadcrumbList | Course | FAQPage | Organization | Product>

export const context = 'https://schema.org'

/** Whose site it is, and where it stands. */
export interface Publisher {
  readonly origin: string
  readonly words: Pick<SiteWords, 'name' | 'summary' | 'social' | 'look'>
}

/** How other things on any page refer to the house. */
export function publisherReference({ origin, words }: Publisher) {
  return { '@type': 'Organization', '@id': `${origin}/#organization`, name: words.name, url: `${origin}/` } as const
}
