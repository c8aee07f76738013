import type { Membership } from '#features/membership/core/entitlement.ts'
import type { TrialMailKind } from '#features/membership/core/trial-mail.ts'

const DAY_MS = 24 * 60 * 60 * 1000

/** So long after a trial’s end its last mail is still news; later nothing is sent. */
export const END_MAIL_DAYS = 3

/** A mail of the trial, and when its time begins and ends. */
interface MailTime {
  readonly kind: TrialMailKind
  readonly from: Date
  readonly until: Date
}

/**
 * The mails of a trial in their order. Day 1 begins with the trial, so that day 3 begins after 48 hours and day 6 after 120; each has its
 * time until the next one’s begins.
 */
export function mailTimes(startedAt: Date, endsAt: Date): ReadonlyArray<MailTime> {
  const day = (number: number) => new Date(startedAt.getTime() + (number - 1) * DAY_MS)
  return [
    { kind: 'start', from: startedAt, until: day(3) },
    { kind: 'day 3', from: day(3), until: day(6) },
    { kind: 'day 6', from: day(6), until: endsAt },
    { kind: 'end', from: endsAt, until: new Date(endsAt.getTime() + END_MAIL_DAYS * DAY_MS) },
  ]
}

/**
 * Which mail of the trial is due, of which at most one is at any instant: after a standstill what was missed stays missed. Nothing for who
 * became a member, nothing once a later one went out, nothing long after the end.
 */
export function mailDue(membership: Membership, sent: ReadonlyArray<TrialMailKind>, at: Date): TrialMailKind | null {
  const { trialStartedAt, trialEndsAt } = membership
  if (!trialStartedAt || !trialEndsAt || becameMember(membership, trialStartedAt)) return null
  const times = mailTimes(trialStartedAt, trialEndsAt)
  const now = times.findIndex(({ from, until }) => at >= from && at < until)
  const latestSent = times.findLastIndex(({ kind }) => sent.includes(kind))
  return now > latestSent ? times[now]!.kind : null
}

/** Bought something, or was given access that outlasted the trial’s start. */
function becameMember({ billing, grantedAt, grantedUntil }: Membership, trialStartedAt: Date): boolean {
  if (billing) return true
  return grantedAt !== null && (grantedUntil === null || grantedUntil > trialStartedAt)
}
