import { listNames } from '#features/identity/people/names.server.ts'
import type { AuditTrail } from '#platform/audit-trail.ts'
import type { Services } from '#platform/services.server.ts'

import { addressMark } from './address-mark.server.ts'
import { auditLog } from './tables.server.ts'

/** The audit log of the product. */
export function createAuditTrail(services: Pick<Services, 'clock' | 'secret'>): AuditTrail {
  return {
    async record(tx, { actor, action, subjectId, details = {} }) {
      const actorId = typeof actor === 'string' ? null : actor.userId
      const names = await listNames(tx, [actorId, subjectId])
      const markOf = (id: string) => {
        const known = names.get(id)
        if (!known) throw new Error('The audit log was told of somebody who has no account.')
        return addressMark(services, known.email)
      }
      await tx.insert(auditLog).values({
        at: services.clock.now(),
        actorKind: typeof actor === 'string' ? actor : 'person',
        ...(actorId && { actorId, actorMark: markOf(actorId) }),
        action,
        ...(subjectId && { subjectId, subjectMark: markOf(subjectId) }),
        details,
      })
    },
  }
}
