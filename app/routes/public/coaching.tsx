import { coachingQuestions } from '#content/coaching-questions.ts'
import { coaching } from '#content/services.ts'
import { ClosingCall } from '#features/site/closing-call.tsx'
import { useSiteWords } from '#features/site/core/site-words.tsx'
import { NumberedSteps } from '#features/site/numbered-steps.tsx'
import { pageMeta } from '#features/site/page-meta.ts'
import { Questions } from '#features/site/questions.tsx'
import { ReadingPassage } from '#features/site/reading-page.tsx'
import { coachingCourse } from '#features/site/structured-data/course.ts'
import { faqPage } from '#features/site/structured-data/faq-page.ts'
import { pageJsonLd } from '#features/site/structured-data/page-json-ld.server.ts'
import { Tiles } from '#features/site/tiles.tsx'
import { ButtonLink } from '#ui/button-link.tsx'
import { Illustration } from '#ui/illustration.tsx'

import type { Route } from './+types/coaching.ts'

export const meta: Route.MetaFunction = (args) => pageMeta(args)

export function loader({ context }: Route.LoaderArgs) {
  context.set(pageJsonLd, (publisher) => [coachingCourse(publisher), faqPage(publisher, coachingQuestions)])
  return null
}

export default function CoachingPage() {
  const { scheduling } = useSiteWords()
  return (
    <div className="wrap reading">
      <div className="plate-hero">
        <div>
          <h1>{coaching.title}</h1>
          <p className="lead">{coaching.lead}</p>
          <div className="closing-acts">
            <ButtonLink to="/contact">Write to us</ButtonLink>
            <ButtonLink to={scheduling.href} kind="secondary">
              {scheduling.label}
            </ButtonLink>
          </div>
        </div>
        <Illustration pillar="nutrition" seed="coaching" width={460} height={320} isFirst />
      </div>
      <NumberedSteps id="steps" title={coaching.stepsTitle} steps={coaching.steps} />
      <Tiles id="audiences" title={coaching.audiencesTitle} tiles={coaching.audiences} />
      <ReadingPassage {...coaching.limits} />
      <Questions questions={coachingQuestions} />
      <ClosingCall title="Talk first" text="Write a few lines about your week, or choose a time. Neither binds you to anything.">
        <ButtonLink to="/contact">Write to us</ButtonLink>
        <ButtonLink to={scheduling.href} kind="secondary">
          {scheduling.label}
        </ButtonLink>
      </ClosingCall>
    </div>
  )
}
