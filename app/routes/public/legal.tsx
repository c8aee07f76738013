import { disclaimer, privacy, terms } from '#content/legal.ts'
import { useNamed } from '#features/site/core/site-words.tsx'
import { Imprint } from '#features/site/imprint.tsx'
import { pageMeta } from '#features/site/page-meta.ts'
import { findSiteSettings } from '#features/site/settings/settings.server.ts'
import { servicesContext } from '#services.server.ts'
import { PageHeading } from '#ui/page-heading.tsx'
import { TextLink } from '#ui/text-link.tsx'

import type { Route } from './+types/legal.ts'

const texts = [
  { ...privacy, to: '/privacy', action: 'Read the policy' },
  { ...terms, to: '/terms', action: 'Read the terms' },
  { ...disclaimer, to: '/disclaimer', action: 'Read the disclaimer' },
]

export async function loader({ context }: Route.LoaderArgs) {
  return (await findSiteSettings(context.get(servicesContext))).imprint
}

export const meta: Route.MetaFunction = (args) => pageMeta(args)

export default function LegalIndexPage({ loaderData }: Route.ComponentProps) {
  return (
    <div className="wrap reading">
      <PageHeading title="Legal" lead="Three short texts. Each can be read in a few minutes." />
      <ul className="services">
        {useNamed(texts).map(({ title, lead, to, action }) => (
          <li key={to}>
            <h2 className="title">{title}</h2>
            <p>{lead}</p>
            <div>
              <TextLink to={to}>{action}</TextLink>
            </div>
          </li>
        ))}
      </ul>
      <Imprint imprint={loaderData} />
    </div>
  )
}
