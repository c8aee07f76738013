import { and, desc, eq, gt } from 'drizzle-orm'

import { isId } from '#base/ids.ts'
import type { Infrastructure } from '#platform/infrastructure.server.ts'

import { endSessions } from './core/access/sessions.server.ts'
import { formatBrowser, isPhone } from './core/device-words.server.ts'
import { holdAccount } from './core/grants.server.ts'
import { sessions } from './core/tables.server.ts'
import type { Viewer } from './core/viewer.ts'

export interface OwnSession {
  readonly id: string
  readonly browser: string
  readonly isPhone: boolean
  /** Where it was opened, in words; null when nobody can tell, or the operator does not want it told. */
  readonly place: string | null
  readonly isThisOne: boolean
  readonly assurance: 'aal1' | 'aal2'
  readonly openedAt: Date
  readonly lastUsedAt: Date
}

type Person = Pick<Viewer, 'userId' | 'sessionId'>

/** Where a person is signed in: this browser first, then the ones used last. */
export async function listOwnSessions(
  { db, clock }: Pick<Infrastructure, 'db' | 'clock'>,
  { userId, sessionId }: Person,
): Promise<OwnSession[]> {
  const rows = await db
    .select()
    .from(sessions)
    .where(and(eq(sessions.userId, userId), gt(sessions.expiresAt, clock.now())))
    .orderBy(desc(sessions.lastUsedAt))
  return rows
    .map(({ id, userAgent, place, assurance, createdAt, lastUsedAt }) => ({
      id,
      browser: formatBrowser(userAgent),
      isPhone: isPhone(userAgent),
      place,
      isThisOne: id === sessionId,
      assurance,
      openedAt: createdAt,
      lastUsedAt,
    }))
    .toSorted((a, b) => Number(b.isThisOne) - Number(a.isThisOne))
}

/** Ends one session of the person, at once on every replica. False when there is none of this id. */
export async function endOwnSession({ db }: Pick<Infrastructure, 'db'>, { userId }: Person, id: string): Promise<boolean> {
  if (!isId(id)) return false
  return db.transaction(async (tx) => {
    const held = await holdAccount(tx, userId)
    const ended = await held
      ?.delete(sessions)
      .where(and(eq(sessions.userId, userId), eq(sessions.id, id)))
      .returning({ id: sessions.id })
    return ended !== undefined && ended.length > 0
  })
}

/** Ends every session of the person but the one at hand, and every sign-in under way. Returns how many sessions there were. */
export function endOtherSessions({ db }: Pick<Infrastructure, 'db'>, { userId, sessionId }: Person): Promise<number> {
  return db.transaction(async (tx) => {
    const held = await holdAccount(tx, userId)
    return held ? endSessions(held, userId, { but: sessionId }) : 0
  })
}
