import type { Infrastructure } from '#platform/infrastructure.server.ts'
import type { RateLimit } from '#platform/rate-limit.server.ts'
import { keyedHash } from '#platform/tokens.server.ts'

const HOUR = 60 * 60
const DAY = 24 * HOUR

/** Loose, because an office shares one network. */
export const signInsOfNetwork: RateLimit = { name: 'identity.sign-ins', limit: 300, windowSeconds: HOUR }
export const signUpsOfNetwork: RateLimit = { name: 'identity.sign-ups', limit: 120, windowSeconds: HOUR }
export const resetsOfNetwork: RateLimit = { name: 'identity.resets', limit: 120, windowSeconds: HOUR }
/** Trying the token of a mailed link, or asking for a new one. */
export const linkUsesOfNetwork: RateLimit = { name: 'identity.link-uses', limit: 300, windowSeconds: HOUR }

/** Passwords that are looked at for one account; a right one clears the count. */
export const passwordsOfAccount: RateLimit = { name: 'identity.passwords', limit: 10, windowSeconds: 15 * 60 }
/** Codes of a second step that are looked at for one account; as with passwords, known browsers have a count of their own. */
export const codesOfAccount: RateLimit = { name: 'identity.codes', limit: 20, windowSeconds: 15 * 60 }
/** Mails of one kind that anybody can make us send to one address. */
export const mailsToAddress: RateLimit = { name: 'identity.mails', limit: 10, windowSeconds: HOUR }
/** Changes of address that one account asks for, and the mails about them that one address gets, whoever asks. */
export const addressChangesOfAccount: RateLimit = { name: 'identity.address-changes', limit: 5, windowSeconds: DAY }
export const addressChangeMails: RateLimit = { name: 'identity.address-change-mails', limit: 5, windowSeconds: DAY }
/** Mails that tell an account what happened to it; beyond them a single one says that there is more. */
export const noticesOfAccount: RateLimit = { name: 'identity.notices', limit: 10, windowSeconds: DAY }
export const furtherNotices: RateLimit = { name: 'identity.further-notices', limit: 1, windowSeconds: DAY }
/** Links that begin the removal of a second step that is lost. */
export const lostStepsOfAccount: RateLimit = { name: 'identity.lost-second-steps', limit: 3, windowSeconds: DAY }

/** The key of an account's limits: the address itself stands in no counter. */
export function addressKey({ secret }: Pick<Infrastructure, 'secret'>, email: string): string {
  return keyedHash(secret, 'identity.limits', email)
}

/** One sentence for somebody who has to wait. */
export function waitSentence(retryAfterSeconds: number): string {
  const minutes = Math.ceil(retryAfterSeconds / 60)
  const wait = minutes > 90 ? `${Math.ceil(minutes / 60)} hours` : minutes <= 1 ? 'a minute' : `${minutes} minutes`
  return `Too many attempts. Please try again in ${wait}.`
}
