import { corporate } from '#content/services.ts'
import { ClosingCall } from '#features/site/closing-call.tsx'
import { pageMeta } from '#features/site/page-meta.ts'
import { ReadingPage } from '#features/site/reading-page.tsx'
import { ButtonLink } from '#ui/button-link.tsx'

import type { Route } from './+types/corporate.ts'

export const meta: Route.MetaFunction = (args) => pageMeta(args)

export default function CorporatePage() {
  return (
    <ReadingPage reading={corporate}>
      <ClosingCall title="Tell us about your team" text="How many people, where they work, and what you have tried.">
        <ButtonLink to="/contact" prefetch="intent">
          Write to us
        </ButtonLink>
      </ClosingCall>
    </ReadingPage>
  )
}
