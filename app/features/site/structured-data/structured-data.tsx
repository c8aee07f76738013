import type { JsonLd } from './json-ld.ts'

/** What a page is about, as JSON-LD for its head. */
export function StructuredData({ jsonLd }: { jsonLd: readonly JsonLd[] }) {
  return jsonLd.map((thing) => {
    const json = JSON.stringify(thing)
    return <script key={json} type="application/ld+json" dangerouslySetInnerHTML={{ __html: harmless(json) }} />
  })
}

/** No text of the owner’s ends the script: in JSON, `\u003c` is the same sign as `<`. */
function harmless(json: string): string {
  return json.replaceAll('<', String.raw`\u003c`)
}
