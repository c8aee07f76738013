import { coaching } from '#content/services.ts'
import { ClosingCall } from '#features/site/closing-call.tsx'
import { pageMeta } from '#features/site/page-meta.ts'
import { ReadingPage } from '#features/site/reading-page.tsx'
import { useSiteWords } from '#features/site/site-words.tsx'
import { ButtonLink } from '#ui/button-link.tsx'

import type { Route } from './+types/coaching.ts'

export const meta: Route.MetaFunction = (args) => pageMeta(args)

export default function CoachingPage() {
  const { scheduling } = useSiteWords()
  return (
    <ReadingPage reading={coaching}>
      <ClosingCall title="Talk first" text="Write a few lines about your week, or choose a time. Neither binds you to anything.">
        <ButtonLink to="/contact" prefetch="intent">
          Write to us
        </ButtonLink>
        <ButtonLink to={scheduling.href} kind="secondary">
          {scheduling.label}
        </ButtonLink>
      </ClosingCall>
    </ReadingPage>
  )
}
