import { data } from 'react-router'

import { pillarPages } from '#content/pillar-pages.ts'
import { pillars } from '#content/pillars.ts'
import { findLessonAddresses } from '#features/courses/learning/lesson-addresses.server.ts'
import { ClosingCall } from '#features/site/closing-call.tsx'
import { pageMeta } from '#features/site/page-meta.ts'
import { LessonPreviews, PillarHero } from '#features/site/pillar-parts.tsx'
import { ReadingPassage } from '#features/site/reading-page.tsx'
import { findStoriesForRow } from '#features/site/stories/published-stories.server.ts'
import { SampleSection } from '#features/site/stories/sample-section.tsx'
import { StorySection } from '#features/site/stories/story-section.tsx'
import { Tiles } from '#features/site/tiles.tsx'
import { servicesContext } from '#services.server.ts'
import { ButtonLink } from '#ui/button-link.tsx'
import { questionFontPreload } from '#ui/font-preloads.ts'

import type { Route } from './+types/pillar.ts'

export const links: Route.LinksFunction = () => [questionFontPreload]

export const meta: Route.MetaFunction = (args) => pageMeta(args, args.loaderData && { title: args.loaderData.pillar.title })

export async function loader({ params, context }: Route.LoaderArgs) {
  const pillar = pillars.find(({ slug }) => slug === params.pillar)
  if (!pillar) throw data(null, 404)
  const services = context.get(servicesContext)
  const page = pillarPages[pillar.slug]
  const slugs = page.lessons.map(({ slug }) => slug)
  const [stories, addresses] = await Promise.all([findStoriesForRow(services), findLessonAddresses(services, slugs)])
  return { pillar, page, stories, addresses }
}

export default function PillarPage({ loaderData: { pillar, page, stories, addresses } }: Route.ComponentProps) {
  return (
    <div className="wrap reading" data-pillar={pillar.slug}>
      <PillarHero pillar={pillar} page={page} />
      <Tiles id="tiles" title={page.tilesTitle} tiles={page.tiles} />
      <ReadingPassage heading={page.textTitle} text={page.text} />
      <LessonPreviews pillar={pillar.slug} lessons={page.lessons} addresses={addresses} />
      {stories.length > 0 ? <StorySection stories={stories} /> : <SampleSection pillar={pillar.slug} />}
      <ClosingCall title={page.closing}>
        <ButtonLink to="/pricing">Get Instant Access</ButtonLink>
        <ButtonLink to="/trial" kind="secondary">
          Start Free Trial
        </ButtonLink>
      </ClosingCall>
    </div>
  )
}
