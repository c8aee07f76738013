import { writeInstant } from '#features/identity/dates/date-words.ts'
import { findClocks } from '#features/identity/profile.server.ts'
import { TRIAL_DAYS, type Standing } from '#features/membership/entitlement.ts'
import type { Services } from '#platform/services.server.ts'

import type { TrialDays } from './trial-timeline.tsx'

const DAY_MS = 24 * 60 * 60 * 1000

/** Where a running trial stands, for its timeline; null when none is running. */
export async function findTrialDays(
  services: Pick<Services, 'db' | 'clock'>,
  userId: string,
  { status, trialEndsAt }: Pick<Standing, 'status' | 'trialEndsAt'>,
): Promise<TrialDays | null> {
  if (status !== 'trial' || !trialEndsAt) return null
  const { timeZone, dateLanguage } = await findClocks(services, userId)
  const left = Math.ceil((trialEndsAt.getTime() - services.clock.now().getTime()) / DAY_MS)
  return {
    today: Math.min(TRIAL_DAYS, Math.max(1, TRIAL_DAYS - left + 1)),
    ends: writeInstant(trialEndsAt, timeZone, dateLanguage),
  }
}
