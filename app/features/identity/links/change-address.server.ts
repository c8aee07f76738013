import { and, eq, gt } from 'drizzle-orm'

import { findLink, useLink, voidLinks } from '#features/identity/core/access/mailed-links.server.ts'
import { checkOwnPassword, checkPasswordOf, type DoneWithPassword } from '#features/identity/core/access/own-password.server.ts'
import { findUserByEmail, hasPassword } from '#features/identity/core/accounts.server.ts'
import { byPassword, bySession, grant, holdAccount } from '#features/identity/core/grants.server.ts'
import { triesKey } from '#features/identity/core/known-browser.server.ts'
import { addressChangeMails, addressChangesOfAccount, linkUsesOfNetwork } from '#features/identity/core/limits.server.ts'
import { sendAddressChange } from '#features/identity/core/mail-jobs.server.ts'
import { sendAccountNotice } from '#features/identity/core/notices.server.ts'
import { sessionTokenOf } from '#features/identity/core/session-cookie.server.ts'
import { addressChanges, users } from '#features/identity/core/tables.server.ts'
import type { Viewer } from '#features/identity/core/viewer.ts'
import type { Visit } from '#features/identity/core/visit.ts'
import type { Transaction } from '#platform/db.server.ts'
import type { Infrastructure } from '#platform/infrastructure.server.ts'

import type { Browser } from './confirm-email.server.ts'

const HOURS = 24
/** Each link asks one of the two addresses. */
const sides = { 'leave-address': 'oldConfirmedAt', 'take-address': 'newConfirmedAt' } as const
type Side = keyof typeof sides
const sideNames = Object.keys(sides) as Side[]

export interface AddressChange {
  readonly newAddress: string
  readonly oldConfirmed: boolean
  readonly newConfirmed: boolean
}

/** The change that waits for one or both of its addresses; null when none does. */
export async function findAddressChange(
  { db, clock }: Pick<Infrastructure, 'db' | 'clock'>,
  userId: string,
): Promise<AddressChange | null> {
  const [change] = await db
    .select()
    .from(addressChanges)
    .where(and(eq(addressChanges.userId, userId), gt(addressChanges.expiresAt, clock.now())))
  if (!change) return null
  const { newAddress, oldConfirmedAt, newConfirmedAt } = change
  return { newAddress, oldConfirmed: oldConfirmedAt !== null, newConfirmed: newConfirmedAt !== null }
}

export type AskedForAddress = DoneWithPassword | { ok: false; reason: 'same' | 'taken' }

/**
 * Asks both addresses by mail whether one may replace the other, after the password where there is one. A new request replaces an
 * earlier one and voids its links. An account asks five times a day, and an address gets as many of these mails from whomever:
 * the new one may be anybody’s.
 */
export async function askForAddress(
  services: Pick<Infrastructure, 'db' | 'jobs' | 'limits' | 'clock' | 'site' | 'secret'>,
  viewer: Viewer,
  { address, password }: { address: string; password: string },
): Promise<AskedForAddress> {
  const { db, clock, jobs, limits } = services
  if (address === viewer.email) return { ok: false, reason: 'same' }
  const checked = await checkOwnPassword(services, viewer, password)
  if (!checked.ok && checked.reason !== 'none') return checked
  const mayAsk = await limits.take(addressChangesOfAccount, viewer.userId)
  if (!mayAsk.ok) return { ...mayAsk, reason: 'wait' }
  if (await findUserByEmail(db, address)) return { ok: false, reason: 'taken' }
  const mayMail = await limits.takeAll([address, viewer.email].map((receiver) => [addressChangeMails, receiver] as const))
  if (!mayMail.ok) return { ...mayMail, reason: 'wait' }
  const requestedAt = clock.now()
  const fresh = {
    newAddress: address,
    requestedAt,
    expiresAt: new Date(requestedAt.getTime() + HOURS * 60 * 60 * 1000),
    oldConfirmedAt: null,
    newConfirmedAt: null,
  }
  const { userId } = viewer
  const known = checked.ok ? [byPassword(checked.hash)] : []
  return grant(services, userId, [bySession(viewer), ...known], async (held) => {
    await voidLinks(held, services, userId, sideNames)
    await held
      .insert(addressChanges)
      .values({ userId, ...fresh })
      .onConflictDoUpdate({ target: addressChanges.userId, set: fresh })
    await jobs.send(held, sendAddressChange, { userId })
    return { ok: true }
  })
}

/** Leaves everything as it was. */
export function dropAddressChange(services: Pick<Infrastructure, 'db' | 'clock'>, userId: string): Promise<void> {
  return services.db.transaction(async (tx) => {
    const held = await holdAccount(tx, userId)
    if (!held) return
    await held.delete(addressChanges).where(eq(addressChanges.userId, userId))
    await voidLinks(held, services, userId, sideNames)
  })
}

export interface AddressLink {
  readonly side: Side
  readonly userId: string
  readonly from: string
  readonly to: string
}

/** What a link asks, and whom: from which address to which. Null when it does nothing any more. */
export async function findAddressLink(
  services: Pick<Infrastructure, 'db' | 'clock'>,
  token: string,
): Promise<AddressLink | null> {
  for (const side of sideNames) {
    const link = await findLink(services, side, token)
    const change = link?.state === 'ready' ? await findAddressChange(services, link.userId) : null
    const [user] =
      change && link ? await services.db.select({ email: users.email }).from(users).where(eq(users.id, link.userId)) : []
    if (change && link && user) return { side, userId: link.userId, from: user.email, to: change.newAddress }
  }
  return null
}

/**
 * What a link's page asks besides its button. The old address is its account's already. The new one may be anybody's, and the account
 * somebody else's: who says yes for it shows that the account is theirs too, signed in to it or by its password.
 */
export async function whatIsAsked(
  { db }: Pick<Infrastructure, 'db'>,
  { side, userId }: Pick<AddressLink, 'side' | 'userId'>,
  viewerId: string | null,
): Promise<'nothing' | 'password' | 'sign-in'> {
  if (side === 'leave-address' || viewerId === userId) return 'nothing'
  return (await hasPassword(db, userId)) ? 'password' : 'sign-in'
}

export type AddressConfirmed =
  | { ok: true; isDone: boolean; address: string }
  | { ok: false; reason: 'link' | 'taken' | 'missing' | 'wrong' | 'sign-in' }
  | { ok: false; reason: 'wait'; retryAfterSeconds: number }

/**
 * One of the two addresses says yes, once. When both have, the new one takes the place of the old one, and the old one is told. A
 * refusal for want of a proof leaves the link as it was.
 */
export async function confirmAddress(
  services: Pick<Infrastructure, 'db' | 'jobs' | 'limits' | 'clock' | 'site' | 'secret'>,
  token: string,
  password: string,
  { request, network, viewerId }: Browser & Visit,
): Promise<AddressConfirmed> {
  const allowed = await services.limits.take(linkUsesOfNetwork, network)
  if (!allowed.ok) return { ...allowed, reason: 'wait' }
  const found = await findAddressLink(services, token)
  if (!found) return { ok: false, reason: 'link' }
  const asked = await whatIsAsked(services, found, viewerId)
  if (asked === 'sign-in') return { ok: false, reason: 'sign-in' }
  const { userId } = found
  if (asked === 'password') {
    if (password === '') return { ok: false, reason: 'missing' }
    const checked = await checkPasswordOf(services, userId, password, triesKey(services, request, found.from))
    if (checked.ok) return grant(services, userId, [byPassword(checked.hash)], (held) => settle(held, services, token, found))
    return checked.reason === 'none' ? { ok: false, reason: 'sign-in' } : checked
  }
  if (found.side === 'leave-address') return services.db.transaction((tx) => settle(tx, services, token, found))
  const session = bySession({ token: sessionTokenOf(services, request) ?? '' })
  const settled = await grant(services, userId, [session], (held) => settle(held, services, token, found))
  return !settled.ok && settled.reason === 'signed-out' ? { ok: false, reason: 'sign-in' } : settled
}

async function settle(
  tx: Transaction,
  services: Pick<Infrastructure, 'jobs' | 'limits' | 'clock'>,
  token: string,
  found: AddressLink,
): Promise<AddressConfirmed> {
  const { side, from, to } = found
  const link = await useLink(tx, services, side, token)
  if (!link) return { ok: false, reason: 'link' }
  const { userId } = link
  const now = services.clock.now()
  const [change] = await tx
    .update(addressChanges)
    .set({ [sides[side]]: now })
    .where(and(eq(addressChanges.userId, userId), eq(addressChanges.newAddress, to), gt(addressChanges.expiresAt, now)))
    .returning()
  if (!change) return { ok: false, reason: 'link' }
  if (!change.oldConfirmedAt || !change.newConfirmedAt) return { ok: true, isDone: false, address: to }
  await tx.delete(addressChanges).where(eq(addressChanges.userId, userId))
  if (!(await takeAddress(tx, services, userId, to))) return { ok: false, reason: 'taken' }
  await sendAccountNotice(tx, services, { userId, notice: 'address-changed', to: from })
  return { ok: true, isDone: true, address: to }
}

/** False when the address has an account by now, also one that takes it at the same instant. */
async function takeAddress(
  tx: Transaction,
  { clock }: Pick<Infrastructure, 'clock'>,
  userId: string,
  email: string,
): Promise<boolean> {
  const taken = tx.transaction((attempt) =>
    attempt.update(users).set({ email, emailVerified: true, updatedAt: clock.now() }).where(eq(users.id, userId)),
  )
  return taken.then(
    () => true,
    (error: unknown) => {
      if (isTaken(error)) return false
      throw error
    },
  )
}

function isTaken(error: unknown): boolean {
  const { constraint } = ((error as { cause?: unknown }).cause ?? error) as { constraint?: string }
  return constraint === 'users_email_unique'
}
