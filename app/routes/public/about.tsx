import { aboutReading, differences } from '#content/about.ts'
import { ClosingCall } from '#features/site/closing-call.tsx'
import { Reasons } from '#features/site/core/reasons.tsx'
import { Spines } from '#features/site/core/spines.tsx'
import { pageMeta } from '#features/site/page-meta.ts'
import { ReadingPage } from '#features/site/reading-page.tsx'
import { findSiteSettings } from '#features/site/settings/settings.server.ts'
import { servicesContext } from '#services.server.ts'
import { ButtonLink } from '#ui/button-link.tsx'

import type { Route } from './+types/about.ts'

export const meta: Route.MetaFunction = (args) => pageMeta(args)

export async function loader({ context }: Route.LoaderArgs) {
  const { house: publisher } = await findSiteSettings(context.get(servicesContext))
  return { founder: publisher.founder, bio: publisher.bio }
}

export default function AboutPage({ loaderData }: Route.ComponentProps) {
  return (
    <ReadingPage reading={aboutReading(loaderData)} picture={<Spines isFirst />}>
      <section className="passage" aria-labelledby="different">
        <h2 id="different">{differences.title}</h2>
        <Reasons points={differences.points} />
      </section>
      <ClosingCall title="Begin where the question is">
        <ButtonLink to="/courses">See the courses</ButtonLink>
        <ButtonLink to="/how-we-help" kind="secondary">
          How we help
        </ButtonLink>
      </ClosingCall>
    </ReadingPage>
  )
}
