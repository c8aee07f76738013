import type { AuditTrail } from '#platform/audit-trail.ts'
import type { Transaction } from '#platform/db.server.ts'
import type { Infrastructure } from '#platform/infrastructure.server.ts'
import { keyedHash } from '#platform/tokens.server.ts'

import { auditLog, auditPeople } from './tables.server.ts'

/** The audit log of the product. */
export function createAuditTrail({ clock, secret }: Pick<Infrastructure, 'clock' | 'secret'>): AuditTrail {
  /** The pseudonym of a person, which leads back to them until their account is erased. */
  async function pseudonymOf(tx: Transaction, userId: string): Promise<string> {
    const pseudonym = keyedHash(secret, 'audit mark', userId)
    await tx.insert(auditPeople).values({ mark: pseudonym, userId }).onConflictDoNothing()
    return pseudonym
  }
  return {
    async record(tx, { actor, action, subjectId, details = {} }) {
      const isPerson = typeof actor !== 'string'
      await tx.insert(auditLog).values({
        at: clock.now(),
        actorKind: isPerson ? 'person' : actor,
        actorMark: isPerson ? await pseudonymOf(tx, actor.userId) : null,
        action,
        subjectMark: subjectId === undefined ? null : await pseudonymOf(tx, subjectId),
        details,
      })
    },
  }
}
