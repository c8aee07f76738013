import { howWeHelp } from '#content/about.ts'
import { ClosingCall } from '#features/site/closing-call.tsx'
import { pageMeta } from '#features/site/page-meta.ts'
import { ReadingPage } from '#features/site/reading-page.tsx'
import { ButtonLink } from '#ui/button-link.tsx'

import type { Route } from './+types/how-we-help.ts'

export const meta: Route.MetaFunction = (args) => pageMeta(args)

export default function HowWeHelpPage() {
  return (
    <ReadingPage reading={howWeHelp}>
      <ClosingCall title="Try it for a week" text="Seven days, no credit card.">
        <ButtonLink to="/trial" prefetch="intent">
          Start Free Trial
        </ButtonLink>
        <ButtonLink to="/services" kind="secondary" prefetch="intent">
          All services
        </ButtonLink>
      </ClosingCall>
    </ReadingPage>
  )
}
