import { and, eq, gt } from 'drizzle-orm'

import type { IdentityPorts } from '#features/identity/core/ports.server.ts'
import { lockInTransaction, type Database, type Transaction } from '#platform/db.server.ts'
import type { Infrastructure } from '#platform/infrastructure.server.ts'
import { StartError } from '#platform/start-error.ts'
import { hashToken, newToken } from '#platform/tokens.server.ts'

import { commonPasswords } from './common-passwords.server.ts'
import { openSession } from './core/access/sessions.server.ts'
import { findUserByEmail, insertAccount } from './core/accounts.server.ts'
import type { SignUp } from './core/credentials.ts'
import { holdAccount } from './core/grants.server.ts'
import { sendConfirmation } from './core/mail-jobs.server.ts'
import { hashPassword } from './core/password-hash.server.ts'
import { LONGEST_PASSWORD, passwordProblem } from './core/password-rule.ts'
import { profiles, verifications } from './core/tables.server.ts'
import type { Visit } from './core/visit.ts'

const SETUP = 'owner-setup'
const SETUP_DAYS = 7

/**
 * Called at every start. While nobody is admin: creates the owner from the operator's settings, confirmed; without settings
 * returns the path of a one-time setup page (each start a new one, good for seven days). Null when there is nothing to do.
 * An account that exists is left as it is, its password too.
 * @throws StartError for a password that nobody could sign in with
 */
export async function ensureOwner(
  services: Pick<Infrastructure, 'db' | 'audit' | 'clock' | 'log'> & Pick<IdentityPorts, 'passwordCost' | 'allowCommonPasswords'>,
  owner: { email: string; password: string } | null,
): Promise<string | null> {
  if (await hasAdmin(services.db)) return null
  if (!owner) return makeSetupLink(services)
  if (owner.password.length > LONGEST_PASSWORD)
    throw new StartError(`ADMIN_PASSWORD must not exceed ${LONGEST_PASSWORD} characters.`)
  const passwordHash = await hashPassword(services, owner.password)
  const created = await firstOwner(services, async (tx) => {
    const account = { email: owner.email, displayName: '', passwordHash, isAdmin: true, emailVerified: true }
    const userId = await insertAccount(tx, services, account)
    if (userId !== null) await services.audit.record(tx, { actor: 'system', action: 'owner.created', subjectId: userId })
    return userId
  })
  if (created && (passwordProblem(owner.password) || commonPasswords(services)(owner.password)))
    services.log.warn({}, 'ADMIN_PASSWORD is weaker than the rule for everybody else: please change it')
  if (created || (await hasAdmin(services.db))) return null
  services.log.warn({}, 'ADMIN_EMAIL has an account already, which was left as it is: make it admin with npm run make-admin')
  return makeSetupLink(services)
}

/** What a setup link leads to: its form while nobody is admin, or why it does not; null where there is no such page. */
type SetupState = 'open' | 'used' | 'gone' | null

export async function findSetup({ db, clock }: Pick<Infrastructure, 'db' | 'clock'>, token: string): Promise<SetupState> {
  if (token === '') return null
  if (await hasAdmin(db)) return 'used'
  const links = await db.select({ id: verifications.id }).from(verifications).where(setupLink(token, clock.now()))
  return links.length > 0 ? 'open' : 'gone'
}

/** Creates the owner's account from the setup page, once, and signs them in there. Its address is confirmed by mail, as everybody's. */
export async function setUpOwner(
  services: Infrastructure & Pick<IdentityPorts, 'passwordCost'>,
  token: string,
  { password, ...account }: SignUp,
  visit: Visit,
): Promise<{ ok: true; userId: string; headers: Headers } | { ok: false; reason: 'link' | 'registered' }> {
  if ((await findSetup(services, token)) !== 'open') return { ok: false, reason: 'link' }
  const passwordHash = await hashPassword(services, password)
  const result = await firstOwner(services, async (tx) => {
    const links = await tx.select({ id: verifications.id }).from(verifications).where(setupLink(token, services.clock.now()))
    if (links.length === 0) return null
    const userId = await insertAccount(tx, services, { ...account, passwordHash, isAdmin: true })
    if (userId === null) return 'registered' as const
    await tx.delete(verifications).where(eq(verifications.identifier, SETUP))
    await services.jobs.send(tx, sendConfirmation, { userId })
    await services.audit.record(tx, { actor: { userId }, action: 'owner.created', subjectId: userId })
    const held = await holdAccount(tx, userId)
    return { userId, headers: await openSession(held!, services, userId, visit) }
  })
  if (result === null) return { ok: false, reason: 'link' }
  return result === 'registered' ? { ok: false, reason: result } : { ok: true, ...result }
}

/** Makes an existing account admin, at the command line. Null when the address has none. */
export function makeAdmin(
  { db, audit }: Pick<Infrastructure, 'db' | 'audit'>,
  email: string,
): Promise<{ email: string; emailVerified: boolean; wasAdmin: boolean } | null> {
  return db.transaction(async (tx) => {
    const account = await findUserByEmail(tx, email)
    if (!account) return null
    const { userId: subjectId, emailVerified } = account
    const made = await tx
      .update(profiles)
      .set({ isAdmin: true })
      .where(and(eq(profiles.userId, subjectId), eq(profiles.isAdmin, false)))
      .returning({ userId: profiles.userId })
    await tx.delete(verifications).where(eq(verifications.identifier, SETUP))
    const wasAdmin = made.length === 0
    if (!wasAdmin) await audit.record(tx, { actor: 'command', action: 'admin.granted', subjectId })
    return { email: account.email, emailVerified, wasAdmin }
  })
}

async function hasAdmin(db: Database): Promise<boolean> {
  const admins = await db.select({ id: profiles.userId }).from(profiles).where(eq(profiles.isAdmin, true)).limit(1)
  return admins.length > 0
}

/** Runs `create` only if nobody is admin, and for one caller at a time, whatever replica it runs on. */
function firstOwner<Result>(
  services: Pick<Infrastructure, 'db'>,
  create: (tx: Transaction) => Promise<Result>,
): Promise<Result | null> {
  return services.db.transaction(async (tx) => {
    await lockInTransaction(tx, SETUP)
    return (await hasAdmin(tx)) ? null : create(tx)
  })
}

/** Every replica prints a link of its own at its start; all of them work until one is used. */
async function makeSetupLink({ db, clock }: Pick<Infrastructure, 'db' | 'clock'>): Promise<string> {
  const token = newToken()
  const now = clock.now()
  const expiresAt = new Date(now.getTime() + SETUP_DAYS * 24 * 60 * 60 * 1000)
  await db.insert(verifications).values({ identifier: SETUP, value: hashToken(token), expiresAt, createdAt: now, updatedAt: now })
  return `/setup?token=${token}`
}

function setupLink(token: string, now: Date) {
  return and(eq(verifications.identifier, SETUP), eq(verifications.value, hashToken(token)), gt(verifications.expiresAt, now))
}
