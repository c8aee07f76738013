import { headOf as pageHeadOf } from '#features/pages/core/page.ts'
import { headingKind } from '#features/pages/kinds/heading.tsx'
import { markdownKind } from '#features/pages/kinds/markdown.tsx'
import { drawPage } from '#features/pages/published/draw-page.server.ts'
import { POLICY_PATH } from '#features/pages/published/find-published.server.ts'
import { findPolicyVersion, listPolicyVersions } from '#features/pages/published/policy-versions.server.ts'
import { formatPublicDay } from '#features/site/format-public-day.ts'
import { pageMeta } from '#features/site/page-meta.ts'
import { ReadySections } from '#features/writing/blocks/ready-sections.tsx'
import { servicesContext } from '#services.server.ts'
import { TextLink } from '#ui/text-link.tsx'

import type { Route } from './+types/policy-version.ts'
import { nothingAt } from './nothing-here.server.ts'
import { sendSections } from './send-sections.server.ts'

const TITLE = 'Earlier words on health data'

export const meta: Route.MetaFunction = (args) => pageMeta(args, { title: TITLE, listed: false })

/** A version of the policy on health data, whole, with the way to all others. */
export async function loader({ request, params, context }: Route.LoaderArgs) {
  const services = context.get(servicesContext)
  const version = await findPolicyVersion(services, params.id)
  if (!version) throw await nothingAt({ request, context })
  const lead = `${spanOf(version)}. ${version.until ? 'It holds no more.' : 'It holds now.'}`
  const sections = [
    { id: 'heading', kind: headingKind.name, values: { title: TITLE, lead }, isHidden: false },
    { id: 'text', kind: markdownKind.name, values: { text: version.text }, isHidden: false },
  ]
  const drawn = await drawPage(services, { sections, head: pageHeadOf(TITLE), subject: null, changedAt: null, reader: null })
  const others = (await listPolicyVersions(services)).map((each) => ({ id: each.id, span: spanOf(each) }))
  return { id: version.id, others, policy: POLICY_PATH, sections: sendSections({ request, context }, drawn) }
}

function spanOf({ since, until }: { readonly since: Date; readonly until: Date | null }): string {
  const day = (at: Date) => formatPublicDay(at.toISOString().slice(0, 10))
  if (until === null) return `Since ${day(since)}`
  return day(since) === day(until) ? `On ${day(since)}` : `From ${day(since)} to ${day(until)}`
}

export default function PolicyVersionPage({ loaderData: { id, others, policy, sections } }: Route.ComponentProps) {
  return (
    <>
      <ReadySections sections={sections} />
      <nav aria-label="Versions" className="wrap pb-10">
        <h2 className="title">All versions</h2>
        <ul>
          {others.map((each) => (
            <li key={each.id} className="py-1">
              {each.id === id ? (
                <span aria-current="page">{each.span}</span>
              ) : (
                <TextLink to={`${policy}/versions/${each.id}`}>{each.span}</TextLink>
              )}
            </li>
          ))}
        </ul>
        <p className="pt-4">
          <TextLink to={policy}>What holds now</TextLink>
        </p>
      </nav>
    </>
  )
}
