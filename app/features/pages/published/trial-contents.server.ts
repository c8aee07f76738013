import type { MembershipPorts } from '#features/membership/core/ports.server.ts'
import { trialFrame } from '#features/pages/kinds/trial-frame.ts'

import { findFrameTexts } from './frame-texts.server.ts'

/** What the trial includes, as its page says it: its mails say the same. Nothing where the page is not on the site. */
export const trialContents: MembershipPorts['trialContents'] = async (services) => {
  const texts = await findFrameTexts(services, '/trial', trialFrame)
  return texts ? texts.includes.map(({ text }) => text) : []
}
