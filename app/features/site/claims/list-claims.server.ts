import { asc, desc } from 'drizzle-orm'

import { claims } from '#content/claims.ts'
import type { Claim } from '#content/claims/claim.ts'
import type { Infrastructure } from '#platform/infrastructure.server.ts'

import { claimDecisions } from './claim-tables.server.ts'
import { shipsAnew } from './shipped-words.ts'

export type StoredDecision = typeof claimDecisions.$inferSelect

/** A claim with what was decided about it. */
export interface ListedClaim extends Claim {
  readonly id: string
  /** What holds now; null where nobody has decided. */
  readonly decision: StoredDecision | null
  /** What held before, the newest first. */
  readonly earlier: readonly StoredDecision[]
  /** It is a legal text or a term, and came in other words since it was confirmed. */
  readonly isAnew: boolean
}

/** The claims of the starter in the order of `content/`, and those of the owner’s own. */
export async function listClaims({
  db,
}: Pick<Infrastructure, 'db'>): Promise<{ starter: readonly ListedClaim[]; own: readonly ListedClaim[] }> {
  const rows = await db.select().from(claimDecisions).orderBy(desc(claimDecisions.decidedAt), asc(claimDecisions.id))
  const byClaim = Map.groupBy(rows, ({ claim }) => claim)
  const listed = (id: string, claim: Claim): ListedClaim => {
    const decisions = byClaim.get(id) ?? []
    const decision = decisions.find(({ endedAt }) => endedAt === null) ?? null
    const earlier = decisions.filter(({ endedAt }) => endedAt !== null)
    return { ...claim, id, decision, earlier, isAnew: shipsAnew(id, claim, decision) }
  }
  const own = [...byClaim].flatMap(([id, [newest]]) =>
    id.startsWith('own-') ? [listed(id, { text: newest!.text, kind: 'offer', pages: [] })] : [],
  )
  return {
    starter: Object.entries<Claim>(claims).map(([id, claim]) => listed(id, claim)),
    own: own.filter(({ decision }) => decision !== null && decision.state !== 'dropped'),
  }
}

/** The claims that have to stay and that nobody has confirmed as they ship now, or replaced: by their ids. */
export async function undecidedTerms(services: Pick<Infrastructure, 'db'>): Promise<string[]> {
  const { starter } = await listClaims(services)
  return starter.flatMap(({ id, stays, decision, isAnew }) => (stays && (!decision || isAnew) ? [id] : []))
}
