import { pillars, type PillarSlug } from '#content/pillars.ts'
import { slugOf } from '#features/site/slug.ts'

import type { Article } from './article.ts'

/** Where the plate of a text is served. The address of an edition stays good: it leads to the plate as it is drawn by then. */
function illustrationOf(pillar: PillarSlug, seed: string): string {
  return `/plates/1/${pillar}/1200x630/${seed}.svg`
}

/** The one plate that all posts of a batch get. */
export const batchCover = illustrationOf('nutrition', 'plate-library')

/** The plate of an article: by its title and its pillar. */
export function coverOf({ title, pillar, tags }: Pick<Article, 'title' | 'pillar' | 'tags'>): string {
  return illustrationOf(pillarOf({ pillar }) ?? pillarIn([title, ...tags]), slugOf(title) || 'post')
}

/** The pillar that an article names, where it is one of ours. */
export function pillarOf({ pillar }: Pick<Article, 'pillar'>): PillarSlug | null {
  return pillars.find(({ slug }) => slug === pillar)?.slug ?? null
}

/** The pillar of which words speak; for words of none, one that is always the same for them. */
function pillarIn(texts: readonly string[]): PillarSlug {
  const words = texts.join(' ').toLowerCase()
  const named = pillars.find(({ slug }) => words.includes(slug.replace(/s$/, '')))
  const sum = [...words].reduce((sum, sign) => sum + sign.codePointAt(0)!, 0)
  return (named ?? pillars[sum % pillars.length]!).slug
}
