import type { Article, WithContext } from 'schema-dts'

import { fillIn } from '#features/site/core/fill-in.ts'
import { sharePath } from '#features/site/share/share-path.ts'

import { context, publisherReference, type Publisher } from './json-ld.ts'

export interface ArticleFacts {
  readonly path: string
  readonly title: string
  readonly description: string
  /** The author’s name as the article shows it; the house where it shows none. */
  readonly author: string | null
  /** ISO 8601, as all dates here. */
  readonly publishedAt: string
  readonly changedAt?: string | undefined
  readonly tags?: readonly string[]
}

/** The longest headline that search engines take. */
const LONGEST_HEADLINE = 110

/** An article of the blog. */
export function article(
  publisher: Publisher,
  { path, title, description, author, ...facts }: ArticleFacts,
): WithContext<Article> {
  const address = publisher.origin + path
  return {
    '@context': context,
    '@type': 'Article',
    headline: title.length > LONGEST_HEADLINE ? `${title.slice(0, LONGEST_HEADLINE - 1)}…` : title,
    description,
    image: publisher.origin + sharePath(path),
    author: author ? { '@type': 'Person', name: fillIn(author, publisher.words.name) } : publisherReference(publisher),
    publisher: publisherReference(publisher),
    datePublished: facts.publishedAt,
    ...(facts.changedAt && { dateModified: facts.changedAt }),
    ...(facts.tags && facts.tags.length > 0 && { keywords: [...facts.tags] }),
    mainEntityOfPage: address,
    url: address,
  }
}
