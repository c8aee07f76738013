import { HelpFirst, HelpPage } from '#features/chat/widget/help-first.tsx'
import { signedIn } from '#features/identity/viewer.server.ts'
import { HistoryList } from '#features/membership/billing/history-list.tsx'
import { LeadingToPayment } from '#features/membership/billing/leading-to-payment.tsx'
import { MembershipActs } from '#features/membership/billing/membership-acts.tsx'
import { MembershipStatusCard } from '#features/membership/billing/membership-status-card.tsx'
import { findOwnMembership } from '#features/membership/billing/own-membership.server.ts'
import { waitForBilling } from '#features/membership/billing/wait-for-billing.server.ts'
import { pageMeta } from '#features/site/page-meta.ts'
import { findSiteSettings } from '#features/site/settings/settings.server.ts'
import { answerHeaders } from '#routes/guard/answer-headers.server.ts'
import { servicesContext } from '#services.server.ts'
import { Alert } from '#ui/alert.tsx'
import { Card } from '#ui/card.tsx'
import { EmptyState } from '#ui/empty-state.tsx'

import '#features/membership/billing/membership.css'
import type { Route } from './+types/membership.ts'
import { answerMembershipForm } from './membership-form.server.ts'

export const meta: Route.MetaFunction = (args) => pageMeta(args, { title: 'Your membership', listed: false })

export async function loader({ request, context }: Route.LoaderArgs) {
  const services = context.get(servicesContext)
  const person = signedIn(context)
  const isBack = new URL(request.url).searchParams.has('paid')
  if (isBack) await waitForBilling(services, person.userId, (billing) => billing !== null)
  const { plans } = await findSiteSettings(services)
  const membership = await findOwnMembership(services, person, plans.plans)
  const isAwaited = isBack && !membership.hasBilling
  if (isAwaited) context.get(answerHeaders).set('Refresh', '5')
  return { membership, isAwaited }
}

export function action(args: Route.ActionArgs) {
  return answerMembershipForm(args)
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
      <MembershipStatusCard membership={membership} />
      {hasBilling && (
        <Card title="What you can do">
          <MembershipActs membership={membership} action="/profile/membership" report={actionData?.report} />
        </Card>
      )}
      <Card title="What happened">
        {history.length === 0 ? (
          <EmptyState title="Nothing yet" level={3}>
            Your trial, your payments and your changes appear here, each with its day.
          </EmptyState>
        ) : (
          <HistoryList history={history} />
        )}
      </Card>
    </div>
  )
}
