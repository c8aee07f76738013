import { howWeHelp } from '#content/about.ts'
import { ClosingCall } from '#features/site/closing-call.tsx'
import { NumberedSteps } from '#features/site/numbered-steps.tsx'
import { pageMeta } from '#features/site/page-meta.ts'
import { Tiles } from '#features/site/tiles.tsx'
import { ButtonLink } from '#ui/button-link.tsx'
import { PageHeading } from '#ui/page-heading.tsx'

import type { Route } from './+types/how-we-help.ts'

export const meta: Route.MetaFunction = (args) => pageMeta(args)

export default function HowWeHelpPage() {
  return (
    <div className="wrap reading">
      <PageHeading title={howWeHelp.title} lead={howWeHelp.lead} />
      <NumberedSteps id="steps" title={howWeHelp.stepsTitle} steps={howWeHelp.steps} />
      <Tiles id="audiences" title={howWeHelp.audiencesTitle} tiles={howWeHelp.audiences} />
      <ClosingCall title="Try it for a week" text="Seven days, no credit card.">
        <ButtonLink to="/trial">Start Free Trial</ButtonLink>
        <ButtonLink to="/services" kind="secondary">
          All services
        </ButtonLink>
      </ClosingCall>
    </div>
  )
}
