import { renderMarkdown } from '#features/writing/markdown.server.ts'
import type { MarkdownPassage } from '#features/writing/text.ts'

/** The passages of a text that the owner wrote on a page, held to what may stand there. Pictures are shown from our own files alone. */
export function readMarkdown(text: string, origin: string): readonly MarkdownPassage[] {
  return renderMarkdown(text, { author: 'owner', origin, pictureAddress: () => null }).passages
}
