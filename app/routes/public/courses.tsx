import { data, type RouterContextProvider } from 'react-router'

import { listCourses } from '#features/courses/core/courses.server.ts'
import type { Learning } from '#features/courses/core/learning.ts'
import { InsideBlock, OfferBlock } from '#features/courses/course-sections.tsx'
import { findLearning } from '#features/courses/learning/find-learning.server.ts'
import { LearningBlock } from '#features/courses/learning/learning-block.tsx'
import { StartTrialButton, TrialDialog } from '#features/courses/start-trial-button.tsx'
import { viewer } from '#features/identity/viewer.server.ts'
import type { MembershipState } from '#features/membership/core/entitlement.ts'
import { findMembershipState } from '#features/membership/core/membership.server.ts'
import type { Values } from '#features/pages/core/fields.ts'
import { coursesFrame } from '#features/pages/kinds/course-frames.ts'
import { findCourseOffers } from '#features/pages/published/offered-plans.server.ts'
import { pageMeta } from '#features/site/page-meta.ts'
import { logFailure } from '#routes/failures.server.ts'
import { servicesContext } from '#services.server.ts'
import { ButtonLink } from '#ui/button-link.tsx'
import { FailureToast } from '#ui/failure-toast.tsx'
import { PageHeading } from '#ui/page-heading.tsx'
import { TextLink } from '#ui/text-link.tsx'

import type { Route } from './+types/courses.ts'
import { loadFrame } from './framed-page.server.ts'
import { FramedPage } from './framed-page.tsx'
import { findReaderOfCourses } from './reader-of-courses.server.ts'

import coursesCss from '#features/courses/courses.css?url'

export const links: Route.LinksFunction = () => [{ rel: 'stylesheet', href: coursesCss }]

export const meta: Route.MetaFunction = (args) => pageMeta(args, args.loaderData?.frame.head)

const PATH = '/courses'

/** The words of the spec for a list that could not be read. */
const FAILED = 'Failed to load courses'

export async function loader({ request, url, context }: Route.LoaderArgs) {
  const services = context.get(servicesContext)
  const offers = await findCourseOffers(services)
  const isWhole = url.searchParams.get('view') === 'all'
  const read = await readCourses(context, isWhole).catch(logFailure(context, 'The courses could not be read.'))
  // Of whoever has access the page is about what they have.
  const frame = await loadFrame({ request, context }, PATH, coursesFrame, { isAlone: read?.isInside === true })
  const shared = { frame, offers, isSignedIn: context.get(viewer) !== null }
  if (!read) return data({ courses: [], learning: null, isInside: false, failure: FAILED, ...shared }, 503)
  return data({ ...read, failure: null, ...shared })
}

/** What somebody has already is not sold to them. */
function hasAccess({ subscribed, status }: Pick<MembershipState, 'subscribed' | 'status'>): boolean {
  return subscribed || status === 'trial'
}

/** The page of somebody who has access: what they have. */
function OwnCourses({ learning, texts }: { learning: Learning; texts: Values<typeof coursesFrame.fields> }) {
  return (
    <div className="wrap reading">
      <PageHeading
        title={texts.ownTitle}
        lead={texts.ownLead}
        action={<TextLink to={`${PATH}?view=all`}>{texts.ownAction}</TextLink>}
      />
      <LearningBlock learning={learning} words={texts} isPage />
    </div>
  )
}

/** The courses, and of somebody who is signed in what they learn; `isInside` when the page is about that. */
async function readCourses(context: Readonly<RouterContextProvider>, isWhole: boolean) {
  const services = context.get(servicesContext)
  const courses = await listCourses(services)
  const { learner, isLearning } = await findReaderOfCourses(context)
  if (!isLearning) return { courses, learning: null, isInside: false }
  const { userId } = learner
  const learning = await findLearning(services, learner)
  if (!learning || isWhole) return { courses, learning, isInside: false }
  return { courses, learning, isInside: userId === null || hasAccess(await findMembershipState(services, userId)) }
}

export default function CoursesPage({ loaderData }: Route.ComponentProps) {
  const { courses, learning, isInside, failure, offers, isSignedIn, frame } = loaderData
  const { texts } = frame
  if (learning && isInside) return <OwnCourses learning={learning} texts={texts} />
  return (
    <FramedPage frame={frame}>
      <div className="wrap reading">
        <FailureToast failure={failure} />
        {learning && <LearningBlock learning={learning} words={texts} />}
        <PageHeading
          title={texts.title}
          lead={texts.lead}
          action={
            <div className="closing-acts">
              <StartTrialButton isSignedIn={isSignedIn} label={texts.trialAction} />
              {texts.secondAction && texts.secondTo && (
                <ButtonLink to={texts.secondTo} kind="secondary">
                  {texts.secondAction}
                </ButtonLink>
              )}
            </div>
          }
        />
        <OfferBlock title={texts.offerTitle} offers={offers} />
        <InsideBlock courses={courses} failure={failure} words={texts} />
        {isSignedIn && <TrialDialog words={texts} />}
      </div>
    </FramedPage>
  )
}
