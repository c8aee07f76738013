import { hashPassword, verifyPassword } from 'better-auth/crypto'

import type { Services } from '#platform/services.server.ts'

import { passwordHashOf, writePassword } from './accounts.server.ts'
import { addressKey, passwordsOfAccount } from './limits.server.ts'
import { sendNotice } from './mail-jobs.server.ts'
import { endOtherSessions } from './own-sessions.server.ts'
import { endAccessTokens } from './tokens/end-tokens.server.ts'
import type { Viewer } from './viewer.ts'

export type Checked =
  | { ok: true }
  | { ok: false; reason: 'wrong' | 'none' }
  | { ok: false; reason: 'wait'; retryAfterSeconds: number }

/** Sentences for a password that was asked again. */
export const PASSWORD_WRONG = 'This is not your password'
export const PASSWORD_NONE = 'Your account has no password yet. Have a link mailed to you and choose one first.'

/** Whether this is the signed-in person's password, as it is asked again before something grave. Counts towards the account's limit. */
export async function checkOwnPassword(
  services: Services,
  { userId, email }: Pick<Viewer, 'userId' | 'email'>,
  password: string,
): Promise<Checked> {
  const hash = await passwordHashOf(services.db, userId)
  if (!hash) return { ok: false, reason: 'none' }
  const key = `${addressKey(services, email)} known`
  const allowed = await services.limits.take(passwordsOfAccount, key)
  if (!allowed.ok) return { ...allowed, reason: 'wait' }
  if (!(await verifyPassword({ hash, password }))) return { ok: false, reason: 'wrong' }
  await services.limits.clear(passwordsOfAccount, key)
  return { ok: true }
}

/**
 * Changes the password (already held to the rule), ends all other sessions, and tells the person by mail. Whoever knows the
 * password has kept the account to themselves, so tokens of programs go on, unless the person wants them ended too.
 */
export async function changeOwnPassword(
  services: Services,
  viewer: Viewer,
  change: { current: string; next: string; endsTokens: boolean },
): Promise<Checked> {
  const checked = await checkOwnPassword(services, viewer, change.current)
  if (!checked.ok) return checked
  const hash = await hashPassword(change.next)
  await services.db.transaction(async (tx) => {
    await writePassword(tx, services, viewer.userId, hash)
    await endOtherSessions({ db: tx }, viewer)
    if (change.endsTokens) await endAccessTokens(tx, viewer.userId)
    await services.jobs.send(tx, sendNotice, { userId: viewer.userId, notice: 'password-changed' })
  })
  return { ok: true }
}
