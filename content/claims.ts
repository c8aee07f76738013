import type { Claims } from './claims/claim.ts'
import { figureClaims } from './claims/figures.ts'
import { offerClaims } from './claims/offers.ts'
import { ownerClaims } from './claims/owner.ts'
import { termClaims } from './claims/terms.ts'

/**
 * Everything that a new site claims in its owner’s name and that no software can know, by ids that are stored and never change. The texts of this
 * folder are made of these, so that each is written once.
 */
export const claims = { ...termClaims, ...figureClaims, ...offerClaims, ...ownerClaims } as const satisfies Claims

export type ClaimId = keyof typeof claims
