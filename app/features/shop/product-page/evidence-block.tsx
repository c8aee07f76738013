import type { Evidence } from '#features/shop/core/product.ts'
import { Graticule } from '#ui/graticule.tsx'

/** What is known about a supplement, how much of it was tried, and who should ask first. */
export function EvidenceBlock({ evidence: { summary, dose, caution, sources, isReviewed } }: { evidence: Evidence }) {
  return (
    <section aria-labelledby="evidence" className="mt-10">
      <Graticule />
      <h2 id="evidence" className="mt-5 text-2xl">
        What the evidence says
      </h2>
      {!isReviewed && <p className="cap mt-2">Not yet reviewed by a professional</p>}
      <p className="mt-4 max-w-measure">{summary}</p>
      <dl className="facts mt-5">
        <Fact name="Dose">{dose ?? 'No figure is given before its source has been read in full.'}</Fact>
        <Fact name="Ask first">{caution}</Fact>
        <Fact name="Sources">
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
            'None yet'
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
