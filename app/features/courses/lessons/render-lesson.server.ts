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

/** The text of a lesson with its blocks: nobody but its authors writes one. */
export function renderLessonBody({ site }: Pick<Infrastructure, 'site'>, body: string) {
  return renderMarkdown(body, { origin: site.origin, pictureAddress: () => null, author: 'owner' })
}

/** What is made from a lesson’s texts whenever they are saved. Pictures from elsewhere are not shown: lessons keep their own. */
export function renderLesson(
  { site }: Pick<Infrastructure, 'site'>,
  { title, summary, practice, body }: LessonTexts,
): RenderedLesson {
  const { html, headings, text } = renderLessonBody({ site }, body)
  return {
    html,
    headings,
    plain: text,
    gist: `${title} ${summary}`.toLowerCase(),
    search: sql`setweight(to_tsvector('english', ${title}), 'A') || setweight(to_tsvector('english', ${`${summary} ${practice}`}), 'B') ||
      setweight(to_tsvector('english', ${text}), 'C')`,
  }
}
