import { dropFactors, hasVerifiedFactor } from '#features/identity/core/access/factors.server.ts'
import { endSessions } from '#features/identity/core/access/sessions.server.ts'
import { sendAccountNotice } from '#features/identity/core/notices.server.ts'
import type { Infrastructure } from '#platform/infrastructure.server.ts'

import { act, type Acted, type ActOnPerson } from './roles.server.ts'

/**
 * Takes away the second step of somebody who has lost it, signs them out everywhere, and tells them by mail. Their own an admin turns off
 * with the password, as everybody does: a stolen session is no way around it.
 */
export function takeSecondStepOf(
  services: Pick<Infrastructure, 'db' | 'jobs' | 'audit' | 'limits'>,
  { userId, by }: ActOnPerson,
): Promise<Acted> {
  return act(services, { userId, by }, async (held) => {
    if (userId === by) return { ok: false, reason: 'own-account' }
    if (!(await hasVerifiedFactor(held, userId))) return { ok: true }
    await dropFactors(held, userId)
    const sessions = await endSessions(held, userId)
    await sendAccountNotice(held, services, { userId, notice: 'factor-taken' })
    const actor = { userId: by }
    await services.audit.record(held, { actor, action: 'second-step.taken', subjectId: userId, details: { sessions } })
    return { ok: true }
  })
}
