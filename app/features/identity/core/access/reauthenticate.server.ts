import { hasPassword } from '#features/identity/core/accounts.server.ts'
import { byAsManySteps, byPassword, bySession, type Ground } from '#features/identity/core/grants.server.ts'
import { knownKey } from '#features/identity/core/known-browser.server.ts'
import { codesOfAccount, waitSentence } from '#features/identity/core/limits.server.ts'
import type { Viewer } from '#features/identity/core/viewer.ts'
import type { Infrastructure } from '#platform/infrastructure.server.ts'

import { acceptTotp, hasVerifiedFactor } from './factors.server.ts'
import { checkOwnPassword, PASSWORD_WRONG, SIGNED_OUT_MEANWHILE } from './own-password.server.ts'
import { sessionStart } from './sessions.server.ts'

/** Without a password, a sign-in counts as a proof for this long. */
const FRESH_MS = 10 * 60 * 1000

export type ReauthenticationRefusal =
  | { ok: false; reason: 'missing' | 'wrong' | 'wrong-code' | 'stale' | 'signed-out' }
  | { ok: false; reason: 'wait'; retryAfterSeconds: number }

/** What was shown has to stand still when the way in is added. */
export interface Reauthenticated {
  readonly ok: true
  readonly grounds: readonly [Ground<'signed-out'>, ...ReadonlyArray<Ground<'wrong'>>]
}

/**
 * Asks whoever is signed in to show once more who they are, before another way in is added: a session that was stolen must not outlive
 * itself. By the password; in an account without one, by having signed in (with a mailed link, or a passkey) in the last ten minutes.
 */
export async function reauthenticate(
  services: Pick<Infrastructure, 'db' | 'limits' | 'clock' | 'site' | 'secret'>,
  viewer: Viewer,
  password: string,
): Promise<Reauthenticated | ReauthenticationRefusal> {
  const checked = password === '' ? await withoutPassword(services, viewer) : await checkOwnPassword(services, viewer, password)
  if (checked.ok) return { ok: true, grounds: [bySession(viewer), byPassword(checked.hash)] }
  if (checked.reason !== 'none') return checked
  const openedAt = await sessionStart(services, viewer.sessionId)
  const isFresh = openedAt !== null && services.clock.now().getTime() - openedAt.getTime() <= FRESH_MS
  return isFresh ? { ok: true, grounds: [bySession(viewer)] } : { ok: false, reason: 'stale' }
}

/** What somebody can show for `confirmAct`, beside a fresh sign-in where there is no password. */
export async function findProofs(
  db: Infrastructure['db'],
  userId: string,
): Promise<{ asksPassword: boolean; takesCode: boolean }> {
  return { asksPassword: await hasPassword(db, userId), takesCode: await hasVerifiedFactor(db, userId) }
}

/**
 * The same before a grave act that adds no way in: there a code of the authenticator app may stand in the place of the password. Each counts once,
 * and they are counted with those of a sign-in.
 */
export async function confirmAct(
  services: Pick<Infrastructure, 'db' | 'limits' | 'clock' | 'site' | 'secret'>,
  viewer: Viewer,
  { password = '', code = '' }: Readonly<Partial<Record<'password' | 'code', string>>>,
): Promise<Reauthenticated | ReauthenticationRefusal> {
  if (password !== '' || code.trim() === '') return reauthenticate(services, viewer, password)
  const key = knownKey(services, viewer.email)
  const allowed = await services.limits.take(codesOfAccount, key)
  if (!allowed.ok) return { ...allowed, reason: 'wait' }
  if (!(await acceptTotp(services, viewer.userId, code))) return { ok: false, reason: 'wrong-code' }
  await services.limits.clear(codesOfAccount, key)
  return { ok: true, grounds: [bySession(viewer), byAsManySteps({ hasFactor: true })] }
}

async function withoutPassword(
  { db }: Pick<Infrastructure, 'db'>,
  { userId }: Viewer,
): Promise<{ ok: false; reason: 'missing' } | { ok: false; reason: 'none' }> {
  return (await hasPassword(db, userId)) ? { ok: false, reason: 'missing' } : { ok: false, reason: 'none' }
}

/** One sentence on what was not shown, and whether it belongs beside the field of the password. */
export function explainReauthentication(refusal: ReauthenticationRefusal): {
  sentence: string
  field?: 'password' | 'code'
  status: number
} {
  switch (refusal.reason) {
    case 'missing':
      return { sentence: 'Password is required', field: 'password', status: 400 }
    case 'wrong':
      return { sentence: PASSWORD_WRONG, field: 'password', status: 400 }
    case 'wrong-code':
      return { sentence: 'This code is not right, or it was used already', field: 'code', status: 400 }
    case 'signed-out':
      return { sentence: SIGNED_OUT_MEANWHILE, status: 401 }
    case 'stale':
      return { sentence: STALE, status: 403 }
    case 'wait':
      return { sentence: waitSentence(refusal.retryAfterSeconds), status: 429 }
  }
}

const STALE = 'You signed in more than ten minutes ago. Please sign out and in again first, or choose a password.'
