import { and, eq, lte } from 'drizzle-orm'

import { dropFactors, dropRemoval, hasVerifiedFactor } from '#features/identity/core/access/factors.server.ts'
import { LOST_STEP_DAYS } from '#features/identity/core/access/lost-step.ts'
import { findLink, useLink } from '#features/identity/core/access/mailed-links.server.ts'
import { findAccount, hasPassword } from '#features/identity/core/accounts.server.ts'
import { byChallenge, grant, holdAccount } from '#features/identity/core/grants.server.ts'
import { linkUsesOfNetwork, lostStepsOfAccount } from '#features/identity/core/limits.server.ts'
import { sendLostStep, sendPlannedRemoval } from '#features/identity/core/mail-jobs.server.ts'
import { sendAccountNotice } from '#features/identity/core/notices.server.ts'
import { secondStepRemovals } from '#features/identity/core/tables.server.ts'
import type { Visit } from '#features/identity/core/visit.ts'
import type { Infrastructure } from '#platform/infrastructure.server.ts'

import { findSecondStep } from './second-step.server.ts'

const DAY_MS = 24 * 60 * 60 * 1000

type Wait = { ok: false; reason: 'wait'; retryAfterSeconds: number }

/** When the second step of a person goes, because they said that it is lost; null when they did not. */
export async function findRemoval({ db }: Pick<Infrastructure, 'db'>, userId: string): Promise<{ dueAt: Date } | null> {
  const [removal] = await db
    .select({ dueAt: secondStepRemovals.dueAt })
    .from(secondStepRemovals)
    .where(eq(secondStepRemovals.userId, userId))
  return removal ?? null
}

export type AskedForRemoval = { ok: true } | { ok: false; reason: 'over' | 'password' | 'unconfirmed' | 'under way' } | Wait

/**
 * Mails somebody who has neither phone nor recovery codes the link that begins the removal of their second step. Their password was
 * right in this browser; only an account without one may ask after a mailed link. The address has to be confirmed.
 */
export async function askForRemoval(
  services: Pick<Infrastructure, 'db' | 'jobs' | 'limits' | 'clock' | 'site'>,
  request: Request,
): Promise<AskedForRemoval> {
  const { db, limits, jobs } = services
  const asked = await findSecondStep(services, request)
  const account = asked?.userId ? await findAccount(db, asked.userId) : null
  if (!asked || !account) return { ok: false, reason: 'over' }
  const { userId } = account
  if (!asked.methods.includes('password') && (await hasPassword(db, userId))) return { ok: false, reason: 'password' }
  if (!account.emailVerified) return { ok: false, reason: 'unconfirmed' }
  if (await findRemoval(services, userId)) return { ok: false, reason: 'under way' }
  const allowed = await limits.take(lostStepsOfAccount, userId)
  if (!allowed.ok) return { ...allowed, reason: 'wait' }
  return grant(services, userId, [byChallenge(asked.id)], async (held) => {
    await jobs.send(held, sendLostStep, { userId, challengeId: asked.id })
    return { ok: true }
  })
}

const purposes = ['lose-second-step', 'keep-second-step'] as const
type Purpose = (typeof purposes)[number]

/** What a mailed link about a lost second step does, and to whom; null when it does nothing any more. */
export async function findLostStepLink(
  services: Pick<Infrastructure, 'db' | 'clock'>,
  token: string,
): Promise<{ purpose: Purpose; userId: string; address: string } | null> {
  for (const purpose of purposes) {
    const link = await findLink(services, purpose, token)
    if (link?.state !== 'ready') continue
    const { userId, address } = link
    const isLost = (await findRemoval(services, userId)) !== null
    const worksStill = purpose === 'keep-second-step' ? isLost : !isLost && (await hasVerifiedFactor(services.db, userId))
    return worksStill ? { purpose, userId, address } : null
  }
  return null
}

export type LostStepAnswered = { ok: true; userId: string; goesAt: Date | null } | { ok: false; reason: 'link' } | Wait

/** Follows such a link, once: the wait of three days begins, and every day of it is told by mail; or it is stopped. */
export async function followLostStepLink(
  services: Pick<Infrastructure, 'db' | 'jobs' | 'limits' | 'clock'>,
  token: string,
  { network }: Pick<Visit, 'network'>,
): Promise<LostStepAnswered> {
  const allowed = await services.limits.take(linkUsesOfNetwork, network)
  if (!allowed.ok) return { ...allowed, reason: 'wait' }
  const found = await findLostStepLink(services, token)
  if (!found) return { ok: false, reason: 'link' }
  const { purpose, userId } = found
  if (purpose === 'keep-second-step') return (await keepSecondStep(services, userId, token)) ? kept(userId) : gone
  return services.db.transaction(async (tx) => {
    const held = (await useLink(tx, services, purpose, token))?.held
    if (!held) return gone
    const requestedAt = services.clock.now()
    const dueAt = new Date(requestedAt.getTime() + LOST_STEP_DAYS * DAY_MS)
    const begun = await held.insert(secondStepRemovals).values({ userId, requestedAt, dueAt }).onConflictDoNothing().returning()
    if (begun.length === 0) return gone
    for (let day = 0; day < LOST_STEP_DAYS; day++) {
      const startAfter = new Date(requestedAt.getTime() + day * DAY_MS)
      await services.jobs.send(held, sendPlannedRemoval, { userId, dueAt: dueAt.toISOString() }, day > 0 ? { startAfter } : {})
    }
    return { ok: true, userId, goesAt: dueAt }
  })
}

const gone: LostStepAnswered = { ok: false, reason: 'link' }
const kept = (userId: string): LostStepAnswered => ({ ok: true, userId, goesAt: null })

/** Stops the removal: by somebody who is signed in, or by the token of a mailed link. False when there was nothing to stop. */
export function keepSecondStep(
  services: Pick<Infrastructure, 'db' | 'jobs' | 'limits' | 'clock'>,
  userId: string,
  token?: string,
): Promise<boolean> {
  return services.db.transaction(async (tx) => {
    if (token !== undefined && !(await useLink(tx, services, 'keep-second-step', token))) return false
    const held = await holdAccount(tx, userId)
    if (!held || !(await dropRemoval(held, userId))) return false
    await sendAccountNotice(held, services, { userId, notice: 'factor-kept' })
    return true
  })
}

/** Takes away the second steps whose wait is over, and tells their people. */
export async function dropLostSteps(services: Pick<Infrastructure, 'db' | 'jobs' | 'limits' | 'clock'>): Promise<void> {
  const { db, clock } = services
  const isDue = lte(secondStepRemovals.dueAt, clock.now())
  const due = await db.select({ userId: secondStepRemovals.userId }).from(secondStepRemovals).where(isDue)
  for (const { userId } of due) {
    await db.transaction(async (tx) => {
      const held = await holdAccount(tx, userId)
      const dropped = await held
        ?.delete(secondStepRemovals)
        .where(and(eq(secondStepRemovals.userId, userId), isDue))
        .returning({ userId: secondStepRemovals.userId })
      if (!held || !dropped?.length) return
      await dropFactors(held, userId)
      await sendAccountNotice(held, services, { userId, notice: 'factor-lost' })
    })
  }
}
