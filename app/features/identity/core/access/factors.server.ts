import { and, eq, lt, ne, sql } from 'drizzle-orm'

import { endSessions } from '#features/identity/core/access/sessions.server.ts'
import type { Holding } from '#features/identity/core/grants.server.ts'
import { sendAccountNotice } from '#features/identity/core/notices.server.ts'
import { factors, recoveryCodes, secondStepRemovals, sessions } from '#features/identity/core/tables.server.ts'
import type { Viewer } from '#features/identity/core/viewer.ts'
import type { Database } from '#platform/db.server.ts'
import type { Infrastructure } from '#platform/infrastructure.server.ts'
import { seal, unseal } from '#platform/sealed.server.ts'

import type { Factor } from './assurance.ts'
import { endChallenges } from './challenges.server.ts'
import { giveRecoveryCodes } from './recovery-codes.server.ts'
import { newTotpSecret, stepOfCode } from './totp.server.ts'

const PURPOSE = 'totp secret'

export const PHONE_REFUSED =
  'Codes by text message are not available here: this site has no SMS provider. Please use an authenticator app.'

/** The person's factors, as the assurance rule asks for them. */
export function listFactors(
  db: Database,
  userId: string,
): Promise<Array<Factor & { verifiedAt: Date | null; lastUsedAt: Date | null }>> {
  return db
    .select({ kind: factors.kind, status: factors.status, verifiedAt: factors.verifiedAt, lastUsedAt: factors.lastUsedAt })
    .from(factors)
    .where(eq(factors.userId, userId))
}

/** Whether signing in takes two steps. */
export async function hasVerifiedFactor(db: Database, userId: string): Promise<boolean> {
  return (await listFactors(db, userId)).some(({ status }) => status === 'verified')
}

/**
 * Begins to set up a factor: a new secret each time, until one is verified.
 * @returns false for a kind that cannot be had, or where a verified one exists
 */
export async function beginFactor(
  held: Holding,
  { clock, secret }: Pick<Infrastructure, 'clock' | 'secret'>,
  userId: string,
  kind: Factor['kind'],
): Promise<boolean> {
  if (kind === 'phone') return false
  const fresh = { secret: seal(secret, PURPOSE, newTotpSecret()), createdAt: clock.now(), lastStep: 0 }
  const begun = await held
    .insert(factors)
    .values({ userId, kind, ...fresh })
    .onConflictDoUpdate({ target: [factors.userId, factors.kind], set: fresh, setWhere: ne(factors.status, 'verified') })
    .returning({ id: factors.id })
  return begun.length > 0
}

/** The secret that is about to be set up, for the QR code; null when nothing is. */
export async function findPendingSecret(
  { db, secret }: Pick<Infrastructure, 'db' | 'secret'>,
  userId: string,
): Promise<string | null> {
  const [pending] = await db
    .select()
    .from(factors)
    .where(and(totpOf(userId), eq(factors.status, 'unverified')))
  return pending ? unseal(secret, PURPOSE, pending.secret) : null
}

/**
 * Verifies the factor with its first code. From here on every sign-in takes two steps: other sessions end, this one has taken
 * them; the person is told. Returns the recovery codes, which are shown once; null when the code is wrong.
 */
export async function verifyFactor(
  held: Holding,
  services: Pick<Infrastructure, 'jobs' | 'limits' | 'clock' | 'secret'>,
  { userId, sessionId }: Viewer,
  code: string,
): Promise<string[] | null> {
  if (!(await acceptCode({ ...services, db: held }, userId, code, 'unverified'))) return null
  await held.update(factors).set({ status: 'verified', verifiedAt: services.clock.now() }).where(totpOf(userId))
  await endSessions(held, userId, { but: sessionId })
  await held
    .update(sessions)
    .set({ assurance: 'aal2', methods: sql`array_append(${sessions.methods}, 'totp')` })
    .where(eq(sessions.id, sessionId))
  await sendAccountNotice(held, services, { userId, notice: 'factor-added' })
  return giveRecoveryCodes(held, services, userId)
}

/** Whether this is a code of the person's verified factor that was not accepted before; then it is used up. */
export function acceptTotp(
  services: Pick<Infrastructure, 'db' | 'clock' | 'secret'>,
  userId: string,
  code: string,
): Promise<boolean> {
  return acceptCode(services, userId, code, 'verified')
}

/** A code counts only if its time step lies after the last one that counted: nobody uses one again that they have seen. */
async function acceptCode(
  { db, clock, secret }: Pick<Infrastructure, 'db' | 'clock' | 'secret'>,
  userId: string,
  code: string,
  status: Factor['status'],
): Promise<boolean> {
  const [factor] = await db
    .select()
    .from(factors)
    .where(and(totpOf(userId), eq(factors.status, status)))
  const shared = factor && unseal(secret, PURPOSE, factor.secret)
  const step = shared ? stepOfCode(shared, code.replaceAll(/\s/g, ''), clock.now()) : null
  if (!factor || step === null) return false
  const accepted = await db
    .update(factors)
    .set({ lastStep: step, lastUsedAt: clock.now() })
    .where(and(eq(factors.id, factor.id), lt(factors.lastStep, step)))
    .returning({ id: factors.id })
  return accepted.length > 0
}

/** Takes the second step away, with all that belongs to it: recovery codes, a removal that waits, sign-ins under way. */
export async function dropFactors(held: Holding, userId: string): Promise<void> {
  await held.delete(factors).where(eq(factors.userId, userId))
  await held.delete(recoveryCodes).where(eq(recoveryCodes.userId, userId))
  await dropRemoval(held, userId)
  await endChallenges(held, userId)
}

/** Forgets that a second step was to go because it was lost. False when it was not. */
export async function dropRemoval(held: Holding, userId: string): Promise<boolean> {
  const dropped = await held
    .delete(secondStepRemovals)
    .where(eq(secondStepRemovals.userId, userId))
    .returning({ userId: secondStepRemovals.userId })
  return dropped.length > 0
}

function totpOf(userId: string) {
  return and(eq(factors.userId, userId), eq(factors.kind, 'totp'))
}
