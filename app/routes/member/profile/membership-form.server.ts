import { isDeepStrictEqual } from 'node:util'

import { data } from 'react-router'

import { spell } from '#base/dates/spelling.ts'
import type { Viewer } from '#features/identity/core/viewer.ts'
import { signedIn } from '#features/identity/viewer.server.ts'
import { otherPlan } from '#features/membership/billing/acts.ts'
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
import { refundMembership } from '#features/membership/billing/refund/refund-membership.server.ts'
import { stripeSentences } from '#features/membership/billing/stripe-sentences.ts'
import { findBilling, waitForBilling } from '#features/membership/billing/wait-for-billing.server.ts'
import type { Billing } from '#features/membership/core/billing.ts'
import { findSiteSettings } from '#features/site/settings/settings.server.ts'
import { redirectWithToast } from '#platform/flash.server.ts'
import { beginningTyped } from '#platform/form-limits.server.ts'
import { parseFields, readForm, reportOf } from '#platform/form.server.ts'
import type { FormReport } from '#platform/form.ts'
import { answerOf } from '#platform/intent.ts'
import { answerHeaders } from '#routes/guard/answer-headers.server.ts'
import { helpInForm, keepInInbox } from '#routes/help-in-form.server.ts'
import { servicesContext, type Services } from '#services.server.ts'

import type { Route } from './+types/membership.ts'

const PATH = '/profile/membership'

/** Carries out what a member asks of the own membership; what was typed stays where it is refused. */
export async function answerMembershipForm({ request, context }: Route.ActionArgs) {
  const fields = await readForm(request)
  const answer = answerOf(answers, fields['intent'])
  const services = context.get(servicesContext)
  const member = signedIn(context)
  return answer({ request, context, services, member, fields, before: await findBilling(services, member.userId) })
}

interface Asked extends Pick<Route.ActionArgs, 'request' | 'context'> {
  readonly services: Services
  readonly member: Viewer
  readonly before: Billing | null
  readonly fields: Record<string, string>
}

/** What is answered to each of the page’s buttons. */
const answers = {
  portal,
  cancel,
  'change-plan': changeToOtherPlan,
  pause: changeBy(pauseMembership, 'Paused'),
  resume: changeBy(resumeMembership, 'Your membership is resumed'),
  withdraw: changeBy(withdrawCancellation, 'The cancellation is withdrawn'),
  // A refund is two words of Stripe’s: the end comes before the money.
  refund: changeBy(refundMembership, 'Your money is refunded', (billing) => billing?.state === 'refunded'),
}

async function portal({ context, services, member }: Asked) {
  const opened = await openPortal(services, member.userId)
  if (!opened?.ok) return refuse(opened?.reason ?? 'not now')
  context.get(answerHeaders).set('Refresh', `0;url=${opened.value}`)
  return data({ address: opened.value, report: undefined, refusal: null, help: null })
}

async function cancel(asked: Asked) {
  const { request, context, services, member, fields } = asked
  const form = parseFields(fields, CancelForm)
  const words = form.ok ? form.value.words : beginningTyped(fields, 'words')
  const help = await helpInForm({ request, context, fields }, words)
  if (help) await keepInInbox(context, { member, of: 'leaving', words, help })
  if (!form.ok) return data({ address: null, report: form.report, refusal: null, help: help?.text ?? null }, 400)
  const change = await cancelMembership(services, member.userId, form.value)
  if (!change.ok) return refuse(change.reason, { report: reportOf(fields, {}), help: help?.text ?? null })
  const title = spell('Your membership is cancelled', member.dateLanguage)
  if (help) return data({ address: null, report: undefined, refusal: null, help: help.text, title })
  return answerChange(asked, change, title)
}

async function changeToOtherPlan(asked: Asked) {
  const { services, member, before } = asked
  const { plans } = await findSiteSettings(services)
  const plan = plans.plans.find(({ slug }) => before && slug === otherPlan(before.plan))
  if (!plan) return refuse('not now')
  return answerChange(asked, await changePlan(services, member.userId, plan), `Your plan is ${plan.name} now`)
}

/** A change that one button asks for, and what is said once it is done: when Stripe has confirmed it whole. */
function changeBy(
  ask: (
    services: Pick<Services, 'db' | 'jobs' | 'payments' | 'clock' | 'log' | 'guaranteeDays'>,
    userId: string,
  ) => Promise<Change>,
  done: string,
  isWhole?: (billing: Billing | null) => boolean,
) {
  return async (asked: Asked) => answerChange(asked, await ask(asked.services, asked.member.userId), done, isWhole)
}

/** What is said of a change: done once Stripe has confirmed it, else that it is on its way. */
async function answerChange(
  { services, member, before }: Asked,
  change: Change,
  done: string,
  isWhole: (billing: Billing | null) => boolean = () => true,
) {
  if (!change.ok) return refuse(change.reason)
  if (change.isOnItsWay) return redirectWithToast(PATH, { title: 'Your refund is on its way' })
  const isConfirmed = await waitForBilling(services, member.userId, (now) => !isDeepStrictEqual(now, before) && isWhole(now))
  const text = 'Stripe has taken it. This page shows it as soon as Stripe confirms.'
  return redirectWithToast(PATH, isConfirmed ? { title: done } : { title: 'On its way', text })
}

const statuses = { 'not now': 409, refused: 502, away: 503 }

/** What was typed stays where it is refused. */
function refuse(reason: keyof typeof statuses, { report, help = null }: { report?: FormReport; help?: string | null } = {}) {
  return data({ address: null, report, refusal: stripeSentences[reason], help }, statuses[reason])
}
