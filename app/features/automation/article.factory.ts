import type { Article, Brief } from './core/article.ts'
import type { RunInput } from './core/run.ts'

/** An article of a test. */
export function anArticle(change: Partial<Article> = {}): Article {
  return {
    title: 'A walk before work',
    metaDescription: 'Why mornings are kept.',
    tags: ['walking'],
    body: '## Begin\n\nTen minutes.',
    words: 3,
    note: null,
    origin: 'library',
    model: null,
    pillar: 'fitness',
    libraryTopic: 'walking',
    ...change,
  }
}

const brief: Brief = { prompt: 'Walking', topic: '', tone: 'casual', length: 'short', tags: [] }

export function anArticleInput(change: Partial<Brief> = {}): RunInput<'article'> {
  return { kind: 'article', author: 'Wellward Team', includeImage: true, brief: { ...brief, ...change } }
}

/** A batch with these titles, the first at the given instant and the others a day apart. */
export function aBatchInput(titles: readonly string[], first: string): RunInput<'batch'> {
  const items = titles.map((title, at) => {
    const scheduledFor = new Date(new Date(first).getTime() + at * 86_400_000).toISOString()
    return { title, prompt: `About ${title}`, scheduledFor }
  })
  return { kind: 'batch', author: 'Wellward Team', items }
}
