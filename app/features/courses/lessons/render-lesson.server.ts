import { sql, type SQL } from 'drizzle-orm'

import { renderMarkdown } from '#features/writing/markdown.server.ts'
import type { Heading } from '#features/writing/text.ts'
import type { Infrastructure } from '#platform/infrastructure.server.ts'

interface LessonTexts {
  readonly title: string
  readonly summary: string
  readonly practice: string
  /** Markdown. */
  readonly body: string
}

interface RenderedLesson {
  readonly html: string
  readonly headings: ReadonlyArray<Heading>
  readonly plain: string
  readonly gist: string
  readonly search: SQL
}

/** What is made from a lesson’s texts whenever they are saved. Pictures from elsewhere are not shown: lessons keep their own. */
export function renderLesson(
  { site }: Pick<Infrastructure, 'site'>,
  { title, summary, practice, body }: LessonTexts,
): RenderedLesson {
  const { html, headings, text } = renderMarkdown(body, { author: 'owner', origin: site.origin, pictureAddress: () => null })
  return {
    html,
    headings,
    plain: text,
    gist: `${title} ${summary}`.toLowerCase(),
    search: sql`setweight(to_tsvector('english', ${title}), 'A') || setweight(to_tsvector('english', ${`${summary} ${practice}`}), 'B') ||
      setweight(to_tsvector('english', ${text}), 'C')`,
  }
}
