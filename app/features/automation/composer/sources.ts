import type { EvidenceStrength, LibrarySource } from '#content/library/topic.ts'

interface Backed {
  readonly sources: readonly string[]
  readonly evidence: EvidenceStrength
}

/** A line of Markdown for each document that these rest on, in the order in which they first come up. */
export function sourceLines(parts: readonly Backed[], sources: readonly LibrarySource[]): string[] {
  return [...new Set(parts.flatMap((part) => part.sources))].flatMap((id) => {
    const source = sources.find((one) => one.id === id)
    if (!source) return []
    const { publisher, title, url, year } = source
    const titled = url ? `[${title}](${url})` : title
    return [`${publisher}: ${titled}${year === undefined ? '' : `${/[?!.]$/.test(title) ? '' : ','} ${year}`}.`]
  })
}

/** What a passage rests on, in a line below it: documents of which kinds, and where they leave it open. */
export function basisOf({ sources: ids, evidence }: Backed, sources: readonly LibrarySource[]): string {
  const documents = documentsOf(ids, sources)
  if (documents === '') return '*Basis: teaching practice.*'
  if (evidence === 'practice') return `*Basis: teaching practice; on one point, ${documents}.*`
  return `*Basis: ${documents}${evidence === 'mixed' ? '. The evidence is limited or divided' : ''}.*`
}

/** “Guideline (World Health Organization, 2023)”; several of a kind together. */
function documentsOf(ids: readonly string[], sources: readonly LibrarySource[]): string {
  const named = new Map<string, string[]>()
  for (const { id, kind, publisher, year } of sources)
    if (ids.includes(id)) named.set(kind, [...(named.get(kind) ?? []), year === undefined ? publisher : `${publisher}, ${year}`])
  return [...named].map(([kind, whose]) => `${kind} (${[...new Set(whose)].join('; ')})`).join('; ')
}
