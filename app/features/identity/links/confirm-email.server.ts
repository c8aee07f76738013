import { findLink, useLink, type MailedLink } from '#features/identity/core/access/mailed-links.server.ts'
import { findAccount, passwordHashOf, writePassword } from '#features/identity/core/accounts.server.ts'
import { lastStartedIn, startedHere } from '#features/identity/core/browser-cookie.server.ts'
import { byPassword, grant } from '#features/identity/core/grants.server.ts'
import { addressKey, linkUsesOfNetwork, mailsToAddress, passwordsOfAccount } from '#features/identity/core/limits.server.ts'
import { sendConfirmation } from '#features/identity/core/mail-jobs.server.ts'
import { hashPassword, verifyPassword } from '#features/identity/core/password-hash.server.ts'
import type { IdentityPorts } from '#features/identity/core/ports.server.ts'
import type { Visit } from '#features/identity/core/visit.ts'
import type { Transaction } from '#platform/db.server.ts'
import type { Infrastructure } from '#platform/infrastructure.server.ts'

import { endEarlierAccess, proveAddress } from './ownership.server.ts'

/** What the page of a confirmation link shows. */
export type Confirmation =
  | { state: 'ready'; address: string; asks: 'nothing' | 'password' | 'new password' }
  | { state: 'already' | 'expired' | 'gone' }

/**
 * Looks at a confirmation link. In the browser in which the account was opened (or in one that is signed in to it) the
 * button is enough; elsewhere the page asks for the password chosen at sign-up, or for a new one.
 */
export async function findConfirmation(
  services: Pick<Infrastructure, 'db' | 'clock' | 'site' | 'secret'>,
  token: string,
  browser: Browser,
): Promise<Confirmation> {
  const link = await findLink(services, 'confirm', token)
  if (link?.addressVerified) return { state: 'already' }
  if (link?.state !== 'ready') return { state: link?.state ?? 'gone' }
  if (isTrusted(services, link, browser)) return { state: 'ready', address: link.address, asks: 'nothing' }
  const hash = await passwordHashOf(services.db, link.userId)
  return { state: 'ready', address: link.address, asks: hash ? 'password' : 'new password' }
}

/** The browser at hand and who is signed in in it. */
export interface Browser {
  readonly request: Request
  readonly viewerId: string | null
}

export interface Proof {
  /** The password chosen at sign-up. */
  readonly password?: string
  /** Or a new one (already held to the rule), which ends all earlier sessions and factors. */
  readonly newPassword?: string
}

export type Confirmed =
  | { ok: true; userId: string; address: string; endedSessions: boolean }
  | { ok: false; reason: 'link' | 'no proof' | 'wrong password' }
  | { ok: false; reason: 'wait'; retryAfterSeconds: number }

/** Confirms the address of an account, once, if the browser is trusted or the proof holds. A refusal leaves the link as it was. */
export async function confirmEmail(
  services: Pick<Infrastructure, 'db' | 'jobs' | 'limits' | 'clock' | 'site' | 'secret'> &
    Pick<IdentityPorts, 'furtherAccess' | 'planned' | 'passwordCost'>,
  token: string,
  proof: Proof,
  browser: Browser & Visit,
): Promise<Confirmed> {
  const allowed = await services.limits.take(linkUsesOfNetwork, browser.network)
  if (!allowed.ok) return { ...allowed, reason: 'wait' }
  const link = await findLink(services, 'confirm', token)
  if (link?.state !== 'ready' || link.addressVerified) return { ok: false, reason: 'link' }
  if (isTrusted(services, link, browser)) return services.db.transaction((tx) => settle(tx, services, token))
  if (proof.newPassword) {
    const newHash = await hashPassword(services, proof.newPassword)
    return services.db.transaction((tx) => settle(tx, services, token, newHash))
  }
  if (!proof.password) return { ok: false, reason: 'no proof' }
  const knownHash = await passwordHashOf(services.db, link.userId)
  if (!knownHash) return { ok: false, reason: 'no proof' }
  const key = addressKey(services, link.address)
  const mayTry = await services.limits.take(passwordsOfAccount, key)
  if (!mayTry.ok) return { ...mayTry, reason: 'wait' }
  if (!(await verifyPassword(knownHash, proof.password))) return { ok: false, reason: 'wrong password' }
  await services.limits.clear(passwordsOfAccount, key)
  const settled = await grant(services, link.userId, [byPassword(knownHash)], (held) => settle(held, services, token))
  return !settled.ok && settled.reason === 'wrong' ? { ok: false, reason: 'wrong password' } : settled
}

/**
 * Mails a new link: to the address of one that has run out, else to the address of whoever is signed in, if it is
 * unconfirmed, and the account had not ten in the last hour. Silent about everything else.
 */
export async function renewConfirmation(
  services: Pick<Infrastructure, 'db' | 'jobs' | 'limits' | 'clock' | 'secret'>,
  token: string,
  { viewerId, network }: Browser & Visit,
): Promise<void> {
  const { db, limits, jobs } = services
  const link = await findLink(services, 'confirm', token)
  const userId = link?.state === 'gone' || !link ? viewerId : link.userId
  const account = userId === null ? null : await findAccount(db, userId)
  if (!account || account.emailVerified) return
  const allowed = await limits.take(linkUsesOfNetwork, network)
  const mayMail = allowed.ok && (await limits.take(mailsToAddress, addressKey(services, `confirm ${account.email}`)))
  if (mayMail && mayMail.ok) await db.transaction((tx) => jobs.send(tx, sendConfirmation, { userId: account.userId }))
}

/** What is said to whoever asked for a new link, and the same in every case. */
export const linkRenewed = {
  title: 'A new link is on its way',
  text: 'Please check your email, and the spam folder. You can have ten links in an hour; after that, use the newest.',
}

/** Whether the account that was opened last in this browser has an address that is still to be confirmed. */
export async function awaitsConfirmation(
  services: Pick<Infrastructure, 'db' | 'site' | 'secret'>,
  request: Request,
): Promise<boolean> {
  const userId = lastStartedIn(services, request)
  const account = userId === null ? null : await findAccount(services.db, userId)
  return account?.emailVerified === false
}

function isTrusted(
  services: Pick<Infrastructure, 'site' | 'secret'>,
  { userId }: MailedLink,
  { request, viewerId }: Browser,
): boolean {
  return viewerId === userId || startedHere(services, request, userId)
}

async function settle(
  tx: Transaction,
  services: Pick<Infrastructure, 'jobs' | 'limits' | 'clock'> & Pick<IdentityPorts, 'furtherAccess' | 'planned'>,
  token: string,
  newHash?: string,
): Promise<Confirmed> {
  const link = await useLink(tx, services, 'confirm', token)
  if (!link || link.addressVerified) return { ok: false, reason: 'link' }
  const { held, userId, address } = link
  if (newHash !== undefined) {
    await endEarlierAccess(held, services, userId)
    await writePassword(held, services, userId, newHash)
  }
  await proveAddress(held, services, userId)
  return { ok: true, userId, address, endedSessions: newHash !== undefined }
}
