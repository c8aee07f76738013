import { and, eq, gt, isNull } from 'drizzle-orm'

import { findUserByEmail } from '#features/identity/accounts.server.ts'
import { addressKey, linkUsesOfNetwork, mailsToAddress } from '#features/identity/limits.server.ts'
import { sendAddressChange, sendNotice } from '#features/identity/mail-jobs.server.ts'
import { checkOwnPassword, type Checked } from '#features/identity/own-password.server.ts'
import { addressChanges, mailedLinks, users } from '#features/identity/tables.server.ts'
import type { Viewer } from '#features/identity/viewer.ts'
import type { Visit } from '#features/identity/visit.ts'
import type { Transaction } from '#platform/db.server.ts'
import type { Services } from '#platform/services.server.ts'

import { findLink, useLink } from './mailed-links.server.ts'

const HOURS = 24
/** Each link asks one of the two addresses. */
const sides = { 'leave-address': 'oldConfirmedAt', 'take-address': 'newConfirmedAt' } as const
type Side = keyof typeof sides

export interface AddressChange {
  readonly newAddress: string
  readonly oldConfirmed: boolean
  readonly newConfirmed: boolean
}

/** The change that waits for one or both of its addresses; null when none does. */
export async function findAddressChange(
  { db, clock }: Pick<Services, 'db' | 'clock'>,
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

export type AskedForAddress = Checked | { ok: false; reason: 'same' | 'taken' }

/**
 * Asks both addresses by mail whether one may take the place of the other. The password is asked for where there is one. A new
 * request takes the place of an earlier one, and voids its links.
 */
export async function askForAddress(
  services: Services,
  viewer: Viewer,
  { address, password }: { address: string; password: string },
): Promise<AskedForAddress> {
  const { db, clock, jobs, limits } = services
  if (address === viewer.email) return { ok: false, reason: 'same' }
  const checked = await checkOwnPassword(services, viewer, password)
  if (!checked.ok && checked.reason !== 'none') return checked
  if (await findUserByEmail(db, address)) return { ok: false, reason: 'taken' }
  const allowed = await limits.take(mailsToAddress, addressKey(services, `take ${address}`))
  if (!allowed.ok) return { ...allowed, reason: 'wait' }
  const requestedAt = clock.now()
  const fresh = {
    newAddress: address,
    requestedAt,
    expiresAt: new Date(requestedAt.getTime() + HOURS * 60 * 60 * 1000),
    oldConfirmedAt: null,
    newConfirmedAt: null,
  }
  await db.transaction(async (tx) => {
    await voidLinks(tx, services, viewer.userId)
    await tx
      .insert(addressChanges)
      .values({ userId: viewer.userId, ...fresh })
      .onConflictDoUpdate({ target: addressChanges.userId, set: fresh })
    await jobs.send(tx, sendAddressChange, { userId: viewer.userId })
  })
  return { ok: true }
}

/** Leaves everything as it was. */
export function dropAddressChange(services: Services, userId: string): Promise<void> {
  return services.db.transaction(async (tx) => {
    await tx.delete(addressChanges).where(eq(addressChanges.userId, userId))
    await voidLinks(tx, services, userId)
  })
}

/** What the page of a link shows: from which address to which. Null when the link does nothing any more. */
export async function findAddressLink(
  services: Services,
  token: string,
): Promise<{ side: Side; from: string; to: string } | null> {
  for (const side of Object.keys(sides) as Side[]) {
    const link = await findLink(services, side, token)
    const change = link?.state === 'ready' ? await findAddressChange(services, link.userId) : null
    const [user] =
      change && link ? await services.db.select({ email: users.email }).from(users).where(eq(users.id, link.userId)) : []
    if (change && user) return { side, from: user.email, to: change.newAddress }
  }
  return null
}

export type AddressConfirmed =
  | { ok: true; isDone: boolean; address: string }
  | { ok: false; reason: 'link' | 'taken' }
  | { ok: false; reason: 'wait'; retryAfterSeconds: number }

/** One of the two addresses says yes, once. When both have, the new one takes the place of the old one, and the old one is told. */
export async function confirmAddress(
  services: Services,
  token: string,
  { network }: Pick<Visit, 'network'>,
): Promise<AddressConfirmed> {
  const allowed = await services.limits.take(linkUsesOfNetwork, network)
  if (!allowed.ok) return { ...allowed, reason: 'wait' }
  const found = await findAddressLink(services, token)
  if (!found) return { ok: false, reason: 'link' }
  return services.db.transaction(async (tx): Promise<AddressConfirmed> => {
    const link = await useLink(tx, services, found.side, token)
    if (!link) return { ok: false, reason: 'link' }
    const now = services.clock.now()
    const [change] = await tx
      .update(addressChanges)
      .set({ [sides[found.side]]: now })
      .where(
        and(eq(addressChanges.userId, link.userId), eq(addressChanges.newAddress, found.to), gt(addressChanges.expiresAt, now)),
      )
      .returning()
    if (!change) return { ok: false, reason: 'link' }
    if (!change.oldConfirmedAt || !change.newConfirmedAt) return { ok: true, isDone: false, address: change.newAddress }
    await tx.delete(addressChanges).where(eq(addressChanges.userId, link.userId))
    if (await findUserByEmail(tx, change.newAddress)) return { ok: false, reason: 'taken' }
    await tx.update(users).set({ email: change.newAddress, emailVerified: true, updatedAt: now }).where(eq(users.id, link.userId))
    await services.jobs.send(tx, sendNotice, { userId: link.userId, notice: 'address-changed', to: found.from })
    return { ok: true, isDone: true, address: change.newAddress }
  })
}

async function voidLinks(tx: Transaction, { clock }: Pick<Services, 'clock'>, userId: string): Promise<void> {
  for (const purpose of Object.keys(sides) as Side[]) {
    await tx
      .update(mailedLinks)
      .set({ usedAt: clock.now() })
      .where(and(eq(mailedLinks.userId, userId), eq(mailedLinks.purpose, purpose), isNull(mailedLinks.usedAt)))
  }
}
