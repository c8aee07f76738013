import type { EvidenceStrength } from '#content/products/product-entry.ts'
import type { Evidence } from '#features/shop/core/product.ts'
import { EvidenceScale } from '#features/shop/shelves/evidence-scale.tsx'
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

type EvidenceBlockProps = { evidence: Evidence; strength: EvidenceStrength | null; words: EvidenceWords }

/** What is known about a supplement, how much of it was tried, and who should ask first. */
export function EvidenceBlock({ evidence, strength, words }: EvidenceBlockProps) {
  const { summary, dose, caution, sources, isReviewed } = evidence
  return (
    <section aria-labelledby="evidence" className="mt-6">
      <Graticule />
      <h2 id="evidence" className="mt-5 text-2xl">
        {words.evidenceTitle}
      </h2>
      {(strength || !isReviewed) && (
        <p className="product-marks cap mt-2">
          {strength && <EvidenceScale strength={strength} />}
          {!isReviewed && words.unreviewedNote}
        </p>
      )}
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
