import { privacy } from '#content/legal.ts'
import { ConsentPassage } from '#features/site/analytics/consent-passage.tsx'
import { LegalPage } from '#features/site/legal-page.tsx'
import { pageMeta } from '#features/site/page-meta.ts'
import { findSiteSettings } from '#features/site/settings/settings.server.ts'
import { servicesContext } from '#services.server.ts'

import type { Route } from './+types/privacy.ts'

export async function loader({ context }: Route.LoaderArgs) {
  return (await findSiteSettings(context.get(servicesContext))).imprint
}

export const meta: Route.MetaFunction = (args) => pageMeta(args)

export default function PrivacyPage({ loaderData }: Route.ComponentProps) {
  return (
    <LegalPage text={privacy} imprint={loaderData}>
      <ConsentPassage />
    </LegalPage>
  )
}
