import { imprintWords, type Imprint as ImprintFields } from '#content/imprint.ts'
import { TextLink } from '#ui/text-link.tsx'

const order = ['legalName', 'address', 'email', 'phone', 'more'] as const

/** Who runs the site, as far as the owner has said; nothing at all where nothing was said. */
export function Imprint({ imprint }: { imprint: ImprintFields }) {
  const said = order.filter((name) => imprint[name] !== '')
  if (said.length === 0) return null
  return (
    <section className="passage" aria-labelledby="imprint">
      <h2 id="imprint">{imprintWords.heading}</h2>
      <div>
        <dl className="facts">
          {said.map((name) => (
            <div key={name}>
              <dt>{imprintWords.labels[name]}</dt>
              <dd className="whitespace-pre-line">
                {name === 'email' ? <a href={`mailto:${imprint.email}`}>{imprint.email}</a> : imprint[name]}
              </dd>
            </div>
          ))}
        </dl>
        <p className="mt-4">
          <TextLink to="/contact">{imprintWords.otherwise}</TextLink>
        </p>
      </div>
    </section>
  )
}
