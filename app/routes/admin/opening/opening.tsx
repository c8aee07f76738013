import type { StayingHandle } from '#features/site/frame/scroll-to-top.tsx'
import { pageMeta } from '#features/site/page-meta.ts'
import { readForm } from '#platform/form.server.ts'
import { answerOf } from '#platform/intent.ts'
import { AdminHeading } from '#routes/admin/admin-heading.tsx'
import { servicesContext } from '#services.server.ts'
import { TextLink } from '#ui/text-link.tsx'

import type { Route } from './+types/opening.ts'
import { ClaimForm } from './claim-form.tsx'
import { ClaimGroup } from './claim-group.tsx'
import { ClaimKinds } from './claim-kinds.tsx'
import { ClaimRow } from './claim-row.tsx'
import { findOfferedClaims } from './offered-claims.server.ts'
import { answers } from './opening-answers.server.ts'
import { OpeningCard, OpeningStep, type Step } from './opening-card.tsx'
import { viewClaims } from './opening-view.server.ts'

import sendingCss from '#ui/sending.css?url'

const PATH = '/admin/opening'

export const links: Route.LinksFunction = () => [{ rel: 'stylesheet', href: sendingCss }]

/** Deciding about a claim opens and closes a form in the list, which stays where it is. */
export const handle: StayingHandle = { placeOf: (search) => search.get('step') ?? '' }

export const meta: Route.MetaFunction = (args) => pageMeta(args, { title: 'Opening', listed: false })

export async function loader({ url, context }: Route.LoaderArgs) {
  const [view, offered] = await Promise.all([viewClaims(context), findOfferedClaims(context.get(servicesContext))])
  const asked = url.searchParams.get('step')
  const possible: Step = view.isOpen ? 'sample' : 'open'
  const step = asked === possible ? possible : null
  const act = url.searchParams.get('act') === 'replace' ? ('replace' as const) : ('confirm' as const)
  const { claim, group, add } = Object.fromEntries(url.searchParams)
  return { ...view, offered, step, opened: { claim, group, act }, added: (add ?? '').slice(0, 600) }
}

export async function action({ request, context }: Route.ActionArgs) {
  const fields = await readForm(request)
  return answerOf(answers(context, fields), fields['intent'])()
}

export default function OpeningPage({ loaderData, actionData }: Route.ComponentProps) {
  const { isOpen, groups, own, offered, decided, count, waits, today, step, opened, added } = loaderData
  const report = actionData?.report
  if (step) {
    return (
      <>
        <AdminHeading title="Opening">One question before anything changes.</AdminHeading>
        <OpeningStep step={step} />
      </>
    )
  }
  return (
    <>
      <AdminHeading title="Opening">
        What your site claims and no software can know. Confirm what is true of you, say it in your own words, or drop it: nothing
        is missed where it stood. What you leave undecided is left out like what you drop, and you are asked about it again.
      </AdminHeading>
      <OpeningCard {...{ isOpen, decided, count, waits }} />
      <ClaimKinds groups={groups} />
      {groups.map((group) => (
        <ClaimGroup key={group.kind} group={group} {...{ opened, today, report }} />
      ))}
      <section id="own" aria-labelledby="title-own" className="mt-10 scroll-mt-24">
        <h2 id="title-own" className="title">
          Your own claims
        </h2>
        <p className="border-b border-ink pb-2 text-sm text-soft">
          Figures and promises that you wrote yourself, with where you know them from. They stand here so that you are asked
          again.
        </p>
        <ul>
          {own.map((claim) => (
            <ClaimRow key={claim.id} claim={claim} />
          ))}
        </ul>
        {offered.length > 0 && (
          <details className="border-b border-line py-2">
            <summary className="link inline-flex min-h-11 items-center text-sm">
              {offered.length === 1 ? 'A sentence of yours sounds' : `${offered.length} sentences of yours sound`} like a claim
            </summary>
            <ul className="mb-2">
              {offered.map((text) => (
                <li key={text} className="flex flex-wrap items-center justify-between gap-x-4 text-sm">
                  <span className="wrap-anywhere">{text}</span>
                  <TextLink to={`${PATH}?add=${encodeURIComponent(text)}#own`} aria-label={`Add it: ${text}`}>
                    Add it
                  </TextLink>
                </li>
              ))}
            </ul>
          </details>
        )}
        <ClaimForm
          action={PATH}
          intent="add"
          label="Add a claim"
          text={added}
          today={today}
          report={opened.claim || opened.group ? undefined : report}
        />
      </section>
    </>
  )
}
