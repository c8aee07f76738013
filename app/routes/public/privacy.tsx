import { privacy } from '#content/legal.ts'
import { LegalPage } from '#features/site/legal-page.tsx'
import { pageMeta } from '#features/site/page-meta.ts'

import type { Route } from './+types/privacy.ts'

export const meta: Route.MetaFunction = (args) => pageMeta(args, { title: privacy.title })

export default function PrivacyPage() {
  return <LegalPage text={privacy} />
}
