import type { Article } from '#features/automation/core/article.ts'
import { coverOf, pillarOf } from '#features/automation/core/covers.ts'
import type { RunInput } from '#features/automation/core/run.ts'
import { postLimits, type NewPost } from '#features/blog/core/post.ts'
import { beginningOf } from '#features/writing/text.ts'

/** What every post has of the article that it is made of. */
export function madeOf(article: Article, author: string, tags: readonly string[]) {
  const { body, origin, model, note } = article
  return { body, origin, model, note, author, pillar: pillarOf(article), tags: tagsFor(tags, article) }
}

/** The post of an article that goes by its own title. */
export function postByItsTitle(
  { author, brief, includeImage }: RunInput<'article' | 'daily' | 'today' | 'test'>,
  article: Article,
): NewPost {
  return {
    ...madeOf(article, author, brief.tags),
    title: beginningOf(article.title, postLimits.title),
    metaDescription: beginningOf(article.metaDescription, postLimits.metaDescription),
    coverImage: includeImage ? coverOf(article) : '',
  }
}

/** The tags that were asked for, else those of whoever wrote. */
function tagsFor(asked: readonly string[], { tags }: Article): readonly string[] {
  const chosen = asked.length > 0 ? asked : tags
  return chosen.slice(0, postLimits.tags).map((tag) => beginningOf(tag, postLimits.tag))
}
