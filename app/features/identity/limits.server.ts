import type { RateLimit } from '#platform/rate-limit.server.ts'
import type { Services } from '#platform/services.server.ts'
import { keyedHash } from '#platform/tokens.server.ts'

const HOUR = 60 * 60

/** Loose, because an office shares one network. */
export const signInsOfNetwork: RateLimit = { name: 'identity.sign-ins', limit: 300, windowSeconds: HOUR }
export const signUpsOfNetwork: RateLimit = { name: 'identity.sign-ups', limit: 120, windowSeconds: HOUR }
export const resetsOfNetwork: RateLimit = { name: 'identity.resets', limit: 120, windowSeconds: HOUR }
/** Trying the token of a mailed link, or asking for a new one. */
export const linkUsesOfNetwork: RateLimit = { name: 'identity.link-uses', limit: 300, windowSeconds: HOUR }

/** Passwords that are looked at for one account; a right one clears the count. */
export const passwordsOfAccount: RateLimit = { name: 'identity.passwords', limit: 10, windowSeconds: 15 * 60 }
/** Codes of a second step that are looked at for one account. */
export const codesOfAccount: RateLimit = { name: 'identity.codes', limit: 20, windowSeconds: 15 * 60 }
/** Mails of one kind that anybody can make us send to one address. */
export const mailsToAddress: RateLimit = { name: 'identity.mails', limit: 10, windowSeconds: HOUR }

/** The key of an account's limits: the address itself stands in no counter. */
export function addressKey({ secret }: Pick<Services, 'secret'>, email: string): string {
  return keyedHash(secret, 'identity.limits', email)
}

/** One sentence for somebody who has to wait. */
export function waitSentence(retryAfterSeconds: number): string {
  const minutes = Math.ceil(retryAfterSeconds / 60)
  return `Too many attempts. Please try again in ${minutes <= 1 ? 'a minute' : `${minutes} minutes`}.`
}
