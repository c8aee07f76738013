import { renderSVG } from 'uqr'

import { sendNotice } from '#features/identity/mail-jobs.server.ts'
import { checkOwnPassword, type Checked } from '#features/identity/own-password.server.ts'
import type { Viewer } from '#features/identity/viewer.ts'
import type { Services } from '#platform/services.server.ts'

import { findPendingSecret, listFactors, removeFactor, verifyFactor } from './factors.server.ts'
import { countRecoveryCodes, giveRecoveryCodes } from './recovery-codes.server.ts'
import { totpUri } from './totp.server.ts'

/** What the person's page says of their second step. */
export async function describeOwnFactor({ db }: Services, userId: string) {
  const verified = (await listFactors(db, userId)).find(({ status }) => status === 'verified')
  if (!verified) return { isOn: false as const }
  const { verifiedAt, lastUsedAt } = verified
  return { isOn: true as const, verifiedAt, lastUsedAt, recoveryCodesLeft: await countRecoveryCodes(db, userId) }
}

/** What an authenticator app needs: a QR code to look at, and the same as letters to type. Null when nothing is being set up. */
export async function showEnrolment(services: Services, { userId, email }: Viewer): Promise<{ qr: string; key: string } | null> {
  const secret = await findPendingSecret(services, userId)
  if (!secret) return null
  const uri = totpUri(secret, { issuer: await services.site.name(), account: email })
  // Readers need dark on light, whatever the theme.
  const qr = renderSVG(uri, { border: 2, whiteColor: '#fff', blackColor: '#111' })
  return { qr, key: secret.replaceAll(/(.{4})(?=.)/g, '$1 ') }
}

/** Turns the second step on with its first code. Returns the recovery codes, shown once; null when the code is wrong. */
export async function turnOn(services: Services, viewer: Viewer, code: string): Promise<string[] | null> {
  const codes = await verifyFactor(services, viewer, code)
  if (codes) await tell(services, viewer, 'factor-added')
  return codes
}

/** Turns it off again, with the password. */
export async function turnOff(services: Services, viewer: Viewer, password: string): Promise<Checked> {
  const checked = await checkOwnPassword(services, viewer, password)
  if (!checked.ok) return checked
  await removeFactor(services, viewer.userId)
  await tell(services, viewer, 'factor-removed')
  return checked
}

/** Ten new recovery codes in the place of the old ones, with the password. */
export async function renewRecoveryCodes(
  services: Services,
  viewer: Viewer,
  password: string,
): Promise<{ ok: true; codes: string[] } | Exclude<Checked, { ok: true }>> {
  const checked = await checkOwnPassword(services, viewer, password)
  if (!checked.ok) return checked
  return { ok: true, codes: await services.db.transaction((tx) => giveRecoveryCodes({ ...services, db: tx }, viewer.userId)) }
}

function tell(services: Services, { userId }: Viewer, notice: 'factor-added' | 'factor-removed'): Promise<void> {
  return services.db.transaction((tx) => services.jobs.send(tx, sendNotice, { userId, notice }))
}
