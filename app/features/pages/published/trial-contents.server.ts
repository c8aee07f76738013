import type { MembershipPorts } from '#features/membership/core/ports.server.ts'
import { trialFrame } from '#features/pages/kinds/trial-frame.ts'

import { findFrameTexts } from './frame-texts.server.ts'
import { findWhatIsThere } from './what-is-there.server.ts'

/** What the trial includes, as its page says it: its mails say the same. Nothing where the page is not on the site. */
export const trialContents: MembershipPorts['trialContents'] = async (services) => {
  const texts = await findFrameTexts(services, '/trial', trialFrame)
  return texts ? texts.includes.map(({ text }) => text) : []
}

/** Whether there are lessons that the trial does not open; a sample says so. */
export const plansOpenMore: MembershipPorts['plansOpenMore'] = async (services) => {
  const there = await findWhatIsThere(services)
  return there === null || there.counts.lessons > there.counts.trialLessons
}
