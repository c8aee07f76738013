const ANCHOR = /<h([1-6]) id="([^"]+)"/g

/** Numbers the ids of headings that stand on a page more than once, so that a link to one leads to one. */
export function withUniqueAnchors(html: string): string {
  const taken = new Set(Array.from(html.matchAll(ANCHOR), ([, , id]) => id!))
  const seen = new Set<string>()
  return html.replaceAll(ANCHOR, (whole, level: string, id: string) => {
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
