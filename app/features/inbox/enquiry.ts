import { z } from 'zod'

import { emailAddress, messageText, personName, words } from './core/words.ts'
import { teamSizes } from './team-sizes.ts'

/** What an employer writes on /corporate. It is kept as typed: wherever it appears, tags in it are text. */
export const Enquiry = z.object({
  name: personName(),
  email: emailAddress(),
  organisation: words('Organisation', { max: 120 }),
  teamSize: z.enum(teamSizes, 'Please choose the size of your team'),
  message: messageText(),
})
export type Enquiry = z.output<typeof Enquiry>

/** The enquiry as one text, for the owner’s list and mail. */
export function enquiryText({ organisation, teamSize, message }: Enquiry): string {
  return `Organisation: ${organisation}\nTeam size: ${teamSize}\n\n${message}`
}
