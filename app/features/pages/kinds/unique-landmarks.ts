/** A section with a name of its own, and a heading that names one, as React writes them. */
const NAMED = /<(section|nav|aside)([^>]*?) aria-(labelledby|label)="([^"]*)"/g
const HEADING = /<h[1-6] id="([^"]+)"[^>]*>(.*?)<\/h[1-6]>/g
/** A heading may be a link: it is called by its words alone. */
const TAG = /<[^<>]*>/g

/**
 * Takes the name from a section where another one before it has the same: people who go from landmark to landmark would not know which is which.
 * Its heading stays.
 */
export function withUniqueLandmarks(html: string): string {
  const headings = new Map(Array.from(html.matchAll(HEADING), ([, id, words]) => [id, words!.replaceAll(TAG, '')]))
  const seen = new Set<string>()
  return html.replaceAll(NAMED, (whole, tag: string, before: string, attribute: string, value: string) => {
    const name = `${tag} ${attribute === 'label' ? value : (headings.get(value) ?? value)}`.trim().toLowerCase()
    if (!seen.has(name)) {
      seen.add(name)
      return whole
    }
    return `<${tag}${before}`
  })
}
