import { eq } from 'drizzle-orm'

import type { Infrastructure } from '#platform/infrastructure.server.ts'

import type { PutOff } from './arrange.ts'
import type { AttentionPorts, Looker, SourceServices } from './ports.server.ts'
import { endOf, type Span } from './spans.ts'
import { attentionPutOff } from './tables.server.ts'

/** The kind under which the list of first steps is put away. */
export const FIRST_STEPS = 'attention.first-steps'

type Writing = Pick<Infrastructure, 'db' | 'clock' | 'audit'>

/** Everything that was put off; what is over by now stands there too. */
export async function findPutOff({ db }: Pick<Infrastructure, 'db'>): Promise<PutOff> {
  const { kind, until } = attentionPutOff
  const rows = await db.select({ kind, until }).from(attentionPutOff)
  return new Map(rows.map((row) => [row.kind, row.until]))
}

/**
 * Puts a kind off for everybody who runs the site. Not what is urgent, and not what nobody knows of (any more): then nothing is kept, and
 * the answer says which. A part that cannot be read knows of nothing.
 */
export async function putOff(
  services: SourceServices & Pick<AttentionPorts, 'attention'>,
  owner: Looker,
  { kind, span }: { readonly kind: string; readonly span: Span },
): Promise<{ readonly ok: true; readonly until: Date } | { readonly ok: false; readonly reason: 'urgent' | 'gone' }> {
  const read = await Promise.allSettled(services.attention.map(({ find }) => find(services, owner)))
  const item = read.flatMap((part) => (part.status === 'fulfilled' ? part.value : [])).find((one) => one.kind === kind)
  if (!item) return { ok: false, reason: 'gone' }
  if (item.severity === 'urgent') return { ok: false, reason: 'urgent' }
  const until = endOf(span, services.clock.now(), owner.timeZone)
  await keep(services, owner, { kind, until }, 'attention.put-off')
  return { ok: true, until }
}

/** Shows a kind again. False where it was not put off. */
export function takeBack(services: Writing, owner: Looker, kind: string): Promise<boolean> {
  return forget(services, owner, kind, 'attention.taken-back')
}

/** Puts the list of first steps away, for everybody who runs the site, until somebody shows it again. */
export function putStepsAway(services: Writing, owner: Looker): Promise<void> {
  return keep(services, owner, { kind: FIRST_STEPS, until: null }, 'first-steps.put-away')
}

/** Shows the list of first steps again. */
export function showSteps(services: Writing, owner: Looker): Promise<boolean> {
  return forget(services, owner, FIRST_STEPS, 'first-steps.shown')
}

async function keep(
  { db, clock, audit }: Writing,
  { userId }: Looker,
  { kind, until }: { kind: string; until: Date | null },
  action: string,
): Promise<void> {
  const row = { kind, until, putOffBy: userId, putOffAt: clock.now() }
  await db.transaction(async (tx) => {
    await tx.insert(attentionPutOff).values(row).onConflictDoUpdate({ target: attentionPutOff.kind, set: row })
    const details = until && { details: { kind, until: until.toISOString() } }
    await audit.record(tx, { actor: { userId }, action, ...details })
  })
}

function forget({ db, audit }: Writing, { userId }: Looker, kind: string, action: string): Promise<boolean> {
  return db.transaction(async (tx) => {
    const gone = await tx.delete(attentionPutOff).where(eq(attentionPutOff.kind, kind)).returning()
    if (gone.length > 0) await audit.record(tx, { actor: { userId }, action, ...(kind !== FIRST_STEPS && { details: { kind } }) })
    return gone.length > 0
  })
}
