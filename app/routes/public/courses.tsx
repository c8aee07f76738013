import { data } from 'react-router'

import { coursesHeading } from '#content/courses-heading.ts'
import { listCourses } from '#features/courses/core/courses.server.ts'
import type { Learning } from '#features/courses/core/learning.ts'
import { CurriculumBlock, GuaranteeBlock, InsideBlock, OfferBlock, StepsBlock } from '#features/courses/course-sections.tsx'
import { findLearner } from '#features/courses/learning/find-learner.server.ts'
import { findLearning } from '#features/courses/learning/find-learning.server.ts'
import { LearningBlock } from '#features/courses/learning/learning-block.tsx'
import { StartTrialButton, TrialDialog } from '#features/courses/start-trial-button.tsx'
import type { Viewer } from '#features/identity/core/viewer.ts'
import { viewer } from '#features/identity/viewer.server.ts'
import type { MembershipState } from '#features/membership/core/entitlement.ts'
import { findMembershipState } from '#features/membership/core/membership.server.ts'
import { ClosingCall } from '#features/site/closing-call.tsx'
import { pageMeta } from '#features/site/page-meta.ts'
import { findSiteSettings } from '#features/site/settings/settings.server.ts'
import { logFailure } from '#routes/failures.server.ts'
import { servicesContext, type Services } from '#services.server.ts'
import { ButtonLink } from '#ui/button-link.tsx'
import { FailureToast } from '#ui/failure-toast.tsx'
import { PageHeading } from '#ui/page-heading.tsx'
import { TextLink } from '#ui/text-link.tsx'

import type { Route } from './+types/courses.ts'

export const meta: Route.MetaFunction = (args) => pageMeta(args)

/** The words of the spec for a list that could not be read. */
const FAILED = 'Failed to load courses'

export async function loader({ url, context }: Route.LoaderArgs) {
  const services = context.get(servicesContext)
  const person = context.get(viewer)
  const isSignedIn = person !== null
  const { offers } = (await findSiteSettings(services)).plans
  const isWhole = url.searchParams.get('view') === 'all'
  const read = await readCourses(services, person, isWhole).catch(logFailure(context, 'The courses could not be read.'))
  if (!read) return data({ courses: [], failure: FAILED, offers, isSignedIn }, 503)
  return data({ ...read, failure: null, offers, isSignedIn })
}

/** What somebody has already is not sold to them. */
function hasAccess({ subscribed, status }: Pick<MembershipState, 'subscribed' | 'status'>): boolean {
  return subscribed || status === 'trial'
}

/** The page of somebody who has access: what they have. */
function OwnCourses({ learning }: { learning: Learning }) {
  return (
    <div className="wrap reading">
      <PageHeading
        title="Your courses"
        lead="Go on where you stopped, or begin with another course."
        action={<TextLink to="/courses?view=all">About the courses</TextLink>}
      />
      <LearningBlock learning={learning} isPage />
    </div>
  )
}

/** The courses, and of somebody who is signed in what they learn; `isInside` when the page is about that. */
async function readCourses(services: Pick<Services, 'db' | 'clock'>, person: Viewer | null, isWhole: boolean) {
  const courses = await listCourses(services)
  if (!person) return { courses }
  const learning = await findLearning(services, await findLearner(services, person))
  return { courses, learning, isInside: !isWhole && hasAccess(await findMembershipState(services, person.userId)) }
}

export default function CoursesPage({ loaderData }: Route.ComponentProps) {
  const { courses, failure, offers, isSignedIn } = loaderData
  if ('isInside' in loaderData && loaderData.isInside && loaderData.learning) return <OwnCourses learning={loaderData.learning} />
  return (
    <div className="wrap reading">
      <FailureToast failure={failure} />
      {'learning' in loaderData && loaderData.learning && <LearningBlock learning={loaderData.learning} />}
      <PageHeading
        title={coursesHeading.title}
        lead={coursesHeading.lead}
        action={
          <div className="closing-acts">
            <StartTrialButton isSignedIn={isSignedIn} />
            <ButtonLink to="#curriculum" kind="secondary">
              See the curriculum
            </ButtonLink>
          </div>
        }
      />
      <OfferBlock offers={offers} />
      <InsideBlock courses={courses} failure={failure} />
      <StepsBlock />
      <GuaranteeBlock />
      <CurriculumBlock />
      <ClosingCall title="Begin with one question" text="Seven days, no credit card, no questions asked.">
        <StartTrialButton isSignedIn={isSignedIn} />
        <ButtonLink to="/pricing" kind="secondary">
          Compare the plans
        </ButtonLink>
      </ClosingCall>
      {isSignedIn && <TrialDialog />}
    </div>
  )
}
