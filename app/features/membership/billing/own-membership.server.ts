import { desc, eq } from 'drizzle-orm'

import { formatDayOf, type DateLanguage } from '#base/dates/format-date.ts'
import { spell } from '#base/dates/spelling.ts'
import { namedEnd, membershipState } from '#features/membership/core/entitlement.ts'
import type { MembershipEvent, MembershipEventKind, MembershipEventNote } from '#features/membership/core/membership-event.ts'
import type { MembershipPorts } from '#features/membership/core/ports.server.ts'
import { membershipEvents, memberships } from '#features/membership/core/tables.server.ts'
import type { Infrastructure } from '#platform/infrastructure.server.ts'

import { whyNotBought } from './acts.ts'
import type { SoldPlan } from './checkout.server.ts'
import { membershipStateWords } from './membership-state-words.ts'
import { eventWords, money, perPeriod, planNames, statusWords } from './membership-words.ts'
import { findOwnActs } from './own-acts.server.ts'
import type { OwnMembership } from './own-membership.ts'

/** As many lines of the history as a page shows. */
const MAX_HISTORY_LINES = 40

interface Reader {
  readonly userId: string
  readonly timeZone: string | null
  readonly dateLanguage: DateLanguage
}

/** What a member reads about the own membership, in words. */
export async function findOwnMembership(
  services: Pick<Infrastructure, 'db' | 'payments' | 'clock'> & Pick<MembershipPorts, 'guaranteeDays'>,
  reader: Reader,
  plans: ReadonlyArray<SoldPlan>,
): Promise<OwnMembership> {
  const { db, clock, payments } = services
  const { userId } = reader
  const [[row], history, own] = await Promise.all([
    db.select().from(memberships).where(eq(memberships.userId, userId)),
    db
      .select()
      .from(membershipEvents)
      .where(eq(membershipEvents.userId, userId))
      .orderBy(desc(membershipEvents.at), desc(membershipEvents.source))
      .limit(MAX_HISTORY_LINES),
    findOwnActs(services, userId),
  ])
  const now = clock.now()
  const state = membershipState(row ?? null, now)
  const { status, allowed, plan, periodEndsAt } = state
  const billing = row?.billing ?? null
  const { refundUntil, changeTo, ...acts } = own.acts
  const written = (instant: Date) => formatDayOf(instant, reader.timeZone, reader.dateLanguage)
  const day = (instant: Date | null) => instant && written(instant)
  const described = (kind: MembershipEventKind, note: MembershipEventNote) => {
    const { words, ...ours } = eventWords(kind, note, (instant) => written(new Date(instant)))
    return { ...spelled(ours, reader.dateLanguage), words }
  }
  const other = plans.find(({ slug }) => slug === changeTo)
  const isOver = billing === null || ['ended', 'refunded'].includes(billing.state)
  return {
    ...spelled(statusWords[status], reader.dateLanguage),
    ...spelled(membershipStateWords(state, billing), reader.dateLanguage),
    allowed,
    plan: plan && !isOver ? planNames[plan] : null,
    price: billing && !isOver ? money(billing.amountCents, billing.currency) + perPeriod[billing.plan] : null,
    until: day(namedEnd(state)),
    isLastDay: status === 'granted',
    nextPayment: billing?.state === 'active' ? day(periodEndsAt) : null,
    canBuy: whyNotBought(billing, 'monthly', now) === null && status !== 'granted',
    hasBilling: payments !== null && billing !== null,
    hasPortal: payments !== null && billing !== null && row?.customerId != null,
    acts,
    refundUntil: day(refundUntil),
    refundPendingSince: day(own.refundPendingSince),
    changeTo: other ? { name: other.name, price: money(other.priceCents, 'usd') + perPeriod[other.slug] } : null,
    history: withTrialEnd(history, row?.trialEndsAt ?? null, now).map(({ id, kind, at, note }) => ({
      id,
      when: written(at),
      ...described(kind, note),
    })),
  }
}

/** Words of ours, each in the spelling of their reader. */
function spelled<Words extends object>(words: Words, language: DateLanguage): Words {
  const each = Object.entries(words).map(([key, value]) => [key, typeof value === 'string' ? spell(value, language) : value])
  return Object.fromEntries(each) as Words
}

type Line = Pick<MembershipEvent, 'id' | 'kind' | 'at' | 'note'>

/** A history, the newest first, with the end of the trial from that instant on: it is written down within the hour. */
function withTrialEnd(history: ReadonlyArray<Line>, trialEndsAt: Date | null, now: Date): ReadonlyArray<Line> {
  if (!trialEndsAt || now < trialEndsAt || history.some(({ kind }) => kind === 'trial ended')) return history
  const end = { id: 'trial ended', kind: 'trial ended', at: trialEndsAt, note: {} } as const
  return [...history, end].toSorted((one, other) => other.at.getTime() - one.at.getTime())
}
