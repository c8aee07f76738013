import { act, type Acted, type ActOnPerson } from '#features/identity/people/roles.server.ts'
import { grantMembership, revokeMembership } from '#features/membership/core/membership.server.ts'
import type { Infrastructure } from '#platform/infrastructure.server.ts'

/** Gives a person full access until an instant, or without end. Given again, the new end counts. The audit log says who did it. */
export function grantAccess(
  services: Pick<Infrastructure, 'db' | 'audit' | 'clock'>,
  { userId, by, until }: ActOnPerson & { readonly until: Date | null },
): Promise<Acted> {
  return act(services, { userId, by }, async (tx) => {
    await grantMembership({ ...services, db: tx }, userId, until, by)
    const details = until ? { until: until.toISOString() } : {}
    await services.audit.record(tx, { actor: { userId: by }, action: 'membership.granted', subjectId: userId, details })
    return { ok: true }
  })
}

/** Takes back, at once, the access that was given. Where none runs there is nothing to do. */
export function revokeAccess(
  services: Pick<Infrastructure, 'db' | 'audit' | 'clock'>,
  { userId, by }: ActOnPerson,
): Promise<Acted> {
  return act(services, { userId, by }, async (tx) => {
    if (await revokeMembership({ ...services, db: tx }, userId, by)) {
      await services.audit.record(tx, { actor: { userId: by }, action: 'membership.revoked', subjectId: userId })
    }
    return { ok: true }
  })
}
