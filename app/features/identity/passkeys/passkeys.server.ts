import {
  generateAuthenticationOptions,
  generateRegistrationOptions,
  verifyAuthenticationResponse,
  verifyRegistrationResponse,
  type AuthenticationResponseJSON,
  type AuthenticatorTransport,
  type PublicKeyCredentialCreationOptionsJSON,
  type PublicKeyCredentialRequestOptionsJSON,
  type RegistrationResponseJSON,
} from '@simplewebauthn/server'
import { and, count, desc, eq } from 'drizzle-orm'
import { z } from 'zod'

import { isId } from '#base/ids.ts'
import {
  askAnybody,
  closeChallenge,
  forgetChallenge,
  openChallenge,
  takeTry,
} from '#features/identity/core/access/challenges.server.ts'
import { reauthenticate, type ReauthenticationRefusal } from '#features/identity/core/access/reauthenticate.server.ts'
import { endSessionsOfBrowser } from '#features/identity/core/access/sessions.server.ts'
import { enter } from '#features/identity/core/access/sign-in.server.ts'
import { byChallenge, byPasskey, bySession, grant, holdAccount } from '#features/identity/core/grants.server.ts'
import { signInsOfNetwork } from '#features/identity/core/limits.server.ts'
import { sendAccountNotice } from '#features/identity/core/notices.server.ts'
import type { SignInServices } from '#features/identity/core/ports.server.ts'
import { passkeys, users } from '#features/identity/core/tables.server.ts'
import type { Viewer } from '#features/identity/core/viewer.ts'
import type { Visit } from '#features/identity/core/visit.ts'
import type { Infrastructure } from '#platform/infrastructure.server.ts'

import { MAX_PASSKEYS, NAME_LIMIT } from './passkey-limits.ts'

/** A passkey stands for two factors, so it has to ask its person for a PIN, a finger or a face. */
const userVerification = 'required'

/** Passkeys belong to a host name, whatever its port. */
const rpIdAt = (origin: string) => new URL(origin).hostname

export interface OwnPasskey {
  readonly id: string
  readonly name: string
  readonly createdAt: Date
  readonly lastUsedAt: Date | null
}

export function listPasskeys({ db }: Pick<Infrastructure, 'db'>, userId: string): Promise<OwnPasskey[]> {
  return db
    .select({ id: passkeys.id, name: passkeys.name, createdAt: passkeys.createdAt, lastUsedAt: passkeys.lastUsedAt })
    .from(passkeys)
    .where(eq(passkeys.userId, userId))
    .orderBy(desc(passkeys.createdAt))
}

export type AskedForNewPasskey =
  | { ok: true; options: PublicKeyCredentialCreationOptionsJSON; cookie: string }
  | { ok: false; reason: 'enough' }
  | ReauthenticationRefusal

/**
 * What the browser needs to make a passkey, and the Set-Cookie line of the question: for somebody who shows once more who they are,
 * and has fewer than twenty.
 */
export async function askForNewPasskey(
  services: Pick<Infrastructure, 'db' | 'limits' | 'clock' | 'site' | 'secret'>,
  viewer: Viewer,
  password: string,
): Promise<AskedForNewPasskey> {
  const { db, site } = services
  const { userId, email, displayName } = viewer
  const proof = await reauthenticate(services, viewer, password)
  if (!proof.ok) return proof
  const known = await db
    .select({ id: passkeys.credentialId, transports: passkeys.transports })
    .from(passkeys)
    .where(eq(passkeys.userId, userId))
  if (known.length >= MAX_PASSKEYS) return { ok: false, reason: 'enough' }
  const options = await generateRegistrationOptions({
    rpName: await site.name(),
    rpID: rpIdAt(site.origin),
    userID: new TextEncoder().encode(userId),
    userName: email,
    userDisplayName: displayName ?? email,
    attestationType: 'none',
    excludeCredentials: known.map(({ id, transports }) => ({ id, transports: transports as AuthenticatorTransport[] })),
    authenticatorSelection: { residentKey: 'required', userVerification },
  })
  return grant(services, userId, proof.grounds, async (held): Promise<AskedForNewPasskey> => {
    const cookie = await openChallenge(held, services, 'passkey-add', { userId, nonce: options.challenge })
    return { ok: true, options, cookie }
  })
}

/** Keeps a passkey that the browser made. False when it answers another question, or none. */
export async function addPasskey(
  services: Pick<Infrastructure, 'db' | 'jobs' | 'limits' | 'clock' | 'site'>,
  viewer: Viewer,
  request: Request,
  { response, name }: { response: unknown; name: string },
): Promise<boolean> {
  const { userId } = viewer
  const asked = await takeTry(services, 'passkey-add', request)
  if (!asked?.nonce || asked.userId !== userId) return false
  const verified = await verifyRegistrationResponse({
    response: response as RegistrationResponseJSON,
    expectedChallenge: asked.nonce,
    expectedOrigin: [...services.site.origins],
    expectedRPID: services.site.origins.map(rpIdAt),
  }).catch(() => null)
  if (!verified?.verified) return false
  const { credential, credentialBackedUp } = verified.registrationInfo
  const kept = await grant(services, userId, [byChallenge(asked.id), bySession(viewer)], async (held) => {
    await closeChallenge(held, asked.id)
    const [own] = await held.select({ passkeys: count() }).from(passkeys).where(eq(passkeys.userId, userId))
    if ((own?.passkeys ?? 0) >= MAX_PASSKEYS) return { ok: false }
    const added = await held
      .insert(passkeys)
      .values({
        userId,
        name: nameOr(name, 'Passkey'),
        credentialId: credential.id,
        publicKey: Buffer.from(credential.publicKey).toString('base64url'),
        counter: credential.counter,
        transports: credential.transports ?? [],
        isBackedUp: credentialBackedUp,
        createdAt: services.clock.now(),
      })
      .onConflictDoNothing()
      .returning({ id: passkeys.id })
    if (added.length > 0) await sendAccountNotice(held, services, { userId, notice: 'passkey-added' })
    return { ok: added.length > 0 }
  })
  return kept.ok
}

/** Asks any passkey of this site who it belongs to: one of the address at which the browser is. */
export async function askForPasskey(
  services: Pick<Infrastructure, 'db' | 'clock' | 'site'>,
  request: Request,
  next: string | null,
): Promise<{ options: PublicKeyCredentialRequestOptionsJSON; cookie: string }> {
  const options = await generateAuthenticationOptions({ rpID: rpIdAt(request.url), userVerification })
  return { options, cookie: await askAnybody(services, { nonce: options.challenge, next }) }
}

export type PasskeySignIn =
  | { ok: true; headers: Headers; userId: string; next: string | null }
  | { ok: false; reason: 'unknown' }
  | { ok: false; reason: 'wait'; retryAfterSeconds: number }

/** Signs in with a passkey, at aal2. Whoever was signed in in this browser is signed out first, everywhere. */
export async function signInByPasskey(services: SignInServices, response: unknown, visit: Visit): Promise<PasskeySignIn> {
  const { request, network } = visit
  const allowed = await services.limits.take(signInsOfNetwork, network)
  if (!allowed.ok) return { ...allowed, reason: 'wait' }
  const asked = await takeTry(services, 'passkey-sign-in', request)
  const found = asked?.nonce ? await findCredential(services, response) : null
  if (!asked?.nonce || !found) return { ok: false, reason: 'unknown' }
  const { passkey, email, emailVerified } = found
  const verified = await verifyAuthenticationResponse({
    response: response as AuthenticationResponseJSON,
    expectedChallenge: asked.nonce,
    expectedOrigin: [...services.site.origins],
    expectedRPID: services.site.origins.map(rpIdAt),
    credential: {
      id: passkey.credentialId,
      publicKey: new Uint8Array(Buffer.from(passkey.publicKey, 'base64url')),
      counter: passkey.counter,
      transports: passkey.transports as AuthenticatorTransport[],
    },
  }).catch(() => null)
  if (!verified?.verified || !(await closeChallenge(services.db, asked.id))) return { ok: false, reason: 'unknown' }
  await endSessionsOfBrowser(services, request)
  const { id, userId } = passkey
  const counted = { counter: verified.authenticationInfo.newCounter, lastUsedAt: services.clock.now() }
  return grant(services, userId, [byPasskey(id)], async (held): Promise<PasskeySignIn> => {
    await held.update(passkeys).set(counted).where(eq(passkeys.id, id))
    const person = { id: userId, email, emailVerified }
    const { headers } = await enter(held, services, person, visit, { assurance: 'aal2', methods: ['passkey'] })
    headers.append('Set-Cookie', forgetChallenge(services, 'passkey-sign-in'))
    return { ok: true, headers, userId, next: asked.next }
  })
}

export async function renamePasskey(
  { db }: Pick<Infrastructure, 'db'>,
  userId: string,
  id: string,
  name: string,
): Promise<boolean> {
  const renamed = await db
    .update(passkeys)
    .set({ name: nameOr(name, 'Passkey') })
    .where(own(userId, id))
    .returning({ id: passkeys.id })
  return renamed.length > 0
}

export function removePasskey(
  services: Pick<Infrastructure, 'db' | 'jobs' | 'limits'>,
  userId: string,
  id: string,
): Promise<boolean> {
  return services.db.transaction(async (tx) => {
    const held = await holdAccount(tx, userId)
    const removed = await held?.delete(passkeys).where(own(userId, id)).returning({ id: passkeys.id })
    if (!held || !removed?.length) return false
    await sendAccountNotice(held, services, { userId, notice: 'passkey-removed' })
    return true
  })
}

async function findCredential({ db }: Pick<Infrastructure, 'db'>, response: unknown) {
  const id = z.object({ id: z.string().max(2000) }).safeParse(response)
  if (!id.success) return null
  const [found] = await db
    .select({ passkey: passkeys, email: users.email, emailVerified: users.emailVerified })
    .from(passkeys)
    .innerJoin(users, eq(users.id, passkeys.userId))
    .where(eq(passkeys.credentialId, id.data.id))
  return found ?? null
}

function own(userId: string, id: string) {
  return and(eq(passkeys.userId, userId), eq(passkeys.id, isId(id) ? id : '00000000-0000-0000-0000-000000000000'))
}

function nameOr(name: string, otherwise: string): string {
  return name.replaceAll(/\s+/g, ' ').trim().slice(0, NAME_LIMIT) || otherwise
}
