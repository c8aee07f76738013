import { and, eq, gte, inArray, isNotNull, isNull, lt, lte, or, sql } from 'drizzle-orm'

import { lockInTransaction, type Database } from '#platform/db.server.ts'

import { TOLD_AFTER_MS, type Condition } from './conditions.ts'
import { systemTroubles } from './tables.server.ts'

export type Trouble = typeof systemTroubles.$inferSelect

/** What no process has seen for two rounds is well. */
export const UNSEEN_MS = 150_000
/** A mail that was begun so long ago is begun again: its process was killed, or the server did not take it. */
const CLAIM_MS = 5 * 60_000

/** Writes down what is wrong. What was there keeps its beginning, so that every process may see it. */
export async function noteConditions(db: Database, now: Date, conditions: readonly Condition[]): Promise<void> {
  for (const { kind, title, sentence, path, since } of conditions) {
    const row = { kind, title, sentence, path, seenAt: now }
    await db
      .insert(systemTroubles)
      .values({ ...row, since: since ?? now })
      .onConflictDoUpdate({
        target: systemTroubles.kind,
        set: { ...row, since: sql`least(${systemTroubles.since}, excluded.since)` },
      })
  }
}

export interface Claimed {
  readonly begun: readonly Trouble[]
  readonly over: readonly Trouble[]
}

/**
 * Takes what the owners have to be told: one process gets it, however many ask at once. What was over before anybody was told is forgotten.
 */
export function claimNews(db: Database, now: Date): Promise<Claimed> {
  const before = (ms: number) => new Date(now.getTime() - ms)
  const isFree = or(isNull(systemTroubles.claimedAt), lte(systemTroubles.claimedAt, before(CLAIM_MS)))
  const isOver = lt(systemTroubles.seenAt, before(UNSEEN_MS))
  return db.transaction(async (tx) => {
    await lockInTransaction(tx, 'system.troubles')
    await tx.delete(systemTroubles).where(and(isOver, isNull(systemTroubles.toldAt), isFree))
    const begun = await tx
      .update(systemTroubles)
      .set({ claimedAt: now })
      .where(
        and(
          isNull(systemTroubles.toldAt),
          gte(systemTroubles.seenAt, before(UNSEEN_MS)),
          // As `hasLasted` says.
          sql`${systemTroubles.seenAt} - ${systemTroubles.since} >= make_interval(secs => ${TOLD_AFTER_MS / 1000})`,
          isFree,
        ),
      )
      .returning()
    const over = await tx
      .update(systemTroubles)
      .set({ claimedAt: now })
      .where(and(isNotNull(systemTroubles.toldAt), isOver, isFree))
      .returning()
    return { begun, over }
  })
}

/** The mail went out. What came back while it was written is a new trouble. */
export async function noteTold(db: Database, now: Date, { begun, over }: Claimed): Promise<void> {
  await db.transaction(async (tx) => {
    await tx
      .update(systemTroubles)
      .set({ claimedAt: null, toldAt: now, mailFailedAt: null })
      .where(inArray(systemTroubles.kind, kindsOf(begun)))
    for (const { kind, seenAt } of over) {
      await tx.delete(systemTroubles).where(and(eq(systemTroubles.kind, kind), eq(systemTroubles.seenAt, seenAt)))
      await tx
        .update(systemTroubles)
        .set({ claimedAt: null, toldAt: null, mailFailedAt: null, since: sql`${systemTroubles.seenAt}` })
        .where(eq(systemTroubles.kind, kind))
    }
  })
}

/** The mail could not be sent: it is tried again a little later, and the overview says so. */
export async function noteMailFailed(db: Database, now: Date, { begun, over }: Claimed): Promise<void> {
  await db
    .update(systemTroubles)
    .set({ mailFailedAt: now })
    .where(inArray(systemTroubles.kind, kindsOf([...begun, ...over])))
}

/** What is wrong and was seen lately, the oldest first. */
export function findTroubles(db: Database, now: Date): Promise<Trouble[]> {
  return db
    .select()
    .from(systemTroubles)
    .where(or(gte(systemTroubles.seenAt, new Date(now.getTime() - UNSEEN_MS)), isNotNull(systemTroubles.mailFailedAt)))
    .orderBy(systemTroubles.since, systemTroubles.kind)
}

const kindsOf = (troubles: readonly Trouble[]) => troubles.map(({ kind }) => kind)
