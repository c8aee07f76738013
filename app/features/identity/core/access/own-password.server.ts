import { passwordHashOf, writePassword } from '#features/identity/core/accounts.server.ts'
import { byPassword, bySession, grant } from '#features/identity/core/grants.server.ts'
import { knownKey } from '#features/identity/core/known-browser.server.ts'
import { passwordsOfAccount } from '#features/identity/core/limits.server.ts'
import { sendAccountNotice } from '#features/identity/core/notices.server.ts'
import { hashPassword, verifyPassword } from '#features/identity/core/password-hash.server.ts'
import { LONGEST_PASSWORD } from '#features/identity/core/password-rule.ts'
import type { IdentityPorts } from '#features/identity/core/ports.server.ts'
import type { Viewer } from '#features/identity/core/viewer.ts'
import type { Infrastructure } from '#platform/infrastructure.server.ts'

import { endAccessTokens } from './end-tokens.server.ts'
import { dropRemoval } from './factors.server.ts'
import { endFurtherAccess } from './further-access.server.ts'
import { voidLinks } from './mailed-links.server.ts'
import { endSessions } from './sessions.server.ts'

export type NotChecked =
  | { ok: false; reason: 'wrong' }
  | { ok: false; reason: 'none' }
  | { ok: false; reason: 'wait'; retryAfterSeconds: number }

/** The hash is what the password was compared with: whatever is granted for it asks whether it still stands (`byPassword`). */
export type Checked = { ok: true; hash: string } | NotChecked

/** How an act ends for which somebody who is signed in gave the password. */
export type DoneWithPassword = { ok: true } | NotDone
export type NotDone = NotChecked | { ok: false; reason: 'signed-out' }

/** Sentences for a password that was asked again. */
export const PASSWORD_WRONG = 'This is not your password'
export const SIGNED_OUT_MEANWHILE = 'You were signed out in the meantime, so nothing was changed. Please sign in and try again.'
export const PASSWORD_NONE = 'Your account has no password yet. Have a link mailed to you and choose one first.'

/** Whether this is the signed-in person's password, as it is asked again before something grave. Counts towards the account's limit. */
export function checkOwnPassword(
  services: Pick<Infrastructure, 'db' | 'limits' | 'site' | 'secret'>,
  person: Pick<Viewer, 'userId' | 'email'>,
  password: string,
): Promise<Checked> {
  return checkPasswordOf(services, person.userId, password, knownKey(services, person.email))
}

/** Whether this is the password of an account, counted under a key of its tries. */
export async function checkPasswordOf(
  services: Pick<Infrastructure, 'db' | 'limits'>,
  userId: string,
  password: string,
  key: string,
): Promise<Checked> {
  const hash = await passwordHashOf(services.db, userId)
  if (!hash) return { ok: false, reason: 'none' }
  const allowed = await services.limits.take(passwordsOfAccount, key)
  if (!allowed.ok) return { ...allowed, reason: 'wait' }
  if (password.length > LONGEST_PASSWORD || !(await verifyPassword(hash, password))) return { ok: false, reason: 'wrong' }
  await services.limits.clear(passwordsOfAccount, key)
  return { ok: true, hash }
}

/**
 * Changes the password (already held to the rule), ends all other sessions, every sign-in under way and the mailed links that would
 * open the account, and tells the person by mail. Whoever knows the password has kept the account to themselves, so tokens of
 * programs and private calendar addresses go on, unless the person wants them ended too.
 */
export async function changeOwnPassword(
  services: Pick<Infrastructure, 'db' | 'jobs' | 'limits' | 'clock' | 'site' | 'secret'> &
    Pick<IdentityPorts, 'furtherAccess' | 'passwordCost'>,
  viewer: Pick<Viewer, 'userId' | 'sessionId' | 'email'>,
  change: { current: string; next: string; endsTokens: boolean; endsAddresses: boolean },
): Promise<DoneWithPassword> {
  const checked = await checkOwnPassword(services, viewer, change.current)
  if (!checked.ok) return checked
  const hash = await hashPassword(services, change.next)
  return grant(services, viewer.userId, [bySession(viewer), byPassword(checked.hash)], async (held) => {
    await writePassword(held, services, viewer.userId, hash)
    await endSessions(held, viewer.userId, { but: viewer.sessionId })
    if (change.endsTokens) await endAccessTokens(held, viewer.userId)
    if (change.endsAddresses) await endFurtherAccess(held, services, viewer.userId)
    await voidLinks(held, services, viewer.userId, ['reset', 'sign-in', 'lose-second-step'])
    await dropRemoval(held, viewer.userId)
    await sendAccountNotice(held, services, { userId: viewer.userId, notice: 'password-changed' })
    return { ok: true }
  })
}
