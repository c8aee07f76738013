import { disclaimer } from '#content/legal.ts'
import { LegalPage } from '#features/site/legal-page.tsx'
import { pageMeta } from '#features/site/page-meta.ts'

import type { Route } from './+types/disclaimer.ts'

export const meta: Route.MetaFunction = (args) => pageMeta(args)

export default function DisclaimerPage() {
  return <LegalPage text={disclaimer} />
}
