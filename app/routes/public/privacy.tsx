import { privacy } from '#content/legal.ts'
import { ConsentPassage } from '#features/site/analytics/consent-passage.tsx'
import { LegalPage } from '#features/site/legal-page.tsx'
import { pageMeta } from '#features/site/page-meta.ts'

import type { Route } from './+types/privacy.ts'

export const meta: Route.MetaFunction = (args) => pageMeta(args)

export default function PrivacyPage() {
  return (
    <LegalPage text={privacy}>
      <ConsentPassage />
    </LegalPage>
  )
}
