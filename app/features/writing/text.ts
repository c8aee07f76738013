/** A line of the table of contents. */
export interface Heading {
  readonly depth: 2 | 3
  readonly id: string
  readonly text: string
}

/** A heading of the second level with what stands below it, as HTML and as what can be read of it; null: what stands before the first one. */
export interface MarkdownPassage {
  readonly heading: { readonly html: string; readonly text: string } | null
  readonly html: string
  readonly text: string
}

/** The longest text that is read as Markdown, in UTF-16 units. */
export const LONGEST_MARKDOWN = 200_000

/** A run of text, and whether it is what was searched for. */
export interface TextPart {
  readonly text: string
  readonly isHit: boolean
}

/** The first characters of a text, and no half of one at its end. */
export function beginningOf(text: string, most: number): string {
  return text.length <= most ? text : text.slice(0, most).replace(/[\uD800-\uDBFF]$/, '')
}
