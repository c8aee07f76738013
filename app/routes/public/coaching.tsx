import { coachingQuestions } from '#content/coaching-questions.ts'
import { coaching } from '#content/services.ts'
import { ClosingCall } from '#features/site/closing-call.tsx'
import { pageMeta } from '#features/site/page-meta.ts'
import { Questions } from '#features/site/questions.tsx'
import { ReadingPage } from '#features/site/reading-page.tsx'
import { useSiteWords } from '#features/site/site-words.tsx'
import { coachingCourse } from '#features/site/structured-data/course.ts'
import { faqPage } from '#features/site/structured-data/faq-page.ts'
import { pageThings } from '#features/site/structured-data/page-things.server.ts'
import { ButtonLink } from '#ui/button-link.tsx'

import type { Route } from './+types/coaching.ts'

export const meta: Route.MetaFunction = (args) => pageMeta(args)

export function loader({ context }: Route.LoaderArgs) {
  context.set(pageThings, (house) => [coachingCourse(house), faqPage(house, coachingQuestions)])
  return null
}

export default function CoachingPage() {
  const { scheduling } = useSiteWords()
  return (
    <ReadingPage reading={coaching}>
      <Questions questions={coachingQuestions} />
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
