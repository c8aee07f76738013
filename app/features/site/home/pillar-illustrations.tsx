import { master } from '#content/home.ts'
import { pillars } from '#content/pillars.ts'
import { pillarAddress } from '#features/site/core/pillar-address.ts'
import { Illustration } from '#ui/illustration.tsx'
import { Link } from '#ui/link.tsx'
import { Section } from '#ui/section.tsx'

/** The five subjects as plates; each opens its page. */
export function PillarIllustrations() {
  return (
    <Section title={master.title} lead={master.lead} className="master">
      <ul className="plates">
        {pillars.map(({ slug, title, question, text, seed }) => (
          <li key={slug} data-pillar={slug}>
            <Illustration pillar={slug} seed={seed} width={300} height={410} />
            <div>
              <h3>
                <Link to={pillarAddress(title)}>{title}</Link>
              </h3>
              <p className="question">{question}</p>
              <p>{text}</p>
              <span className="link" aria-hidden="true">
                Open {title}
              </span>
            </div>
          </li>
        ))}
      </ul>
    </Section>
  )
}
