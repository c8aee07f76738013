import { aboutReading } from '#content/about.ts'
import { ClosingCall } from '#features/site/closing-call.tsx'
import { pageMeta } from '#features/site/page-meta.ts'
import { ReadingPage } from '#features/site/reading-page.tsx'
import { useSiteWords } from '#features/site/site-words.tsx'
import { ButtonLink } from '#ui/button-link.tsx'

import type { Route } from './+types/about.ts'

export const meta: Route.MetaFunction = (args) => pageMeta(args)

export default function AboutPage() {
  const { bio } = useSiteWords()
  return (
    <ReadingPage reading={aboutReading(bio)}>
      <ClosingCall title="Begin where the question is">
        <ButtonLink to="/courses" prefetch="intent">
          See the courses
        </ButtonLink>
        <ButtonLink to="/how-we-help" kind="secondary" prefetch="intent">
          How we help
        </ButtonLink>
      </ClosingCall>
    </ReadingPage>
  )
}
