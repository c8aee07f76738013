import { claims } from '#content/claims.ts'
import type { Claim } from '#content/claims/claim.ts'

import { AS_SHIPPED, withClaims } from './claim-texts.ts'

/** The ids of the claims of the starter that stand in a value word for word. */
export function claimsIn(value: unknown): string[] {
  return Object.entries<Claim>(claims).flatMap(([id, { text, isNamed }]) =>
    !isNamed && withClaims(value, { ...AS_SHIPPED, instead: new Map([[text, '']]) }) !== value ? [id] : [],
  )
}
