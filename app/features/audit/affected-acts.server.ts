import { and, asc, eq, gte, inArray, lte, sql, type SQL } from 'drizzle-orm'
import { alias } from 'drizzle-orm/pg-core'

import { listNames } from '#features/identity/people/names.server.ts'
import type { Database } from '#platform/db.server.ts'

import { formatAction } from './actions.ts'
import { formatAuditActor } from './audit-actor.ts'
import { auditLog, auditPeople } from './tables.server.ts'

/** What somebody did that the audit log keeps, counted. */
export interface Act {
  /** To whom; null where it was done to nobody by name, or to an account that is gone. */
  readonly userId: string | null
  readonly email: string | null
  readonly by: string
  /** In words. */
  readonly what: string
  readonly lastAt: Date
  readonly times: number
}

interface Span {
  readonly from: Date
  readonly to: Date
}

/** What one account did, to whomever. */
export function actsOf(db: Database, span: Span, userId: string): Promise<Act[]> {
  const marks = db.select({ mark: auditPeople.mark }).from(auditPeople).where(eq(auditPeople.userId, userId))
  return listActs(db, span, inArray(auditLog.actorMark, marks))
}

/** What anybody did, at the command line too. */
export function actsOfAnybody(db: Database, span: Span): Promise<Act[]> {
  return listActs(db, span)
}

/** Of an act that is done to nobody (a key looked at, a copy of everything, settings) the log knows no person: it is listed all the same. */
async function listActs(db: Database, { from, to }: Span, which?: SQL): Promise<Act[]> {
  const [subjects, actors] = [alias(auditPeople, 'subjects'), alias(auditPeople, 'actors')]
  const isOfGone = sql<boolean>`(${auditLog.subjectMark} is not null and ${subjects.userId} is null)`
  const rows = await db
    .select({
      userId: subjects.userId,
      isOfGone,
      actorKind: auditLog.actorKind,
      actorId: actors.userId,
      action: auditLog.action,
      lastAt: sql<string>`max(${auditLog.at})`,
      times: sql<number>`count(*)::int`,
    })
    .from(auditLog)
    .leftJoin(subjects, eq(subjects.mark, auditLog.subjectMark))
    .leftJoin(actors, eq(actors.mark, auditLog.actorMark))
    .where(and(gte(auditLog.at, from), lte(auditLog.at, to), which))
    .groupBy(subjects.userId, isOfGone, auditLog.actorKind, actors.userId, auditLog.action)
    .orderBy(asc(subjects.userId), asc(auditLog.action), asc(actors.userId))
  const names = await listNames(
    db,
    rows.flatMap(({ userId, actorId }) => [userId, actorId]),
  )
  const byOf = (kind: 'person' | 'command' | 'system', id: string | null) => {
    if (kind !== 'person') return formatAuditActor({ kind })
    const known = id === null ? undefined : names.get(id)
    return known ? `${known.email} (admin)` : 'an account that is gone (admin)'
  }
  return rows.map(({ userId, isOfGone, actorKind, actorId, action, lastAt, times }) => ({
    userId,
    email: userId === null ? null : names.get(userId)!.email,
    by: byOf(actorKind, actorId),
    what: `${formatAction(action)}${isOfGone ? ' (an account that is gone)' : ''}`,
    lastAt: new Date(lastAt),
    times,
  }))
}
