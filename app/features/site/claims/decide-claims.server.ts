import { randomUUID } from 'node:crypto'

import { and, eq, isNull } from 'drizzle-orm'

import { claims } from '#content/claims.ts'
import type { Claim, ClaimKind } from '#content/claims/claim.ts'
import { PAGES } from '#features/site/core/pages-word.ts'
import type { Actor } from '#platform/audit-trail.ts'
import { lockInTransaction, type Transaction } from '#platform/db.server.ts'
import type { Infrastructure } from '#platform/infrastructure.server.ts'

import { claimDecisions } from './claim-tables.server.ts'
import { shippedWords, shipsAnew } from './shipped-words.ts'

type Changing = Pick<Infrastructure, 'db' | 'audit' | 'broadcast' | 'clock'>

/** Where a claim is known from, the day of which it is true, and the day from which it is to be looked at again, as ISO dates. */
export interface Proof {
  readonly source: string
  readonly asOf: string
  readonly reviewOn: string | null
}

export type Decision =
  | ({ readonly state: 'confirmed' } & Proof)
  | ({ readonly state: 'replaced'; readonly text: string } & Proof)
  | { readonly state: 'dropped' }
  /** As nobody had decided yet. */
  | { readonly state: 'open' }

const acts = {
  confirmed: 'claim.confirmed',
  replaced: 'claim.replaced',
  dropped: 'claim.dropped',
  open: 'claim.reopened',
} as const satisfies Record<Decision['state'], string>

export type DecideRefusal = 'no claim' | 'stays' | 'is named'

/** Decides about one claim; what was decided before is kept. Refused: dropping what has to stay, and a sentence for what is more than a sentence. */
export async function decideClaim(
  services: Changing,
  actor: Actor,
  id: string,
  decision: Decision,
): Promise<DecideRefusal | null> {
  return services.db.transaction(async (tx): Promise<DecideRefusal | null> => {
    const claim = await claimOf(tx, id)
    if (!claim) return 'no claim'
    if (decision.state === 'dropped' && claim.stays) return 'stays'
    if (decision.state === 'replaced' && claim.isNamed) return 'is named'
    await write(services, tx, { actor, id, decision }, id.startsWith('own-') ? claim.text : undefined)
    await services.audit.record(tx, { actor, action: acts[decision.state], details: { claim: id } })
    await services.broadcast.publish(tx, PAGES)
    return null
  })
}

/** Decides about every claim of a kind that nobody has decided about as it ships now, as far as it can be. How many they were. */
export async function decideKind(
  services: Changing,
  actor: Actor,
  kind: ClaimKind,
  decision: Extract<Decision, { state: 'confirmed' | 'dropped' }>,
): Promise<number> {
  return services.db.transaction(async (tx) => {
    const { claim: of, state, text, endedAt } = claimDecisions
    const rows = await tx.select({ of, state, text }).from(claimDecisions).where(isNull(endedAt))
    const decided = new Map(rows.map((row) => [row.of, row]))
    const isLeft = (id: string, claim: Claim) => !decided.has(id) || shipsAnew(id, claim, decided.get(id)!)
    const left = Object.entries<Claim>(claims).filter(
      ([id, claim]) => claim.kind === kind && isLeft(id, claim) && !(claim.stays && decision.state === 'dropped'),
    )
    for (const [id] of left) await write(services, tx, { actor, id, decision })
    if (left.length > 0) {
      await services.audit.record(tx, { actor, action: acts[decision.state], details: { kind, claims: left.length } })
      await services.broadcast.publish(tx, PAGES)
    }
    return left.length
  })
}

/** Keeps a claim of the owner’s own words, with its source. No page is changed by it. */
export async function addOwnClaim(services: Changing, actor: Actor, text: string, proof: Proof): Promise<void> {
  await services.db.transaction(async (tx) => {
    const id = `own-${randomUUID()}`
    await write(services, tx, { actor, id, decision: { state: 'confirmed', ...proof } }, text)
    await services.audit.record(tx, { actor, action: acts.confirmed, details: { claim: 'own' } })
  })
}

async function claimOf(tx: Transaction, id: string): Promise<Claim | null> {
  if (Object.hasOwn(claims, id)) return (claims as Readonly<Record<string, Claim>>)[id]!
  const [own] = await tx.select({ text: claimDecisions.text }).from(claimDecisions).where(holding(id))
  return own ? { text: own.text, kind: 'offer', pages: [] } : null
}

interface Written {
  readonly actor: Actor
  readonly id: string
  readonly decision: Decision
}

/**
 * Ends what was decided about a claim, and writes what is decided now, in the transaction of the act.
 *
 * @param text what it says: as it ships (of a legal text all of it), unless it is a claim of the owner’s own
 */
export async function write(
  { clock }: Pick<Infrastructure, 'clock'>,
  tx: Transaction,
  { actor, id, decision }: Written,
  text = shippedWords(id),
): Promise<void> {
  await lockInTransaction(tx, `claim ${id}`)
  const now = clock.now()
  await tx.update(claimDecisions).set({ endedAt: now }).where(holding(id))
  if (decision.state === 'open') return
  const proof = decision.state === 'dropped' ? { source: '', asOf: null, reviewOn: null } : decision
  await tx.insert(claimDecisions).values({
    claim: id,
    state: decision.state,
    text: decision.state === 'replaced' ? decision.text : text,
    source: proof.source,
    asOf: proof.asOf,
    reviewOn: proof.reviewOn,
    decidedAt: now,
    decidedBy: typeof actor === 'object' ? actor.userId : null,
  })
}

function holding(id: string) {
  return and(eq(claimDecisions.claim, id), isNull(claimDecisions.endedAt))
}
