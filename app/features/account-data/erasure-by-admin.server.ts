import { inArray } from 'drizzle-orm'

import { act, type Acted } from '#features/identity/people/roles.server.ts'
import type { Infrastructure } from '#platform/infrastructure.server.ts'

import { findErasure, scheduleErasure } from './erasure.server.ts'
import { erasures } from './tables.server.ts'

/** What an admin asks for: the account is erased in seven days. Somebody who runs the site has to be left, and not about to go. */
export function requestErasureOf(
  services: Pick<Infrastructure, 'db' | 'jobs' | 'audit' | 'clock'>,
  { userId, requestedBy }: { userId: string; requestedBy: string },
): Promise<Acted> {
  return act(services, { userId, by: requestedBy }, async (tx, admins) => {
    const inside = { ...services, db: tx }
    if (await findErasure(inside, userId)) return { ok: true }
    if (admins.has(userId)) {
      const going = await tx
        .select({ userId: erasures.userId })
        .from(erasures)
        .where(inArray(erasures.userId, [...admins]))
      const staying = [...admins].filter((id) => id !== userId && going.every((row) => row.userId !== id))
      if (staying.length === 0) return { ok: false, reason: 'only-admin' }
    }
    const scheduled = await scheduleErasure(inside, userId, true)
    if (!scheduled.ok) return scheduled
    await services.audit.record(tx, { actor: { userId: requestedBy }, action: 'erasure.requested', subjectId: userId })
    return { ok: true }
  })
}
