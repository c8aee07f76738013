import { data } from 'react-router'

import { HelpFirst, HelpPage } from '#features/chat/widget/help-first.tsx'
import { spell } from '#features/identity/dates/spelling.ts'
import { signedIn } from '#features/identity/viewer.server.ts'
import { CancelForm } from '#features/membership/billing/cancel-form.ts'
import { cancelMembership } from '#features/membership/billing/cancel-membership.server.ts'
import {
  changePlan,
  openPortal,
  pauseMembership,
  resumeMembership,
  withdrawCancellation,
  type Change,
} from '#features/membership/billing/change-membership.server.ts'
import { HistoryList } from '#features/membership/billing/history-list.tsx'
import { LeadingToPayment } from '#features/membership/billing/leading-to-payment.tsx'
import { MembershipActs } from '#features/membership/billing/membership-acts.tsx'
import { billingMark, findOwnMembership, untilHeard } from '#features/membership/billing/own-membership.server.ts'
import { refundMembership } from '#features/membership/billing/refund/refund-membership.server.ts'
import { stripeSentences } from '#features/membership/billing/stripe-sentences.ts'
import { WhereYouStand } from '#features/membership/billing/where-you-stand.tsx'
import { pageMeta } from '#features/site/page-meta.ts'
import { findSiteSettings } from '#features/site/settings/settings.server.ts'
import { redirectWithToast } from '#platform/flash.server.ts'
import { beginningTyped } from '#platform/form-limits.server.ts'
import { parseFields, readForm, reportOf } from '#platform/form.server.ts'
import type { FormReport } from '#platform/form.ts'
import { services, type Services } from '#platform/services.server.ts'
import { answerHeaders } from '#routes/guard.server.ts'
import { helpInForm, keepInInbox } from '#routes/help-in-form.server.ts'
import { Alert } from '#ui/alert.tsx'
import { Card } from '#ui/card.tsx'
import { EmptyState } from '#ui/empty-state.tsx'

import '#features/membership/billing/membership.css'
import type { Route } from './+types/membership.ts'

const HERE = '/profile/membership'

/** What can be asked for by one button, and what is said once it is done. */
const changes: Record<string, { readonly ask: typeof pauseMembership; readonly done: string }> = {
  pause: { ask: pauseMembership, done: 'Paused' },
  resume: { ask: resumeMembership, done: 'Your membership goes on' },
  withdraw: { ask: withdrawCancellation, done: 'The cancellation is withdrawn' },
  refund: { ask: refundMembership, done: 'You get your money back' },
}

export const meta: Route.MetaFunction = (args) => pageMeta(args, { title: 'Your membership', listed: false })

export async function loader({ request, context }: Route.LoaderArgs) {
  const all = context.get(services)
  const person = signedIn(context)
  const isBack = new URL(request.url).searchParams.has('paid')
  if (isBack) await untilHeard(all, person.userId, (mark) => mark !== 'null')
  const { plans } = await findSiteSettings(all)
  const membership = await findOwnMembership(all, person, plans.plans)
  const isAwaited = isBack && !membership.hasBilling
  if (isAwaited) context.get(answerHeaders).set('Refresh', '5')
  return { membership, isAwaited }
}

export async function action({ request, context }: Route.ActionArgs) {
  const all = context.get(services)
  const member = signedIn(context)
  const { userId } = member
  const fields = await readForm(request)
  const act = fields['do'] ?? ''
  const before = await billingMark(all, userId)
  if (act === 'portal') {
    const portal = await openPortal(all, userId)
    if (!portal?.ok) return refuse(fields, portal?.reason ?? 'not now')
    context.get(answerHeaders).set('Refresh', `0;url=${portal.value}`)
    return data({ address: portal.value, report: undefined, refusal: null, help: null })
  }
  if (act === 'cancel') {
    const form = parseFields(fields, CancelForm)
    const words = form.ok ? form.value.words : beginningTyped(fields, 'words')
    const help = await helpInForm({ request, context, fields }, words)
    if (help) await keepInInbox(all, { member, of: 'leaving', words, help })
    if (!form.ok) return data({ address: null, report: form.report, refusal: null, help: help?.text ?? null }, 400)
    const change = await cancelMembership(all, userId, form.value)
    const title = spell('Your membership is cancelled', member.dateLanguage)
    if (help && change.ok) return data({ address: null, report: undefined, refusal: null, help: help.text, title })
    if (help && !change.ok) return refuse(fields, change.reason, help.text)
    return told(all, userId, before, fields, change, title)
  }
  if (act === 'change-plan') {
    const { plans } = await findSiteSettings(all)
    const now = JSON.parse(before) as { plan?: string } | null
    const plan = plans.plans.find(({ slug }) => slug === (now?.plan === 'monthly' ? 'annual' : 'monthly'))!
    return told(all, userId, before, fields, await changePlan(all, userId, plan), `Your plan is ${plan.name} now`)
  }
  const change = Object.hasOwn(changes, act) ? changes[act] : undefined
  if (!change) throw data(null, 400)
  return told(all, userId, before, fields, await change.ask(all, userId), change.done)
}

async function told(all: Services, userId: string, before: string, fields: Record<string, string>, change: Change, done: string) {
  if (!change.ok) return refuse(fields, change.reason)
  if (change.isOnItsWay) return redirectWithToast(HERE, { title: 'Your money is on its way back' })
  // A refund is two words of Stripe’s: the end comes before the money.
  const isWhole = (mark: string) => fields['do'] !== 'refund' || mark.includes('"state":"refunded"')
  const isHeard = await untilHeard(all, userId, (mark) => mark !== before && isWhole(mark))
  const text = 'Stripe has taken it. This page shows it as soon as Stripe confirms.'
  return redirectWithToast(HERE, isHeard ? { title: done } : { title: 'On its way', text })
}

const statuses = { 'not now': 409, refused: 502, away: 503 }

function refuse(fields: Record<string, string>, reason: keyof typeof statuses, help: string | null = null) {
  const report: FormReport | undefined = fields['do'] === 'cancel' ? reportOf(fields, {}) : undefined
  return data({ address: null, report, refusal: stripeSentences[reason], help }, statuses[reason])
}

export default function MembershipPage({ loaderData: { membership, isAwaited }, actionData }: Route.ComponentProps) {
  const { hasBilling, history } = membership
  if (actionData?.help && 'title' in actionData) {
    return (
      <HelpPage text={actionData.help} title={actionData.title}>
        This page shows until when you have access as soon as Stripe has confirmed it.
      </HelpPage>
    )
  }
  return (
    <div className="grid gap-6">
      {actionData?.help && <HelpFirst text={actionData.help} />}
      {actionData?.address && <LeadingToPayment address={actionData.address} />}
      {actionData?.refusal && <Alert kind="error" title={actionData.refusal} />}
      {isAwaited && <Alert title="Your payment is being confirmed">This page looks again by itself in a few seconds.</Alert>}
      <WhereYouStand membership={membership} />
      {hasBilling && (
        <Card title="What you can do">
          <MembershipActs membership={membership} action={HERE} report={actionData?.report} />
        </Card>
      )}
      <Card title="What happened">
        {history.length === 0 ? (
          <EmptyState title="Nothing yet" level={3}>
            Your trial, your payments and your changes stand here, each with its day.
          </EmptyState>
        ) : (
          <HistoryList history={history} />
        )}
      </Card>
    </div>
  )
}
