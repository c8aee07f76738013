import { and, desc, eq, inArray, or } from 'drizzle-orm'

import { findPeopleIds } from '#features/identity/people/find-people.server.ts'
import { listNames } from '#features/identity/people/names.server.ts'
import type { Database } from '#platform/db.server.ts'
import type { Infrastructure } from '#platform/infrastructure.server.ts'

import type { AuditActor } from './audit-actor.ts'
import { auditLog, auditPeople } from './tables.server.ts'

const PAGE = 50

/** One entry as it is read: names are looked up now, and were never written down. */
export interface ReadEntry {
  readonly id: string
  readonly at: Date
  readonly action: string
  readonly actor: AuditActor
  readonly subject: AuditActor | null
  readonly details: Readonly<Record<string, string | number | boolean>>
}

interface Wanted {
  readonly action?: string | null | undefined
  /** A name, an address, an account’s number, or the mark of one that is gone; everybody when empty. */
  readonly person?: string | undefined
  readonly page?: number
  readonly atMost?: number
}

/** Entries about the action and the person that were asked for, as doer or as the one it was done to; the newest first. */
export async function listAuditLog(
  { db }: Pick<Infrastructure, 'db'>,
  { action, person = '', page = 1, atMost = PAGE }: Wanted,
): Promise<{ entries: ReadEntry[]; hasMore: boolean }> {
  const rows = await db
    .select()
    .from(auditLog)
    .where(and(action ? eq(auditLog.action, action) : undefined, person ? await isAbout(db, person) : undefined))
    .orderBy(desc(auditLog.at), auditLog.id)
    .limit(atMost + 1)
    .offset((page - 1) * atMost)
  const shown = rows.slice(0, atMost)
  const nameOf = await namesBehind(
    db,
    shown.flatMap(({ actorMark, subjectMark }) => [actorMark, subjectMark]),
  )
  const entries = shown.map(({ id, at, action, details, actorKind, actorMark, subjectMark }) => ({
    id,
    at,
    action,
    details,
    actor: actorKind === 'person' ? nameOf(actorMark!) : { kind: actorKind },
    subject: subjectMark === null ? null : nameOf(subjectMark),
  }))
  return { entries, hasMore: rows.length > atMost }
}

/** The marks of those whom the words name; words that name nobody may themselves be a mark. */
export async function isAbout(db: Database, person: string) {
  const ids = await findPeopleIds(db, person)
  const known = await db.select({ pseudonym: auditPeople.mark }).from(auditPeople).where(inArray(auditPeople.userId, ids))
  const pseudonyms = [person, ...known.map(({ pseudonym }) => pseudonym)]
  return or(inArray(auditLog.actorMark, pseudonyms), inArray(auditLog.subjectMark, pseudonyms))
}

/** Who is behind marks: a person by name, or only the mark where the account is gone. */
async function namesBehind(db: Database, pseudonyms: ReadonlyArray<string | null>): Promise<(pseudonym: string) => AuditActor> {
  const wanted = [...new Set(pseudonyms.filter((pseudonym) => pseudonym !== null))]
  const known = await db.select().from(auditPeople).where(inArray(auditPeople.mark, wanted))
  const names = await listNames(
    db,
    known.map(({ userId }) => userId),
  )
  return (pseudonym) => {
    const userId = known.find((row) => row.mark === pseudonym)?.userId
    const name = userId === undefined ? undefined : names.get(userId)
    return userId !== undefined && name
      ? { kind: 'person', userId, name: name.displayName ?? name.email }
      : { kind: 'erased', pseudonym }
  }
}
