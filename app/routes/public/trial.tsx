import { Fragment } from 'react'
import { data } from 'react-router'

import { waitSentence } from '#features/identity/core/limits.server.ts'
import { sameSitePath } from '#features/identity/core/next-path.ts'
import { rememberAddress } from '#features/identity/typed-address.server.ts'
import { viewer, viewerOfAnswer } from '#features/identity/viewer.server.ts'
import { botSignalsOf } from '#features/inbox/contact.ts'
import { trialDaysLeft } from '#features/membership/core/entitlement.ts'
import { findMembershipState } from '#features/membership/core/membership.server.ts'
import { trialRefusals, whyNoTrial } from '#features/membership/core/trial-refusals.ts'
import { TrialForm as TrialFields } from '#features/membership/core/trial.ts'
import { TrialContents } from '#features/membership/trial-contents.tsx'
import { OwnTrialForm, TrialForm } from '#features/membership/trial-form.tsx'
import { TrialNote } from '#features/membership/trial-note.tsx'
import { REDIRECT_SECONDS, TrialStarted } from '#features/membership/trial-started.tsx'
import { findTrialDays } from '#features/membership/trial-timeline/trial-days.server.ts'
import { TrialTimeline } from '#features/membership/trial-timeline/trial-timeline.tsx'
import { AFTER_TRIAL, startTrial } from '#features/membership/trial.server.ts'
import { trialFrame } from '#features/pages/kinds/trial-frame.ts'
import { pageMeta } from '#features/site/page-meta.ts'
import { parseFields, readForm, reportOf } from '#platform/form.server.ts'
import { requestInfo } from '#platform/request.server.ts'
import { logFailure } from '#routes/failures.server.ts'
import { servicesContext } from '#services.server.ts'
import { PageHeading } from '#ui/page-heading.tsx'

import type { Route } from './+types/trial.ts'
import { loadFrame } from './framed-page.server.ts'
import { FramedPage } from './framed-page.tsx'

import trialTimelineCss from '#features/membership/trial-timeline/trial-timeline.css?url'

export const links: Route.LinksFunction = () => [{ rel: 'stylesheet', href: trialTimelineCss }]

export const meta: Route.MetaFunction = (args) => pageMeta(args, args.loaderData?.frame.head)

export async function loader({ request, url, context }: Route.LoaderArgs) {
  const person = context.get(viewer)
  const next = sameSitePath(url.searchParams.get('next'))
  const frame = await loadFrame({ request, context }, '/trial', trialFrame)
  if (!person) return { frame, person: null, next, closed: null, daysLeft: null, trial: null }
  const services = context.get(servicesContext)
  const entitlement = await findMembershipState(services, person.userId)
  const [firstName = ''] = (person.displayName ?? '').split(/\s+/)
  return {
    frame,
    person: { firstName, email: person.email },
    next,
    closed: whyNoTrial(entitlement),
    daysLeft: trialDaysLeft(entitlement, services.clock.now()),
    trial: await findTrialDays(services, person, entitlement),
  }
}

export async function action({ request, url, context }: Route.ActionArgs) {
  const fields = await readForm(request)
  const person = context.get(viewer)
  const next = sameSitePath(url.searchParams.get('next')) ?? AFTER_TRIAL
  // Whatever else is sent along, it is the trial of the account that is signed in.
  const form = parseFields(person ? { firstName: 'Member', email: person.email } : fields, TrialFields)
  if (!form.ok) return data({ report: form.report, refusal: null }, 400)
  // No account and no mail to a stranger for a machine; it reads what everybody reads.
  const services = context.get(servicesContext)
  const mailedNote = () => rememberAddress(services, form.value.email, { isMailed: true })
  if (!person && botSignalsOf(fields).trap.trim() !== '')
    return data({ mailedTo: form.value.email, next }, { headers: { 'Set-Cookie': mailedNote() } })
  const visit = { request, network: context.get(requestInfo).clientNetwork }
  const trial = await startTrial(services, form.value, person, visit, next).catch(
    logFailure(context, 'A trial could not be started.'),
  )
  if (!trial) return data({ report: reportOf(fields, {}), refusal: trialRefusals.unavailable }, 503)
  if (trial.ok) {
    // The page around the success screen is already that of the person who has just been signed in.
    if (!person) context.set(viewer, await viewerOfAnswer(services, trial.headers))
    // Nobody is signed in: where the dashboard sends them, their address stands in its field, and a word about the mail.
    const isMailed = !person && trial.headers.getSetCookie().length === 0
    if (isMailed) trial.headers.append('Set-Cookie', mailedNote())
    trial.headers.set('Refresh', `${REDIRECT_SECONDS};url=${next}`)
    return data({ mailedTo: person ? null : form.value.email, next }, { headers: trial.headers })
  }
  const report = reportOf(fields, {})
  if (trial.reason !== 'wait') return data({ report, refusal: trialRefusals[trial.reason] }, 409)
  const headers = { 'Retry-After': String(trial.retryAfterSeconds) }
  return data({ report, refusal: waitSentence(trial.retryAfterSeconds) }, { status: 429, headers })
}

/** Cookies travel by themselves; this one has to be named. */
export function headers({ actionHeaders }: Route.HeadersArgs) {
  const refresh = actionHeaders.get('Refresh')
  return refresh ? { Refresh: refresh } : new Headers()
}

export default function TrialPage({ loaderData, actionData }: Route.ComponentProps) {
  const { frame, person, next, closed, daysLeft, trial } = loaderData
  const { texts } = frame
  if (actionData && 'next' in actionData) return <TrialStarted words={texts} {...actionData} />
  const lead = person ? texts.ownLead : texts.lead
  return (
    <FramedPage frame={frame}>
      <div className="wrap grid gap-x-16 gap-y-10 pb-section lg:grid-cols-[minmax(0,6fr)_minmax(0,5fr)]">
        <div>
          <PageHeading className="lg:grid-cols-1" title={closed ? texts.closedTitle : <Unbroken text={texts.title} />} />
          {!closed && !trial && lead && <p className="lead mb-8">{lead}</p>}
          <div className="grid gap-5">
            <TrialNote refusal={actionData?.refusal ?? null} closed={closed} daysLeft={daysLeft} />
            {trial && <TrialTimeline {...trial} includes={texts.includes} />}
            {!closed && !trial && person && <OwnTrialForm email={person.email} next={next} words={texts} />}
            {!person && <TrialForm report={actionData?.report} next={next} words={texts} />}
          </div>
        </div>
        <TrialContents words={texts} />
      </div>
    </FramedPage>
  )
}

/** Words with a hyphen, as long as they are short, stay on one line. */
function Unbroken({ text }: { text: string }) {
  return text.split(' ').map((word, at) => (
    // The same word may come twice.
    // oxlint-disable-next-line react/no-array-index-key
    <Fragment key={at}>
      {at > 0 && ' '}
      {word.includes('-') && word.length < 12 ? <span className="whitespace-nowrap">{word}</span> : word}
    </Fragment>
  ))
}
