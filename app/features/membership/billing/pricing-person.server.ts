import { formatDayOf, type DateLanguage } from '#base/dates/format-date.ts'
import type { Billing } from '#features/membership/core/billing.ts'
import { lastInside, runningGrant, membershipState } from '#features/membership/core/entitlement.ts'
import { findMembership } from '#features/membership/core/membership.server.ts'
import { whyNoTrial } from '#features/membership/core/trial-refusals.ts'
import type { Infrastructure } from '#platform/infrastructure.server.ts'

import { whyNotBought } from './acts.ts'
import { planNames } from './membership-words.ts'
import type { PricingPerson } from './pricing-person.ts'
import { stripeSentences } from './stripe-sentences.ts'

interface Reader {
  readonly userId: string
  readonly timeZone: string | null
  readonly dateLanguage: DateLanguage
}

/** What the page of the plans says to this person, who may have chosen one before signing in. */
export async function findPricingPerson(
  { db, clock }: Pick<Infrastructure, 'db' | 'clock'>,
  { userId, timeZone, dateLanguage }: Reader,
  asked: Billing['plan'] | null,
): Promise<PricingPerson> {
  const now = clock.now()
  const membership = await findMembership(db, userId)
  const state = membershipState(membership, now)
  const billing = membership?.billing ?? null
  const own = ownPlanOf(billing, now)
  const grant = own === null ? runningGrant(membership, now) : null
  const lastDay = grant?.until ? `, until ${formatDayOf(lastInside(grant.until), timeZone, dateLanguage)}` : ''
  const trialEnds = state.status === 'trial' ? state.trialEndsAt : null
  const isBesideOther = own !== null && own !== 'lifetime'
  const canHaveLifetime = whyNotBought(billing, 'lifetime', now) === null
  return {
    own,
    chosen: asked && whyNotBought(billing, asked, now) === null ? asked : null,
    note: grant
      ? `You have full access already: your coach gave it to you${lastDay}. A plan is charged from the day on which you buy it.`
      : trialEnds &&
        `Your free trial runs until ${formatDayOf(trialEnds, timeZone, dateLanguage)}, and ends by itself. You need no plan before.`,
    lifetimeNote: !isBesideOther
      ? null
      : canHaveLifetime
        ? `${planNames[own]} is not charged any more then. What is left of its period is not taken off the price.`
        : 'Please settle the missing payment first, or cancel.',
    offersTrial: whyNoTrial(state) === null && state.status !== 'trial',
  }
}

/** The plan that somebody has, and would not buy once more; null where there is none. */
export async function findOwnPlan(
  { db, clock }: Pick<Infrastructure, 'db' | 'clock'>,
  userId: string,
): Promise<Billing['plan'] | null> {
  return ownPlanOf((await findMembership(db, userId))?.billing ?? null, clock.now())
}

function ownPlanOf(billing: Billing | null, now: Date): Billing['plan'] | null {
  return billing && whyNotBought(billing, billing.plan, now) !== null ? billing.plan : null
}

const haves: Partial<Record<Billing['state'], string>> = {
  active: 'You can change it here.',
  'past due': 'Its last payment is missing: you can settle it here.',
  paused: 'It is paused: you can resume it here.',
  cancelled: 'It is cancelled: you can withdraw that here.',
}

/** Why nothing more is bought beside what somebody has: “You have Monthly already. You can change it here.” */
export async function whatTheyHave({ db }: Pick<Infrastructure, 'db'>, userId: string): Promise<string> {
  const billing = (await findMembership(db, userId))?.billing
  const have = billing && haves[billing.state]
  return have ? `You have ${planNames[billing.plan]} already. ${have}` : stripeSentences.lifetime
}
