/** The paragraphs of a text field. */
export function paragraphsOf(written: string): string[] {
  return written
    .split(/\n\s*\n/)
    .map((paragraph) => paragraph.trim())
    .filter((paragraph) => paragraph !== '')
}

/** The text of so many paragraphs. */
export const paragraphs = (all: readonly string[]): string => all.join('\n\n')
