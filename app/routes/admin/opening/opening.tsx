import { Form } from 'react-router'

import { PersonField } from '#features/identity/core/person-field.tsx'
import { pageMeta } from '#features/site/page-meta.ts'
import { readForm } from '#platform/form.server.ts'
import { answerOf } from '#platform/intent.ts'
import { AdminHeading } from '#routes/admin/admin-heading.tsx'
import { ButtonLink } from '#ui/button-link.tsx'
import { Button } from '#ui/button.tsx'
import type { FormReport } from '#ui/form-report.ts'
import { UnsavedSettings } from '#ui/unsaved-settings.tsx'

import type { Route } from './+types/opening.ts'
import { ClaimForm } from './claim-form.tsx'
import { ClaimRow } from './claim-row.tsx'
import { answers } from './opening-answers.server.ts'
import { OpeningCard, OpeningStep, type Step } from './opening-card.tsx'
import { viewClaims, type ClaimView } from './opening-view.server.ts'

import sendingCss from '#ui/sending.css?url'

const PATH = '/admin/opening'

export const links: Route.LinksFunction = () => [{ rel: 'stylesheet', href: sendingCss }]

export const meta: Route.MetaFunction = (args) => pageMeta(args, { title: 'Opening', listed: false })

export async function loader({ url, context }: Route.LoaderArgs) {
  const view = await viewClaims(context)
  const asked = url.searchParams.get('step')
  const possible: Step = view.isOpen ? 'sample' : 'open'
  const step = asked === possible ? possible : null
  const act = url.searchParams.get('act') === 'replace' ? ('replace' as const) : ('confirm' as const)
  const { claim, group, add } = Object.fromEntries(url.searchParams)
  return { ...view, step, opened: { claim, group, act }, added: (add ?? '').slice(0, 600) }
}

export async function action({ request, context }: Route.ActionArgs) {
  const fields = await readForm(request)
  return answerOf(answers(context, fields), fields['intent'])()
}

export default function OpeningPage({ loaderData, actionData }: Route.ComponentProps) {
  const { isOpen, groups, own, decided, count, waits, today, step, opened, added } = loaderData
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
        is missed where it stood.
      </AdminHeading>
      <OpeningCard {...{ isOpen, decided, count, waits }} />
      {groups.map(({ kind, title, lead, claims, left }) => (
        <section key={kind} id={`kind-${kind}`} aria-labelledby={`title-${kind}`} className="mt-10 scroll-mt-24">
          <div className="flex flex-wrap items-end justify-between gap-x-6 gap-y-2 border-b border-ink pb-2">
            <div>
              <h2 id={`title-${kind}`} className="title">
                {title}
              </h2>
              <p className="text-sm text-soft">{lead}</p>
            </div>
            {left > 1 && <WholeGroup kind={kind} title={title} left={left} />}
          </div>
          {opened.group === kind && kind === 'legal' && (
            <UnsavedSettings isRefused={report !== undefined}>
              <ClaimForm
                action={`${PATH}?group=${kind}`}
                intent="confirm"
                label={`Confirm all ${left}`}
                about={['kind', kind]}
                back={`${PATH}#kind-${kind}`}
                {...{ today, report }}
              />
            </UnsavedSettings>
          )}
          <ul>
            {claims.map((claim) => (
              <ClaimRow key={claim.id} claim={claim}>
                {opened.claim === claim.id && !claim.decision && <OpenedForm {...{ claim, act: opened.act, today, report }} />}
              </ClaimRow>
            ))}
          </ul>
        </section>
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

function WholeGroup({ kind, title, left }: { kind: string; title: string; left: number }) {
  if (kind === 'legal') {
    return (
      <ButtonLink kind="secondary" size="small" to={`${PATH}?group=${kind}#kind-${kind}`}>
        Confirm all {left}
      </ButtonLink>
    )
  }
  return (
    <Form method="post" action={PATH}>
      <PersonField />
      <input type="hidden" name="kind" value={kind} />
      <Button
        kind="secondary"
        size="small"
        name="intent"
        value="drop-group"
        busyLabel="Dropping..."
        aria-label={`Drop the ${left} that are not decided: ${title}`}
      >
        Drop all {left}
      </Button>
    </Form>
  )
}

interface OpenedFormProps {
  readonly claim: ClaimView
  readonly act: 'confirm' | 'replace'
  readonly today: string
  readonly report: FormReport | undefined
}

function OpenedForm({ claim: { id, text, isNamed }, act, today, report }: OpenedFormProps) {
  const isReplaced = act === 'replace' && !isNamed
  return (
    <UnsavedSettings isRefused={report !== undefined}>
      <ClaimForm
        action={`${PATH}?claim=${id}&act=${act}`}
        intent={isReplaced ? 'replace' : 'confirm'}
        label={isReplaced ? 'Replace' : 'Confirm'}
        about={['claim', id]}
        {...(isReplaced && { text, hint: /^\S*\d/.test(text) ? 'Of a figure, the number comes first.' : '' })}
        {...{ today, report }}
        back={`${PATH}#claim-${id}`}
      />
    </UnsavedSettings>
  )
}
