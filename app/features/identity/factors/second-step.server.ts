import type { Method } from '#features/identity/core/access/assurance.ts'
import {
  closeChallenge,
  findChallenge,
  forgetChallenge,
  takeTry,
  type Challenge,
} from '#features/identity/core/access/challenges.server.ts'
import { acceptTotp } from '#features/identity/core/access/factors.server.ts'
import { countRecoveryCodes, useRecoveryCode } from '#features/identity/core/access/recovery-codes.server.ts'
import { enter } from '#features/identity/core/access/sign-in.server.ts'
import { findAccount } from '#features/identity/core/accounts.server.ts'
import { byChallenge, grant } from '#features/identity/core/grants.server.ts'
import { triesKey } from '#features/identity/core/known-browser.server.ts'
import { codesOfAccount } from '#features/identity/core/limits.server.ts'
import { sendAccountNotice } from '#features/identity/core/notices.server.ts'
import type { SignInServices } from '#features/identity/core/ports.server.ts'
import type { Visit } from '#features/identity/core/visit.ts'
import type { Infrastructure } from '#platform/infrastructure.server.ts'

export type SecondStep =
  | { ok: true; headers: Headers; userId: string; next: string | null; recoveryCodesLeft: number | null }
  | { ok: false; reason: 'wrong'; triesLeft: number }
  | { ok: false; reason: 'over' }
  | { ok: false; reason: 'wait'; retryAfterSeconds: number }

/** The sign-in that waits in this browser for its second step; null when there is none, or it has had its five answers. */
export function findSecondStep(
  services: Pick<Infrastructure, 'db' | 'clock' | 'site'>,
  request: Request,
): Promise<Challenge | null> {
  return findChallenge(services, 'second-step', request)
}

/**
 * Takes the second step with a code of the authenticator app or a recovery code. At most five answers a sign-in, and twenty an
 * account in a quarter of an hour, known browsers counted apart: whoever knows the password from elsewhere keeps nobody out. Each
 * code counts once.
 */
export async function takeSecondStep(services: SignInServices, code: string, visit: Visit): Promise<SecondStep> {
  const asked = await takeTry(services, 'second-step', visit.request)
  const account = asked?.userId ? await findAccount(services.db, asked.userId) : null
  if (!asked || !account) return { ok: false, reason: 'over' }
  const key = triesKey(services, visit.request, account.email)
  const allowed = await services.limits.take(codesOfAccount, key)
  if (!allowed.ok) return { ...allowed, reason: 'wait' }
  const { userId } = account
  const taken = await grant(services, userId, [byChallenge(asked.id)], async (held): Promise<SecondStep> => {
    const method = await methodOf({ ...services, db: held }, userId, code)
    if (!method)
      return asked.triesLeft > 0 ? { ok: false, reason: 'wrong', triesLeft: asked.triesLeft } : { ok: false, reason: 'over' }
    await closeChallenge(held, asked.id)
    const person = { id: userId, email: account.email, emailVerified: account.emailVerified }
    const { headers } = await enter(held, services, person, visit, { assurance: 'aal2', methods: [...asked.methods, method] })
    headers.append('Set-Cookie', forgetChallenge(services, 'second-step'))
    const isRecovery = method === 'recovery-code'
    if (isRecovery) await sendAccountNotice(held, services, { userId, notice: 'recovery-used' })
    const recoveryCodesLeft = isRecovery ? await countRecoveryCodes(held, userId) : null
    return { ok: true, headers, userId, next: asked.next, recoveryCodesLeft }
  })
  if (taken.ok) await services.limits.clear(codesOfAccount, key)
  return taken
}

async function methodOf(
  services: Pick<Infrastructure, 'db' | 'clock' | 'secret'>,
  userId: string,
  code: string,
): Promise<Method | null> {
  if (/^\s*(?:\d\s*){6}$/.test(code)) return (await acceptTotp(services, userId, code)) ? 'totp' : null
  return (await useRecoveryCode(services, userId, code)) ? 'recovery-code' : null
}
