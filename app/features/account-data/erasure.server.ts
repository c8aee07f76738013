import { and, eq, gt, isNull } from 'drizzle-orm'

import { checkOwnPassword, type NotDone } from '#features/identity/core/access/own-password.server.ts'
import { hasPassword } from '#features/identity/core/accounts.server.ts'
import { bySession, byPassword, grant, holdAccount } from '#features/identity/core/grants.server.ts'
import type { Viewer } from '#features/identity/core/viewer.ts'
import { isOnlyAdmin } from '#features/identity/delete-account.server.ts'
import type { Infrastructure } from '#platform/infrastructure.server.ts'
import type { RateLimit } from '#platform/rate-limit.server.ts'

import { confirmErasure } from './mail-jobs.server.ts'
import { erasures } from './tables.server.ts'
import { ERASURE_DAYS } from './terms.ts'

type Asking = Pick<Viewer, 'userId' | 'sessionId' | 'email'>
type Scheduled = { ok: true; dueAt: Date } | { ok: false; reason: 'only-admin' | 'absent' }
type Requested = Scheduled | NotDone

/** Each is told by mail, and can be taken back: as many of those mails a day go to one account. */
const ERASURES: RateLimit = { name: 'account-data.erasures', limit: 3, windowSeconds: 86_400 }

/** What a person asks for: the password is looked at first, and counts towards the account’s limit. */
export async function requestErasure(
  services: Pick<Infrastructure, 'db' | 'jobs' | 'limits' | 'clock' | 'site' | 'secret'>,
  viewer: Asking,
  password: string,
): Promise<Requested> {
  if (await isOnlyAdmin(services.db, viewer.userId)) return { ok: false, reason: 'only-admin' }
  const checked = await checkOwnPassword(services, viewer, password)
  if (!checked.ok) return checked
  const allowed = await services.limits.take(ERASURES, viewer.userId)
  if (!allowed.ok) return { ...allowed, reason: 'wait' }
  return services.db.transaction(async (tx): Promise<Requested> => {
    // Who runs the site is held first, as everywhere.
    if (await isOnlyAdmin(tx, viewer.userId)) return { ok: false, reason: 'only-admin' }
    const grounds = [bySession(viewer), byPassword(checked.hash)] as const
    return grant({ db: tx }, viewer.userId, grounds, (held) => scheduleErasure({ ...services, db: held }, viewer.userId))
  })
}

/** Has an account erased in seven days, and tells its person by mail. One that is scheduled keeps its day. */
export function scheduleErasure(
  { db, jobs, clock }: Pick<Infrastructure, 'db' | 'jobs' | 'clock'>,
  userId: string,
  isByAdmin = false,
): Promise<Scheduled> {
  return db.transaction(async (tx) => {
    if (await isOnlyAdmin(tx, userId)) return { ok: false, reason: 'only-admin' }
    if (!(await holdAccount(tx, userId))) return { ok: false, reason: 'absent' }
    const requestedAt = clock.now()
    const dueAt = new Date(requestedAt.getTime() + ERASURE_DAYS * 24 * 60 * 60 * 1000)
    const [made] = await tx
      .insert(erasures)
      .values({ userId, requestedAt, dueAt, isByAdmin })
      .onConflictDoNothing({ target: erasures.userId })
      .returning({ id: erasures.id })
    if (made) {
      await jobs.send(tx, confirmErasure, { erasureId: made.id })
      return { ok: true, dueAt }
    }
    const [known] = await tx.select({ dueAt: erasures.dueAt }).from(erasures).where(eq(erasures.userId, userId))
    return { ok: true, dueAt: known!.dueAt }
  })
}

/** When a person’s account is to be erased; null when it is not. `held`: the day is over, but nobody else runs the site. */
export async function findErasure(
  { db, clock }: Pick<Infrastructure, 'db' | 'clock'>,
  userId: string,
): Promise<{ id: string; dueAt: Date; isDue: boolean; isHeld: boolean } | null> {
  const [row] = await db
    .select({ id: erasures.id, dueAt: erasures.dueAt })
    .from(erasures)
    .where(and(eq(erasures.userId, userId), isNull(erasures.erasedAt)))
  if (!row) return null
  const isDue = row.dueAt <= clock.now()
  return { ...row, isDue, isHeld: isDue && (await isOnlyAdmin(db, userId)) }
}

/** Whose account an erasure is about; null when it was taken back or carried out. */
export async function findErasing(
  { db }: Pick<Infrastructure, 'db'>,
  id: string,
): Promise<{ userId: string; dueAt: Date; isByAdmin: boolean } | null> {
  const { userId, dueAt, isByAdmin } = erasures
  const [row] = await db.select({ userId, dueAt, isByAdmin }).from(erasures).where(eq(erasures.id, id))
  return row?.userId ? { ...row, userId: row.userId } : null
}

/** Takes an erasure back; one that an admin started leaves a trace of that. False when there is none, or its day has come. */
export async function keepAccount(
  { db, clock, audit }: Pick<Infrastructure, 'db' | 'audit' | 'clock'>,
  userId: string,
): Promise<boolean> {
  return db.transaction(async (tx) => {
    const [kept] = await tx
      .delete(erasures)
      .where(and(eq(erasures.userId, userId), gt(erasures.dueAt, clock.now()), isNull(erasures.erasedAt)))
      .returning({ isByAdmin: erasures.isByAdmin })
    if (kept?.isByAdmin) await audit.record(tx, { actor: { userId }, action: 'erasure.kept', subjectId: userId })
    return kept !== undefined
  })
}

/** What has to be done before this account can be erased; null when nothing has. */
export async function findHindrance(
  { db }: Pick<Infrastructure, 'db'>,
  userId: string,
): Promise<'only-admin' | 'no-password' | null> {
  if (await isOnlyAdmin(db, userId)) return 'only-admin'
  return (await hasPassword(db, userId)) ? null : 'no-password'
}
