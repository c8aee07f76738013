import { eq, sql } from 'drizzle-orm'

import { openSession } from '#features/identity/core/access/sessions.server.ts'
import { findAccount, findUserByEmail, openAccount } from '#features/identity/core/accounts.server.ts'
import { holdAccount } from '#features/identity/core/grants.server.ts'
import type { SignInServices } from '#features/identity/core/ports.server.ts'
import type { Visit } from '#features/identity/core/visit.ts'
import { sendSignInLink } from '#features/identity/links/sign-in-link.server.ts'
import { holdMailbox } from '#features/identity/mailbox.server.ts'
import type { Infrastructure } from '#platform/infrastructure.server.ts'
import type { RateLimit } from '#platform/rate-limit.server.ts'

import { findTrialOfMailbox } from './core/mailbox-trial.server.ts'
import { beginTrial, findMembershipState } from './core/membership.server.ts'
import { memberships } from './core/tables.server.ts'
import { whyNoTrial } from './core/trial-refusals.ts'
import type { TrialForm } from './core/trial.ts'

/** Loose: a whole office may sit behind one address. */
const TRIALS: RateLimit = { name: 'membership.trials', limit: 120, windowSeconds: 3600 }

/** Where a trial leads, and the mailed link to it too, where nothing else was asked for. */
export const AFTER_TRIAL = '/dashboard'

export type TrialStart =
  | { ok: true; headers: Headers }
  | { ok: false; reason: 'ended' | 'bought' | 'elsewhere' | 'member' }
  | { ok: false; reason: 'wait'; retryAfterSeconds: number }

/**
 * Starts the free trial.
 * - Signed in: for that account, whatever address was typed. A running trial keeps its dates; an ended one, a given membership,
 *   and anything ever bought are refusals.
 * - An unknown address: an account with its trial and session at once (cookies in the headers), and a mail to confirm the
 *   address.
 * - A known address, or another one of a mailbox that had its trial: only a sign-in link to `next`, by mail. Using it starts the
 *   trial (startRequestedTrial), so nobody starts another person’s.
 */
export async function startTrial(
  services: SignInServices,
  form: TrialForm,
  viewer: { readonly userId: string } | null,
  visit: Visit,
  next: string = AFTER_TRIAL,
): Promise<TrialStart> {
  if (viewer) return startOwnTrial(services, viewer.userId)
  const allowed = await services.limits.take(TRIALS, visit.network)
  if (!allowed.ok) return { ...allowed, reason: 'wait' }
  const headers = await openTrialAccount(services, form, visit)
  if (headers) return { ok: true, headers }
  await requestTrial(services, form.email, next)
  return { ok: true, headers: new Headers() }
}

async function startOwnTrial(services: Pick<Infrastructure, 'db' | 'clock'>, userId: string): Promise<TrialStart> {
  const before = await findMembershipState(services, userId)
  const no = whyNoTrial(before)
  if (no) return { ok: false, reason: no }
  await beginTrial(services.db, userId, services.clock.now())
  const { status } = await findMembershipState(services, userId)
  if (status === 'trial') return { ok: true, headers: new Headers() }
  return { ok: false, reason: 'elsewhere' }
}

/**
 * An account, its trial and its first session, all or nothing; null when the address has an account, or its mailbox had a trial with
 * another.
 */
function openTrialAccount(
  services: Pick<Infrastructure, 'db' | 'jobs' | 'places' | 'clock' | 'site' | 'secret'>,
  { email, firstName, timeZone }: TrialForm,
  visit: Visit,
): Promise<Headers | null> {
  return services.db.transaction(async (tx) => {
    await holdMailbox(tx, email)
    if (await findTrialOfMailbox(tx, email)) return null
    const opened = await openAccount({ ...services, db: tx }, { email, displayName: firstName, timeZone })
    if (!opened.ok) return null
    await beginTrial(tx, opened.userId, services.clock.now())
    const held = await holdAccount(tx, opened.userId)
    return openSession(held!, services, opened.userId, visit)
  })
}

async function requestTrial(
  services: Pick<Infrastructure, 'db' | 'jobs' | 'limits' | 'clock' | 'secret'>,
  email: string,
  next: string,
): Promise<void> {
  const { db } = services
  const other = await findTrialOfMailbox(db, email)
  const account = (await findUserByEmail(db, email)) ?? (other && (await findAccount(db, other)))
  if (!account) return
  const request = { trialRequestedAt: services.clock.now() }
  await services.db
    .insert(memberships)
    .values({ userId: account.userId, ...request })
    .onConflictDoUpdate({ target: memberships.userId, set: request, setWhere: sql`${memberships.trialStartedAt} IS NULL` })
  await sendSignInLink(services, account.email, next)
}

/** Starts the trial that was asked for with this person's address, now that a mailed link proved who it is. Nothing happens when none was. */
export async function startRequestedTrial({ db, clock }: Pick<Infrastructure, 'db' | 'clock'>, userId: string): Promise<void> {
  const [row] = await db
    .select({ requestedAt: memberships.trialRequestedAt })
    .from(memberships)
    .where(eq(memberships.userId, userId))
  if (row?.requestedAt) await beginTrial(db, userId, clock.now())
}
