import { noStoriesYet } from '#content/site.ts'
import { testimonialsFrame } from '#features/pages/kinds/frames.ts'
import { withClaims } from '#features/site/claims/claim-texts.ts'
import { findClaimTexts } from '#features/site/claims/find-claim-texts.server.ts'
import { ClosingCall } from '#features/site/closing-call.tsx'
import { FigureRow } from '#features/site/core/figure-row.tsx'
import { NoStoriesYet } from '#features/site/core/no-stories-yet.tsx'
import { pageMeta } from '#features/site/page-meta.ts'
import { findSiteSettings } from '#features/site/settings/settings.server.ts'
import { findPublishedStories } from '#features/site/stories/published-stories.server.ts'
import { StoryGrid } from '#features/site/stories/story-grid.tsx'
import { servicesContext } from '#services.server.ts'
import { ButtonLink } from '#ui/button-link.tsx'
import { PageHeading } from '#ui/page-heading.tsx'
import { TextLink } from '#ui/text-link.tsx'

import type { Route } from './+types/testimonials.ts'
import { loadFrame } from './framed-page.server.ts'
import { FramedPage } from './framed-page.tsx'

export const meta: Route.MetaFunction = (args) => pageMeta(args, args.loaderData?.frame.head)

export async function loader(args: Route.LoaderArgs) {
  const services = args.context.get(servicesContext)
  const [{ figures }, claims, stories, frame] = await Promise.all([
    findSiteSettings(services),
    findClaimTexts(services),
    findPublishedStories(services),
    loadFrame(args, '/testimonials', testimonialsFrame),
  ])
  return { figures: figures.results, stories, noStoriesYet: withClaims(noStoriesYet, claims), frame }
}

export default function TestimonialsPage({ loaderData: { figures, stories, noStoriesYet, frame } }: Route.ComponentProps) {
  const { texts } = frame
  return (
    <FramedPage frame={frame}>
      <div className="wrap reading">
        <PageHeading title={texts.title} lead={texts.lead} />
        <FigureRow figures={figures} />
        <section className={stories.length > 0 ? 'stories stories-all' : 'stories'} aria-labelledby="stories">
          <div>
            <h2 id="stories">{texts.storiesTitle}</h2>
            <p className="story-invitation">
              {texts.invitation} <TextLink to="/stories/new">{texts.invitationAction}</TextLink>
            </p>
          </div>
          {stories.length > 0 ? <StoryGrid stories={stories} /> : <NoStoriesYet text={noStoriesYet} />}
        </section>
        <ClosingCall title={texts.closingTitle} text={texts.closingText}>
          <ButtonLink to="/pricing">{texts.buyAction}</ButtonLink>
          <ButtonLink to="/trial" kind="secondary">
            {texts.trialAction}
          </ButtonLink>
        </ClosingCall>
      </div>
    </FramedPage>
  )
}
