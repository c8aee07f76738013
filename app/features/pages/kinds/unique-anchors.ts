const ANCHOR = /<h([1-6]) id="([^"]+)"/g
/** A heading of a text in Markdown, or a link to one. */
const OF_TEXT = /(<h[1-6] id="| href="#)(section-[^"]*")/g

/**
 * Numbers the ids of headings that stand on a page more than once, so that a link to one leads to one. With a prefix the headings of texts get it, and so do the
 * links to them.
 */
export function withUniqueAnchors(html: string, prefix = ''): string {
  const own = prefix === '' ? html : html.replaceAll(OF_TEXT, (_, before: string, id: string) => `${before}${prefix}${id}`)
  const taken = new Set(Array.from(own.matchAll(ANCHOR), ([, , id]) => id!))
  const seen = new Set<string>()
  return own.replaceAll(ANCHOR, (whole, level: string, id: string) => {
    if (!seen.has(id)) {
      seen.add(id)
      return whole
    }
    let number = 2
    while (taken.has(`${id}-${number}`)) number += 1
    taken.add(`${id}-${number}`)
    return `<h${level} id="${id}-${number}"`
  })
}
