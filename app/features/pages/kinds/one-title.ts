/** A heading of a page as React writes it: those in texts of the owner begin at the second level. */
const TITLE = /<h1>(.*?)<\/h1>/gs

/**
 * Leaves a page one `h1`, however its sections were chosen: the first stays, those after it look the same and are of the second level. Where none is there, it begins
 * with `otherwise`; null where its heading stands elsewhere.
 */
export function withOneTitle(html: string, otherwise: string | null): string {
  let hasTitle = otherwise === null
  const lowered = html.replaceAll(TITLE, (whole, words: string) => {
    if (hasTitle) return `<h2 class="h1">${words}</h2>`
    hasTitle = true
    return whole
  })
  return hasTitle ? lowered : `${otherwise}${lowered}`
}
