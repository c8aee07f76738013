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

const bases: Readonly<Record<EvidenceStrength, string>> = {
  guideline: 'guideline or consensus statement',
  review: 'review of studies',
  mixed: 'studies that are small or disagree',
  practice: 'teaching practice',
}

/** What a passage rests on, in a line below it. */
export function basisOf({ sources: ids, evidence }: Backed, sources: readonly LibrarySource[]): string {
  const named = ids.flatMap((id) => {
    const source = sources.find((one) => one.id === id)
    return source ? [source.year === undefined ? source.publisher : `${source.publisher}, ${source.year}`] : []
  })
  if (named.length === 0) return `*Basis: ${bases[evidence]}.*`
  const documents = [...new Set(named)].join('; ')
  return evidence === 'practice'
    ? `*Basis: teaching practice and a document (${documents}).*`
    : `*Basis: ${bases[evidence]} (${documents}).*`
}
