import { terms } from '#content/legal.ts'
import { LegalPage } from '#features/site/legal-page.tsx'
import { pageMeta } from '#features/site/page-meta.ts'
import { findSiteSettings } from '#features/site/settings/settings.server.ts'
import { servicesContext } from '#services.server.ts'

import type { Route } from './+types/terms.ts'

export async function loader({ context }: Route.LoaderArgs) {
  return (await findSiteSettings(context.get(servicesContext))).imprint
}

export const meta: Route.MetaFunction = (args) => pageMeta(args)

export default function TermsPage({ loaderData }: Route.ComponentProps) {
  return <LegalPage text={terms} imprint={loaderData} />
}
