import { BrandStrip } from '#features/site/home/brand-strip.tsx'
import { FloatingCard } from '#features/site/home/floating-card.tsx'
import { HomeAudiences, HomeHero } from '#features/site/home/hero.tsx'
import { PillarPlates } from '#features/site/home/pillar-plates.tsx'
import { MemberBanner, ProofSection, WhySection } from '#features/site/home/sections.tsx'
import { pageMeta } from '#features/site/page-meta.ts'

import type { Route } from './+types/home.ts'

export const meta: Route.MetaFunction = (args) => pageMeta(args)

export default function HomePage() {
  return (
    <>
      <HomeHero />
      <HomeAudiences />
      <BrandStrip />
      <PillarPlates />
      <WhySection />
      <ProofSection />
      <MemberBanner />
      <FloatingCard />
    </>
  )
}
