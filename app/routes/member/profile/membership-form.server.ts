import { isDeepStrictEqual } from 'node:util'

import { data } from 'react-router'

import { spell } from '#base/dates/spelling.ts'
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
import { servicesContext, type Services } from '#platform/services.server.ts'
import { answerHeaders } from '#routes/guard/answer-headers.server.ts'
import { helpInForm, keepInInbox } from '#routes/help-in-form.server.ts'

import type { Route } from './+types/membership.ts'

const PATH = '/profile/membership'

/** What can be asked for by one button, and what is said once it is done. */
const changes: Record<string, { readonly ask: typeof pauseMembership; readonly done: string }> = {
  pause: { ask: pauseMembership, done: 'Paused' },
  resume: { ask: resumeMembership, done: 'Your membership is resumed' },
  withdraw: { ask: withdrawCancellation, done: 'The cancellation is withdrawn' },
  refund: { ask: refundMembership, done: 'Your money is refunded' },
}

/** Carries out what a member asks of the own membership; what was typed stays where it is refused. */
export async function answerMembershipForm({ request, context }: Route.ActionArgs) {
  const services = context.get(servicesContext)
  const member = signedIn(context)
  const { userId } = member
  const fields = await readForm(request)
  const act = fields['intent'] ?? ''
  const before = await findBilling(services, userId)
  const asked = { services, userId, before, fields }
  if (act === 'portal') {
    const portal = await openPortal(services, userId)
    if (!portal?.ok) return refuse(fields, portal?.reason ?? 'not now')
    context.get(answerHeaders).set('Refresh', `0;url=${portal.value}`)
    return data({ address: portal.value, report: undefined, refusal: null, help: null })
  }
  if (act === 'cancel') {
    const form = parseFields(fields, CancelForm)
    const words = form.ok ? form.value.words : beginningTyped(fields, 'words')
    const help = await helpInForm({ request, context, fields }, words)
    if (help) await keepInInbox(services, { member, of: 'leaving', words, help })
    if (!form.ok) return data({ address: null, report: form.report, refusal: null, help: help?.text ?? null }, 400)
    const change = await cancelMembership(services, userId, form.value)
    const title = spell('Your membership is cancelled', member.dateLanguage)
    if (help && change.ok) return data({ address: null, report: undefined, refusal: null, help: help.text, title })
    if (help && !change.ok) return refuse(fields, change.reason, help.text)
    return answerChange(asked, change, title)
  }
  if (act === 'change-plan') {
    const { plans } = await findSiteSettings(services)
    const plan = plans.plans.find(({ slug }) => before && slug === otherPlan(before.plan))
    if (!plan) return refuse(fields, 'not now')
    return answerChange(asked, await changePlan(services, userId, plan), `Your plan is ${plan.name} now`)
  }
  const change = Object.hasOwn(changes, act) ? changes[act] : undefined
  if (!change) throw data(null, 400)
  return answerChange(asked, await change.ask(services, userId), change.done)
}

interface Asked {
  readonly services: Services
  readonly userId: string
  readonly before: Billing | null
  readonly fields: Record<string, string>
}

/** What is said of a change: done once Stripe has confirmed it, else that it is on its way. */
async function answerChange({ services, userId, before, fields }: Asked, change: Change, done: string) {
  if (!change.ok) return refuse(fields, change.reason)
  if (change.isOnItsWay) return redirectWithToast(PATH, { title: 'Your refund is on its way' })
  // A refund is two words of Stripe’s: the end comes before the money.
  const isWhole = (billing: Billing | null) => fields['intent'] !== 'refund' || billing?.state === 'refunded'
  const isConfirmed = await waitForBilling(services, userId, (now) => !isDeepStrictEqual(now, before) && isWhole(now))
  const text = 'Stripe has taken it. This page shows it as soon as Stripe confirms.'
  return redirectWithToast(PATH, isConfirmed ? { title: done } : { title: 'On its way', text })
}

const statuses = { 'not now': 409, refused: 502, away: 503 }

function refuse(fields: Record<string, string>, reason: keyof typeof statuses, help: string | null = null) {
  const report: FormReport | undefined = fields['intent'] === 'cancel' ? reportOf(fields, {}) : undefined
  return data({ address: null, report, refusal: stripeSentences[reason], help }, statuses[reason])
}
