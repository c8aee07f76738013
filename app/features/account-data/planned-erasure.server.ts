import { and, eq, gt, isNull } from 'drizzle-orm'

import { sendAccountNotice } from '#features/identity/core/notices.server.ts'
import type { Transaction } from '#platform/db.server.ts'
import type { Infrastructure } from '#platform/infrastructure.server.ts'

import { erasures } from './tables.server.ts'

/**
 * An erasure that was asked for in an account does not outlive the proof whose account it is: somebody who had the password could have asked.
 * One that those who run the site started stays, and so does one whose day has come.
 */
export const plannedErasure = {
  async callOff(tx: Transaction, services: Pick<Infrastructure, 'clock' | 'jobs' | 'limits'>, userId: string) {
    const calledOff = await tx
      .delete(erasures)
      .where(
        and(
          eq(erasures.userId, userId),
          eq(erasures.isByAdmin, false),
          gt(erasures.dueAt, services.clock.now()),
          isNull(erasures.erasedAt),
        ),
      )
      .returning({ id: erasures.id })
    if (calledOff.length > 0) await sendAccountNotice(tx, services, { userId, notice: 'erasure-called-off' })
  },
}
