import { services } from '#content/services.ts'
import { pageMeta } from '#features/site/page-meta.ts'
import { Illustration } from '#ui/illustration.tsx'
import { PageHeading } from '#ui/page-heading.tsx'
import { TextLink } from '#ui/text-link.tsx'

import type { Route } from './+types/services.ts'

export const meta: Route.MetaFunction = (args) => pageMeta(args)

export default function ServicesPage() {
  return (
    <div className="wrap reading">
      <PageHeading title="Services" lead="What you can learn here, and what we can do together." />
      <ul className="services">
        {services.map(({ name, pillar, text, to, action }) => (
          <li key={name} data-pillar={pillar}>
            <Illustration pillar={pillar} seed={name.toLowerCase().replaceAll(' ', '-')} width={112} height={112} />
            <h2 className="title">{name}</h2>
            <p>{text}</p>
            <div>
              <TextLink to={to}>{action}</TextLink>
            </div>
          </li>
        ))}
      </ul>
    </div>
  )
}
