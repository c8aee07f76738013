import { claims } from '#content/claims.ts'
import type { Claim } from '#content/claims/claim.ts'

import { AS_SHIPPED, withClaims } from './claim-texts.ts'

const spoken = Object.entries<Claim>(claims).filter(([, { isNamed }]) => !isNamed)

/** The ids of the claims of the starter that stand in a value word for word. */
export function claimsIn(value: unknown): string[] {
  return spoken.flatMap(([id, { text }]) => (stand([text], value) ? [id] : []))
}

const everySaying = spoken.flatMap(([, claim]) => sayingsOf(claim))

/** The same, with those of which a heading or a label that claims the same stands there. */
export function claimsSaidIn(value: unknown): string[] {
  if (!stand(everySaying, value)) return []
  return spoken.flatMap(([id, claim]) => (stand(sayingsOf(claim), value) ? [id] : []))
}

function sayingsOf({ text, also = {} }: Claim): string[] {
  return [text, ...Object.keys(also)]
}

/** Whether one of these claims stands in the value. */
function stand(sayings: readonly string[], value: unknown): boolean {
  return withClaims(value, { ...AS_SHIPPED, instead: new Map(sayings.map((text) => [text, ''])) }) !== value
}
