import { homeQuestions } from '#content/home-questions.ts'
import { BrandStrip } from '#features/site/home/brand-strip.tsx'
import { FloatingCard } from '#features/site/home/floating-card.tsx'
import { HomeAudiences, HomeHero } from '#features/site/home/hero.tsx'
import { PillarIllustrations } from '#features/site/home/pillar-illustrations.tsx'
import { MemberBanner, ProofSection, WhySection } from '#features/site/home/sections.tsx'
import { pageMeta } from '#features/site/page-meta.ts'
import { Questions } from '#features/site/questions.tsx'
import { findSiteSettings } from '#features/site/settings/settings.server.ts'
import { findStoriesForRow } from '#features/site/stories/published-stories.server.ts'
import { pillarCourses } from '#features/site/structured-data/course.ts'
import { faqPage } from '#features/site/structured-data/faq-page.ts'
import { pageJsonLd } from '#features/site/structured-data/page-json-ld.server.ts'
import type { BesideHandle } from '#routes/area.ts'
import { servicesContext } from '#services.server.ts'
import { questionFontPreload } from '#ui/font-preloads.ts'

import type { Route } from './+types/home.ts'

/** What stands beside `main`. */
export const handle: BesideHandle = { beside: <FloatingCard /> }

export const links: Route.LinksFunction = () => [questionFontPreload]

export const meta: Route.MetaFunction = (args) => pageMeta(args)

export async function loader({ context }: Route.LoaderArgs) {
  const services = context.get(servicesContext)
  context.set(pageJsonLd, (publisher) => [...pillarCourses(publisher), faqPage(publisher, homeQuestions)])
  const [{ figures, marks }, stories] = await Promise.all([findSiteSettings(services), findStoriesForRow(services)])
  return { stories, questions: homeQuestions, figures: figures.proof, brands: marks.brands, brandsNote: marks.brandsNote }
}

export default function HomePage({ loaderData: { stories, questions, figures, brands, brandsNote } }: Route.ComponentProps) {
  return (
    <>
      <HomeHero />
      <HomeAudiences />
      <BrandStrip brands={brands} brandsNote={brandsNote} />
      <PillarIllustrations />
      <WhySection />
      <ProofSection figures={figures} stories={stories} />
      <Questions questions={questions} className="wrap mb-section" />
      <MemberBanner />
    </>
  )
}
