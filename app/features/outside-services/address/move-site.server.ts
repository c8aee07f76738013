import { eq } from 'drizzle-orm'

import { sessionStart } from '#features/identity/core/access/sessions.server.ts'
import { grant, type Ground } from '#features/identity/core/grants.server.ts'
import type { Viewer } from '#features/identity/core/viewer.ts'
import { listAdmins } from '#features/identity/people/admins.server.ts'
import { serviceSettings } from '#features/outside-services/core/tables.server.ts'
import { SERVICE_SETTINGS } from '#features/outside-services/settings/service-words.server.ts'
import type { Database, Transaction } from '#platform/db.server.ts'
import type { Infrastructure } from '#platform/infrastructure.server.ts'

import { announceMove, endMove } from './move-words.server.ts'
import { BOTH_WORK_MS, pendingMove, readMoving, type Moving } from './moving-site.ts'

/** Its row among the settings of services. */
const ROW = 'address'

type Needs = Pick<Infrastructure, 'db' | 'audit' | 'broadcast' | 'clock' | 'jobs' | 'site'>

/** Where the site was moved, and whether it moves now. */
export async function findMoving(db: Database): Promise<Moving> {
  return readMoving((await row(db))?.settings ?? {})
}

/**
 * Begins to move the site to an address that has answered. Both addresses work for 15 minutes; the new one holds if an owner signs in there
 * in that time (`settleMove`), else everything stays as it was.
 */
export function beginMove<Reason extends string>(
  services: Needs,
  by: { readonly userId: string; readonly grounds: readonly [Ground<Reason>, ...ReadonlyArray<Ground<Reason>>] },
  to: string,
): Promise<{ ok: true } | { ok: false; reason: Reason }> {
  return grant(services, by.userId, by.grounds, async (tx) => {
    const { next: _next, begunAt: _begunAt, ...kept } = (await row(tx, 'held'))?.settings ?? {}
    const now = services.clock.now()
    const until = new Date(now.getTime() + BOTH_WORK_MS)
    await write(tx, { ...kept, next: to, begunAt: now.toISOString() }, { now, by: by.userId })
    await services.jobs.send(tx, endMove, { begunAt: now.toISOString() }, { startAfter: until })
    await tell(tx, services, { step: 'begun', by: by.userId, from: services.site.origin, to, until })
    return { ok: true as const }
  })
}

/** Withdraws a move before anybody signed in at the new address. */
export async function withdrawMove(services: Needs, userId: string): Promise<void> {
  await services.db.transaction(async (tx) => {
    const before = await row(tx, 'held')
    if (before) await dropNext(tx, services, before.settings, { step: 'withdrawn', by: userId })
  })
}

/**
 * Lets a move hold, because an owner who signed in after it began was seen at the new address. The old one works for 15 minutes more, so that
 * no open form is lost. False where no such move waits, or the sign-in is older.
 */
export function settleMove(services: Needs, owner: Pick<Viewer, 'userId' | 'sessionId'>, seenAt: string): Promise<boolean> {
  const { db, clock, site } = services
  return db.transaction(async (tx) => {
    const before = (await row(tx, 'held'))?.settings ?? {}
    const now = clock.now()
    const pending = pendingMove(readMoving(before), now)
    const signedInAt = await sessionStart({ db: tx }, owner.sessionId)
    if (pending?.origin !== seenAt || signedInAt === null || signedInAt < pending.begunAt) return false
    const { origin: to } = pending
    const from = before['origin'] ?? site.origin
    const until = new Date(now.getTime() + BOTH_WORK_MS)
    await write(tx, { origin: to, former: from, settledAt: now.toISOString() }, { now, by: owner.userId })
    await tell(tx, services, { step: 'settled', by: owner.userId, from, to, until })
    return true
  })
}

/** Says that a move came to nothing, where nobody has signed in at the new address when its time is over. */
export async function endMoveOf(services: Needs, begunAt: string): Promise<void> {
  await services.db.transaction(async (tx) => {
    const before = await row(tx, 'held')
    if (before?.settings['begunAt'] !== begunAt) return
    await dropNext(tx, services, before.settings, { step: 'lapsed', by: before.changedBy })
  })
}

async function dropNext(
  tx: Transaction,
  services: Needs,
  { next, begunAt: _begunAt, ...kept }: Readonly<Record<string, string>>,
  { step, by }: { step: 'withdrawn' | 'lapsed'; by: string | null },
): Promise<void> {
  if (next === undefined) return
  const now = services.clock.now()
  await write(tx, kept, { now, by })
  await tell(tx, services, { step, by, from: services.site.origin, to: next, until: now })
}

interface Step {
  readonly step: 'begun' | 'settled' | 'withdrawn' | 'lapsed'
  readonly by: string | null
  readonly from: string
  readonly to: string
  readonly until: Date
}

/** In the audit log, to every owner, and to every replica. */
async function tell(tx: Transaction, { audit, broadcast, jobs }: Needs, { until, ...move }: Step): Promise<void> {
  const { step, by, from, to } = move
  const actor = by === null ? 'system' : { userId: by }
  await audit.record(tx, { actor, action: `address.${step}`, details: { from, to } })
  for (const { userId: owner } of await listAdmins(tx))
    await jobs.send(tx, announceMove, { ...move, until: until.toISOString(), owner })
  await broadcast.publish(tx, SERVICE_SETTINGS, ROW)
}

async function row(db: Database, held?: 'held') {
  const asked = db.select().from(serviceSettings).where(eq(serviceSettings.service, ROW))
  const [found] = await (held ? asked.for('update') : asked)
  return found ?? null
}

async function write(
  tx: Transaction,
  settings: Record<string, string>,
  { now, by }: { now: Date; by: string | null },
): Promise<void> {
  const written = { service: ROW, settings, secrets: {}, changedAt: now, changedBy: by }
  await tx.insert(serviceSettings).values(written).onConflictDoUpdate({ target: serviceSettings.service, set: written })
}
