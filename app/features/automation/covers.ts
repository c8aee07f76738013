import { pillars, type PillarSlug } from '#content/pillars.ts'
import { slugOf } from '#features/blog/post.ts'
import { plateAddress } from '#ui/plate-address.ts'

import type { Article } from './article.ts'

const SIZE = { width: 1200, height: 630 }

/** The one plate that all posts of a batch get. */
export const batchCover = plateAddress({ pillar: 'nutrition', seed: 'wellward-library', ...SIZE })

/** The plate of an article: by its title and its pillar. */
export function coverOf({ title, pillar, tags }: Pick<Article, 'title' | 'pillar' | 'tags'>): string {
  return plateAddress({ pillar: pillarOf({ pillar }) ?? pillarIn([title, ...tags]), seed: slugOf(title) || 'post', ...SIZE })
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
