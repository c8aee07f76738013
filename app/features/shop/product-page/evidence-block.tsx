import type { Evidence } from '#features/shop/core/product.ts'
import { Graticule } from '#ui/graticule.tsx'

/** What the page says around the evidence. */
export interface EvidenceWords {
  readonly evidenceTitle: string
  readonly unreviewedNote: string
  readonly doseLabel: string
  readonly noDoseText: string
  readonly cautionLabel: string
  readonly sourcesLabel: string
  readonly noSourcesText: string
}

type EvidenceBlockProps = { evidence: Evidence; words: EvidenceWords }

/** What is known about a supplement, how much of it was tried, and who should ask first. */
export function EvidenceBlock({ evidence: { summary, dose, caution, sources, isReviewed }, words }: EvidenceBlockProps) {
  return (
    <section aria-labelledby="evidence" className="mt-10">
      <Graticule />
      <h2 id="evidence" className="mt-5 text-2xl">
        {words.evidenceTitle}
      </h2>
      {!isReviewed && <p className="cap mt-2">{words.unreviewedNote}</p>}
      <p className="mt-4 max-w-measure">{summary}</p>
      <dl className="facts mt-5">
        <Fact name={words.doseLabel}>{dose ?? words.noDoseText}</Fact>
        <Fact name={words.cautionLabel}>{caution}</Fact>
        <Fact name={words.sourcesLabel}>
          {sources.length > 0 ? (
            <ul>
              {sources.map(({ title, url }) => (
                <li key={url}>
                  <a href={url} className="link" rel="noopener noreferrer">
                    {title}
                  </a>
                </li>
              ))}
            </ul>
          ) : (
            words.noSourcesText
          )}
        </Fact>
      </dl>
    </section>
  )
}

function Fact({ name, children }: { name: string; children: React.ReactNode }) {
  return (
    <div>
      <dt>{name}</dt>
      <dd>{children}</dd>
    </div>
  )
}
