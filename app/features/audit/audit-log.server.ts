import { and, desc, eq, inArray, or } from 'drizzle-orm'

import { findPeopleIds } from '#features/identity/people/find-people.server.ts'
import { listNames, type PersonName } from '#features/identity/people/names.server.ts'
import type { Services } from '#platform/services.server.ts'

import { addressMark } from './address-mark.server.ts'
import type { Somebody } from './somebody.ts'
import { auditLog } from './tables.server.ts'

const PAGE = 50

/** One entry as it is read: names are looked up now, and were never written down. */
export interface ReadEntry {
  readonly id: string
  readonly at: Date
  readonly action: string
  readonly actor: Somebody
  readonly subject: Somebody | null
  readonly details: Readonly<Record<string, string | number | boolean>>
}

interface Wanted {
  readonly action?: string | null | undefined
  /** A name, an address (also one whose account is gone) or an id; everybody when empty. */
  readonly person?: string | undefined
  readonly page?: number
  readonly atMost?: number
}

/** Entries about the action and the person that were asked for, as doer or as the one it was done to; the newest first. */
export async function listAuditLog(
  services: Pick<Services, 'db' | 'secret'>,
  { action, person = '', page = 1, atMost = PAGE }: Wanted,
): Promise<{ entries: ReadEntry[]; hasMore: boolean }> {
  const { db } = services
  const rows = await db
    .select()
    .from(auditLog)
    .where(and(action ? eq(auditLog.action, action) : undefined, person ? await about(services, person) : undefined))
    .orderBy(desc(auditLog.at), auditLog.id)
    .limit(atMost + 1)
    .offset((page - 1) * atMost)
  const shown = rows.slice(0, atMost)
  const names = await listNames(
    db,
    shown.flatMap(({ actorId, subjectId }) => [actorId, subjectId]),
  )
  const entries = shown.map(({ id, at, action, details, actorKind, actorId, actorMark, subjectId, subjectMark }) => ({
    id,
    at,
    action,
    details,
    actor: actorKind === 'person' ? somebody(names, actorId!, actorMark!) : { kind: actorKind },
    subject: subjectId === null ? null : somebody(names, subjectId, subjectMark!),
  }))
  return { entries, hasMore: rows.length > atMost }
}

async function about(services: Pick<Services, 'db' | 'secret'>, person: string) {
  const ids = await findPeopleIds(services.db, person)
  const mark = addressMark(services, person)
  return or(
    inArray(auditLog.actorId, ids),
    inArray(auditLog.subjectId, ids),
    eq(auditLog.actorMark, mark),
    eq(auditLog.subjectMark, mark),
  )
}

function somebody(names: ReadonlyMap<string, PersonName>, userId: string, mark: string): Somebody {
  const name = names.get(userId)
  return name ? { kind: 'person', userId, name: name.displayName ?? name.email } : { kind: 'erased', mark: mark.slice(0, 8) }
}
