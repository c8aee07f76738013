import { legalFrame } from '#features/pages/kinds/frames.ts'
import { listLegalTexts } from '#features/pages/published/legal-texts.server.ts'
import { Imprint } from '#features/site/imprint.tsx'
import { pageMeta } from '#features/site/page-meta.ts'
import { findSiteSettings } from '#features/site/settings/settings.server.ts'
import { servicesContext } from '#services.server.ts'
import { PageHeading } from '#ui/page-heading.tsx'
import { TextLink } from '#ui/text-link.tsx'

import type { Route } from './+types/legal.ts'
import { loadFrame } from './framed-page.server.ts'
import { FramedPage } from './framed-page.tsx'

const actions: Readonly<Record<string, string>> = {
  '/privacy': 'Read the policy',
  '/health-data': 'Read about health data',
  '/terms': 'Read the terms',
  '/disclaimer': 'Read the disclaimer',
}

export async function loader(args: Route.LoaderArgs) {
  const services = args.context.get(servicesContext)
  const [{ imprint }, texts, frame] = await Promise.all([
    findSiteSettings(services),
    listLegalTexts(services),
    loadFrame(args, '/legal', legalFrame),
  ])
  return { imprint, texts, frame }
}

export const meta: Route.MetaFunction = (args) => pageMeta(args, args.loaderData?.frame.head)

export default function LegalIndexPage({ loaderData: { imprint, texts, frame } }: Route.ComponentProps) {
  return (
    <FramedPage frame={frame}>
      <div className="wrap reading">
        <PageHeading title={frame.texts.title} lead={frame.texts.lead} />
        <ul className="services">
          {texts.map(({ title, lead, to }) => (
            <li key={to}>
              <h2 className="title">{title}</h2>
              <p>{lead}</p>
              <div>
                <TextLink to={to}>{actions[to]}</TextLink>
              </div>
            </li>
          ))}
        </ul>
        <Imprint imprint={imprint} />
      </div>
    </FramedPage>
  )
}
