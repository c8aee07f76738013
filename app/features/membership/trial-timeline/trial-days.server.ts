import { writeInstant } from '#features/identity/dates/date-words.ts'
import { findReader } from '#features/identity/mail-topics/preferences.server.ts'
import { findClocks } from '#features/identity/profile.server.ts'
import { isTrialOver, TRIAL_DAYS, type Standing } from '#features/membership/entitlement.ts'
import { listTrialMails } from '#features/membership/trial-mails/send-trial-mails.server.ts'
import type { Services } from '#platform/services.server.ts'

import { mailDays } from './mail-days.ts'
import type { TrialDays } from './trial-timeline.tsx'

const DAY_MS = 24 * 60 * 60 * 1000

/** Where a running trial stands, for its timeline; null when none is running. */
export async function findTrialDays(
  services: Pick<Services, 'db' | 'clock'>,
  userId: string,
  { status, trialEndsAt }: Pick<Standing, 'status' | 'trialEndsAt'>,
): Promise<TrialDays | null> {
  if (status !== 'trial' || !trialEndsAt) return null
  const [{ timeZone, dateLanguage }, reader, sent] = await Promise.all([
    findClocks(services, userId),
    findReader(services, userId, 'trial'),
    listTrialMails(services, userId),
  ])
  const dayOf = (at: Date) => {
    const left = Math.ceil((trialEndsAt.getTime() - at.getTime()) / DAY_MS)
    return Math.min(TRIAL_DAYS, Math.max(1, TRIAL_DAYS - left + 1))
  }
  const today = dayOf(services.clock.now())
  return {
    today,
    ends: writeInstant(trialEndsAt, timeZone, dateLanguage),
    mails: mailDays(new Map(sent.map(({ kind, at }) => [kind, dayOf(at)])), today, reader !== null),
    isMailed: reader !== null,
  }
}

/** When a trial ended that no membership followed, as its person reads dates; null for everybody else. */
export async function findTrialEnd(
  services: Pick<Services, 'db'>,
  userId: string,
  stands: Pick<Standing, 'status' | 'reason' | 'trialEndsAt'>,
): Promise<string | null> {
  if (!isTrialOver(stands) || !stands.trialEndsAt) return null
  const { timeZone, dateLanguage } = await findClocks(services, userId)
  return writeInstant(stands.trialEndsAt, timeZone, dateLanguage)
}
