import { disclaimer, privacy, terms } from '#content/legal.ts'
import { legalFrame } from '#features/pages/kinds/frames.ts'
import { useNamed } from '#features/site/core/site-words.tsx'
import { Imprint } from '#features/site/imprint.tsx'
import { pageMeta } from '#features/site/page-meta.ts'
import { findSiteSettings } from '#features/site/settings/settings.server.ts'
import { servicesContext } from '#services.server.ts'
import { PageHeading } from '#ui/page-heading.tsx'
import { TextLink } from '#ui/text-link.tsx'

import type { Route } from './+types/legal.ts'
import { loadFrame } from './framed-page.server.ts'
import { FramedPage } from './framed-page.tsx'

const texts = [
  { ...privacy, to: '/privacy', action: 'Read the policy' },
  { ...terms, to: '/terms', action: 'Read the terms' },
  { ...disclaimer, to: '/disclaimer', action: 'Read the disclaimer' },
]

export async function loader(args: Route.LoaderArgs) {
  const [{ imprint }, frame] = await Promise.all([
    findSiteSettings(args.context.get(servicesContext)),
    loadFrame(args, '/legal', legalFrame),
  ])
  return { imprint, frame }
}

export const meta: Route.MetaFunction = (args) => pageMeta(args, args.loaderData?.frame.head)

export default function LegalIndexPage({ loaderData: { imprint, frame } }: Route.ComponentProps) {
  return (
    <FramedPage frame={frame}>
      <div className="wrap reading">
        <PageHeading title={frame.texts.title} lead={frame.texts.lead} />
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
        <Imprint imprint={imprint} />
      </div>
    </FramedPage>
  )
}
