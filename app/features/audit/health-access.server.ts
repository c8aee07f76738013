import { desc, eq, lt, sql } from 'drizzle-orm'

import { listNames } from '#features/identity/people/names.server.ts'
import { listTokenNames } from '#features/identity/tokens/access-tokens.server.ts'
import type { Database } from '#platform/db.server.ts'
import type { Infrastructure } from '#platform/infrastructure.server.ts'

import type { AccessAction, Accessor, HealthPart } from './health-access.ts'
import { writeSelfAccess } from './self-access.server.ts'
import { healthAccess } from './tables.server.ts'

const MAX_ENTRIES = 100
/** So many days a line of the log is kept. */
export const RETENTION_DAYS = 400

interface Noted {
  /** Whose data it is. */
  readonly userId: string
  readonly by: Accessor
  readonly action: AccessAction
  readonly what: HealthPart
}

/**
 * Notes that somebody looked at, changed or took out a member’s health data; with a transaction, together with what was done. What a
 * program does with one token is one line a day, with a count. A member’s own looks are noted by `recordSelfAccess`.
 */
export async function noteHealthAccess(
  { db, clock }: { db: Database; clock: Infrastructure['clock'] },
  { userId, by, action, what }: Noted,
): Promise<void> {
  const line = { userId, at: clock.now(), actorKind: by.kind, action, what }
  if (by.kind !== 'token') {
    await db.insert(healthAccess).values({ ...line, adminId: by.kind === 'admin' ? by.userId : null })
    return
  }
  const { tokenId, name, day } = by
  await db
    .insert(healthAccess)
    .values({ ...line, tokenId, tokenName: name, day })
    .onConflictDoUpdate({
      target: [healthAccess.userId, healthAccess.tokenId, healthAccess.action, healthAccess.what, healthAccess.day],
      targetWhere: sql`${healthAccess.actorKind} = 'token'`,
      set: { at: sql`greatest(${healthAccess.at}, excluded.at)`, times: sql`${healthAccess.times} + 1` },
    })
}

/** The newest hundred lines of a member’s access log. */
export async function listHealthAccess(services: Pick<Infrastructure, 'db' | 'clock' | 'log'>, userId: string) {
  await writeSelfAccess(services)
  const { db } = services
  const rows = await db
    .select()
    .from(healthAccess)
    .where(eq(healthAccess.userId, userId))
    .orderBy(desc(healthAccess.at), healthAccess.id)
    .limit(MAX_ENTRIES)
  const admins = await listNames(
    db,
    rows.map(({ adminId }) => adminId),
  )
  const tokens = await listTokenNames(db, userId)
  return rows.map(({ id, at, actorKind, adminId, tokenId, tokenName, action, what, times }) => {
    const admin = admins.get(adminId ?? '')
    return {
      id,
      at,
      kind: actorKind,
      name: admin?.displayName ?? admin?.email ?? tokenName ?? tokens.get(tokenId ?? '') ?? null,
      isEnded: actorKind === 'token' && tokenId === null,
      action,
      what,
      times,
    }
  })
}

/** Lines that are older than a little more than a year go. */
export async function sweepHealthAccess({ db, clock }: Pick<Infrastructure, 'db' | 'clock'>): Promise<void> {
  const oldest = new Date(clock.now().getTime() - RETENTION_DAYS * 24 * 60 * 60 * 1000)
  await db.delete(healthAccess).where(lt(healthAccess.at, oldest))
}
