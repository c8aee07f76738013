import { lastInside, type MembershipStatus } from '#features/membership/core/entitlement.ts'
import type { MembershipEventKind, MembershipEventNote } from '#features/membership/core/membership-event.ts'

import { leavingWords } from './leaving.ts'

export const planNames = { monthly: 'Monthly', annual: 'Annual', lifetime: 'Lifetime' } as const
export const perPeriod = { monthly: ' a month', annual: ' a year', lifetime: ', once' } as const

/** 2900 cents as '$29'; another currency with its code. */
export function money(cents: number, currency: string): string {
  const amount = (cents / 100).toFixed(cents % 100 === 0 ? 0 : 2).replaceAll(/\B(?=(\d{3})+(?!\d))/g, ',')
  return currency === 'usd' ? `$${amount}` : `${amount} ${currency.toUpperCase()}`
}

type Tone = 'plain' | 'good' | 'caution' | 'alert'

/** A state in one word, and as a sentence that stands over the page. */
export const statusWords: Record<MembershipStatus, { readonly word: string; readonly tone: Tone; readonly headline: string }> = {
  none: { word: 'No membership', tone: 'plain', headline: 'You have no membership yet' },
  trial: { word: 'Trial', tone: 'good', headline: 'Your free trial is running' },
  ended: { word: 'Ended', tone: 'plain', headline: 'Your membership has ended' },
  active: { word: 'Active', tone: 'good', headline: 'You are a member' },
  'past due': { word: 'Payment missing', tone: 'alert', headline: 'Your last payment did not go through' },
  paused: { word: 'Paused', tone: 'caution', headline: 'Your membership is paused' },
  cancelled: { word: 'Cancelled', tone: 'caution', headline: 'Your membership is cancelled' },
  lifetime: { word: 'Lifetime', tone: 'good', headline: 'You are a member for life' },
  granted: { word: 'Given', tone: 'good', headline: 'You are a member' },
  refunded: { word: 'Refunded', tone: 'plain', headline: 'Your membership was paid back' },
}

const titles: Record<MembershipEventKind, string> = {
  'trial started': 'The free trial began',
  'trial ended': 'The free trial ended',
  granted: 'Full access was given by the coach',
  'grant ended': 'The coach ended the access that was given',
  bought: 'Bought',
  renewed: 'Renewed',
  'changed plan': 'Another plan',
  'payment failed': 'A payment did not go through',
  paused: 'Paused',
  resumed: 'Resumed',
  cancelled: 'Cancelled',
  'cancellation withdrawn': 'The cancellation was withdrawn',
  ended: 'Ended',
  'refund asked': 'You asked for your money back',
  refunded: 'Paid back',
  'refund failed': 'Your bank did not take the money',
}

const lastDay = (until: string) => lastInside(new Date(until)).toISOString()
const nameOf = (plan: string | undefined) => planNames[plan as keyof typeof planNames] ?? plan

/** A line of the history: what happened, and what is known of it. */
export function eventWords(
  kind: MembershipEventKind,
  { plan, fromPlan, amountCents, currency, until, reason, words }: MembershipEventNote,
  day: (instant: string) => string,
): { readonly title: string; readonly details: string; readonly words: string | null } {
  const details = [
    kind === 'changed plan' ? `from ${nameOf(fromPlan)} to ${nameOf(plan)}` : nameOf(plan),
    amountCents !== undefined && money(amountCents, currency ?? 'usd'),
    until !== undefined && (kind === 'granted' ? `last day ${day(lastDay(until))}` : `until ${day(until)}`),
    reason !== undefined && leavingWords(reason),
  ].filter(Boolean)
  return { title: titles[kind], details: details.join(' · '), words: words ?? null }
}
