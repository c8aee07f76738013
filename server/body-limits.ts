import type { Address } from '#routes/address.ts'

/** The most that a form or a call may bring, in bytes. Addresses that take files or long texts have limits of their own. */
const MAX_BODY_BYTES = 1_000_000

/** The most of it that somebody may bring whom we do not know: the longest message in any script, escaped as forms do, several times over. */
export const MAX_OF_STRANGERS = 250_000

/** How large a body may be, in bytes. */
export interface BodyLimits {
  readonly most: number
  readonly ofStrangers: number
}

/** What an address takes. Whose callers are known by what they send is read whole before anybody is asked for. */
export function bodyLimits({ maxBytes = MAX_BODY_BYTES, knownBy }: Address): BodyLimits {
  return { most: maxBytes, ofStrangers: knownBy === 'body' ? maxBytes : MAX_OF_STRANGERS }
}
