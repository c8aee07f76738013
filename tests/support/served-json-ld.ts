export type ServedJsonLd = { '@context': string; '@type': string } & Record<string, unknown>

/** The JSON-LD of a page, parsed as a search engine would. */
export function thingsIn(html: string): ServedJsonLd[] {
  const scripts = html.matchAll(/<script type="application\/ld\+json">(.*?)<\/script>/gs)
  return [...scripts].map(([, json]) => JSON.parse(json!) as ServedJsonLd)
}
