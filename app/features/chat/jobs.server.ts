import { and, isNotNull, isNull, lt, or, sql } from 'drizzle-orm'
import { z } from 'zod'

import { forgetConversations } from '#features/inbox/forget-conversations.server.ts'
import type { Infrastructure } from '#platform/infrastructure.server.ts'
import { defineJob, handleJob } from '#platform/jobs.server.ts'

import { chatConversations, chatTokens } from './core/tables.server.ts'

const DAY_MS = 24 * 60 * 60 * 1000
/** As /privacy promises: 90 days, and two years where the team was asked or told. */
export const RETENTION_DAYS = { alone: 90, withTeam: 2 * 365 }

/** Removes conversations that have rested long enough, also from the inbox, and counts of tokens that nobody asks for any more. */
export async function removeOldConversations(services: Pick<Infrastructure, 'db' | 'broadcast' | 'clock'>): Promise<void> {
  const { db, clock } = services
  const before = (days: number) => new Date(clock.now().getTime() - days * DAY_MS)
  const { id, lastAt, leadAt, personAt } = chatConversations
  await db.transaction(async (tx) => {
    await tx
      .delete(chatConversations)
      .where(
        or(
          and(isNull(leadAt), isNull(personAt), lt(lastAt, before(RETENTION_DAYS.alone))),
          and(or(isNotNull(leadAt), isNotNull(personAt)), lt(lastAt, before(RETENTION_DAYS.withTeam))),
        ),
      )
    await forgetConversations(services, tx, tx.select({ ref: sql`${id}::text` }).from(chatConversations))
  })
  await db.delete(chatTokens).where(lt(chatTokens.day, before(RETENTION_DAYS.alone).toISOString().slice(0, 10)))
}

/** Every night. */
const removeOld = defineJob({ name: 'chat.remove-old', payload: z.unknown(), cron: '47 3 * * *' })

export const chatJobs = [handleJob(removeOld, removeOldConversations)]
