import { renderSVG } from 'uqr'

import { findChallenge, openChallenge, type Challenge } from '#features/identity/core/access/challenges.server.ts'
import {
  beginFactor,
  dropFactors,
  findPendingSecret,
  hasVerifiedFactor,
  listFactors,
  verifyFactor,
} from '#features/identity/core/access/factors.server.ts'
import { checkOwnPassword, type DoneWithPassword, type NotDone } from '#features/identity/core/access/own-password.server.ts'
import { reauthenticate, type ReauthenticationRefusal } from '#features/identity/core/access/reauthenticate.server.ts'
import { countRecoveryCodes, giveRecoveryCodes } from '#features/identity/core/access/recovery-codes.server.ts'
import { totpUri } from '#features/identity/core/access/totp.server.ts'
import { byChallenge, byPassword, bySession, grant } from '#features/identity/core/grants.server.ts'
import { knownKey } from '#features/identity/core/known-browser.server.ts'
import { codesOfAccount } from '#features/identity/core/limits.server.ts'
import { sendAccountNotice } from '#features/identity/core/notices.server.ts'
import type { Viewer } from '#features/identity/core/viewer.ts'
import type { Infrastructure } from '#platform/infrastructure.server.ts'

/** What the person's page says of their second step. */
export async function describeOwnFactor({ db }: Pick<Infrastructure, 'db'>, userId: string) {
  const verified = (await listFactors(db, userId)).find(({ status }) => status === 'verified')
  if (!verified) return { isOn: false as const }
  const { verifiedAt, lastUsedAt } = verified
  return { isOn: true as const, verifiedAt, lastUsedAt, recoveryCodesLeft: await countRecoveryCodes(db, userId) }
}

export type Begun = { ok: true; headers: Headers } | { ok: false; reason: 'on' } | ReauthenticationRefusal

/**
 * Begins to set up an authenticator app, for somebody who shows once more who they are. It goes on in this browser alone, for ten
 * minutes: whoever else has the session neither sees the secret nor turns the step on.
 */
export async function beginEnrolment(
  services: Pick<Infrastructure, 'db' | 'limits' | 'clock' | 'site' | 'secret'>,
  viewer: Viewer,
  password: string,
): Promise<Begun> {
  const proof = await reauthenticate(services, viewer, password)
  if (!proof.ok) return proof
  const { userId } = viewer
  return grant(services, userId, proof.grounds, async (held): Promise<Begun> => {
    if (!(await beginFactor(held, services, userId, 'totp'))) return { ok: false, reason: 'on' }
    const question = await openChallenge(held, services, 'factor-add', { userId })
    return { ok: true, headers: new Headers({ 'Set-Cookie': question }) }
  })
}

async function findEnrolment(
  services: Pick<Infrastructure, 'db' | 'clock' | 'site'>,
  { userId }: Viewer,
  request: Request,
): Promise<Challenge | null> {
  const asked = await findChallenge(services, 'factor-add', request)
  return asked?.userId === userId ? asked : null
}

/** What an authenticator app needs: a QR code to look at, and the same as letters to type. Null when nothing is being set up here. */
export async function showEnrolment(
  services: Pick<Infrastructure, 'db' | 'clock' | 'site' | 'secret'>,
  viewer: Viewer,
  request: Request,
): Promise<{ qr: string; key: string } | null> {
  const { userId, email } = viewer
  const secret = (await findEnrolment(services, viewer, request)) && (await findPendingSecret(services, userId))
  if (!secret) return null
  const uri = totpUri(secret, { issuer: await services.site.name(), account: email })
  // Readers need dark on light, whatever the theme.
  const qr = renderSVG(uri, { border: 2, whiteColor: '#fff', blackColor: '#111' })
  return { qr, key: secret.replaceAll(/(.{4})(?=.)/g, '$1 ') }
}

export type TurnedOn = { ok: true; codes: string[] } | { ok: false; reason: 'over' | 'wrong' } | Wait

/** Turns the second step on with its first code. Returns the recovery codes, which are shown once. */
export async function turnOn(
  services: Pick<Infrastructure, 'db' | 'jobs' | 'limits' | 'clock' | 'site' | 'secret'>,
  viewer: Viewer,
  code: string,
  request: Request,
): Promise<TurnedOn> {
  const asked = await findEnrolment(services, viewer, request)
  if (!asked) return { ok: false, reason: 'over' }
  const allowed = await services.limits.take(codesOfAccount, knownKey(services, viewer.email))
  if (!allowed.ok) return { ...allowed, reason: 'wait' }
  const turned = await grant(services, viewer.userId, [byChallenge(asked.id), bySession(viewer)], async (held) => {
    const codes = await verifyFactor(held, services, viewer, code)
    return codes ? { ok: true as const, codes } : { ok: false as const, reason: 'wrong' as const }
  })
  return turned.ok || turned.reason === 'wrong' ? turned : { ok: false, reason: 'over' }
}

type Wait = { ok: false; reason: 'wait'; retryAfterSeconds: number }

/** Turns it off again, with the password. Who had none is told nothing by mail. */
export async function turnOff(
  services: Pick<Infrastructure, 'db' | 'jobs' | 'limits' | 'site' | 'secret'>,
  viewer: Viewer,
  password: string,
): Promise<DoneWithPassword> {
  const checked = await checkOwnPassword(services, viewer, password)
  if (!checked.ok) return checked
  const { userId } = viewer
  return grant(services, userId, [bySession(viewer), byPassword(checked.hash)], async (held) => {
    const wasOn = await hasVerifiedFactor(held, userId)
    await dropFactors(held, userId)
    if (wasOn) await sendAccountNotice(held, services, { userId, notice: 'factor-removed' })
    return { ok: true }
  })
}

export type Renewed = { ok: true; codes: string[] } | { ok: false; reason: 'off' } | NotDone

/** Ten new recovery codes in the place of the old ones, with the password. Without a second step there is nothing that they could stand in for. */
export async function renewRecoveryCodes(
  services: Pick<Infrastructure, 'db' | 'limits' | 'clock' | 'site' | 'secret'>,
  viewer: Viewer,
  password: string,
): Promise<Renewed> {
  const checked = await checkOwnPassword(services, viewer, password)
  if (!checked.ok) return checked
  const { userId } = viewer
  return grant(services, userId, [bySession(viewer), byPassword(checked.hash)], async (held): Promise<Renewed> => {
    if (!(await hasVerifiedFactor(held, userId))) return { ok: false, reason: 'off' }
    return { ok: true, codes: await giveRecoveryCodes(held, services, userId) }
  })
}
