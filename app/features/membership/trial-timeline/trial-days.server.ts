import { formatInstant, type DateLanguage } from '#base/dates/format-date.ts'
import { findReader } from '#features/identity/mail-topics/preferences.server.ts'
import { isTrialOver, TRIAL_DAYS, type MembershipState } from '#features/membership/core/entitlement.ts'
import { listTrialMails } from '#features/membership/trial-mails/send-trial-mails.server.ts'
import type { Infrastructure } from '#platform/infrastructure.server.ts'

import { mailDays } from './mail-days.ts'
import type { TrialDays } from './trial-timeline.tsx'

const DAY_MS = 24 * 60 * 60 * 1000

/** Whose trial it is, and how they read instants. */
interface Reader {
  readonly userId: string
  readonly timeZone: string | null
  readonly dateLanguage: DateLanguage
}

/** Where a running trial stands, for its timeline; null when none is running. */
export async function findTrialDays(
  services: Pick<Infrastructure, 'db' | 'clock'>,
  { userId, timeZone, dateLanguage }: Reader,
  { status, trialEndsAt }: Pick<MembershipState, 'status' | 'trialEndsAt'>,
): Promise<TrialDays | null> {
  if (status !== 'trial' || !trialEndsAt) return null
  const [reader, sent] = await Promise.all([findReader(services, userId, 'trial'), listTrialMails(services, userId)])
  const dayOf = (at: Date) => {
    const left = Math.ceil((trialEndsAt.getTime() - at.getTime()) / DAY_MS)
    return Math.min(TRIAL_DAYS, Math.max(1, TRIAL_DAYS - left + 1))
  }
  const today = dayOf(services.clock.now())
  return {
    today,
    ends: formatInstant(trialEndsAt, timeZone, dateLanguage),
    mails: mailDays(new Map(sent.map(({ kind, at }) => [kind, dayOf(at)])), today, reader !== null),
    isMailed: reader !== null,
  }
}

/** When a trial ended that no membership followed, as its person reads dates; null for everybody else. */
export function findTrialEnd(
  { timeZone, dateLanguage }: Omit<Reader, 'userId'>,
  state: Pick<MembershipState, 'status' | 'reason' | 'trialEndsAt'>,
): string | null {
  if (!isTrialOver(state) || !state.trialEndsAt) return null
  return formatInstant(state.trialEndsAt, timeZone, dateLanguage)
}
