import { and, eq, inArray, isNull } from 'drizzle-orm'
import { z } from 'zod'

import { listAdmins } from '#features/identity/people/admins.server.ts'
import { tellInbox } from '#features/inbox/live/inbox-topic.server.ts'
import { SEVERAL } from '#features/inbox/live/inbox-word.ts'
import { inboxMessages } from '#features/inbox/tables.server.ts'
import type { Services } from '#platform/services.server.ts'

import type { Deed } from './deed.ts'

export type Changed = { ok: true; count: number } | { ok: false; reason: 'no-admin' }

/** Does something to items, all at once or none; how many of them there were. */
export async function changeItems(services: Services, ids: ReadonlyArray<string>, deed: Deed): Promise<Changed> {
  const { db, clock } = services
  const named = ids.filter(isId)
  if (deed.do === 'assign' && deed.assigneeId !== null) {
    const admins = await listAdmins(db)
    if (!admins.some(({ userId }) => userId === deed.assigneeId)) return { ok: false, reason: 'no-admin' }
  }
  if (named.length === 0) return { ok: true, count: 0 }
  return db.transaction(async (tx) => {
    const these = inArray(inboxMessages.id, named)
    const changed =
      deed.do === 'delete'
        ? await tx.delete(inboxMessages).where(these).returning({ id: inboxMessages.id })
        : await tx.update(inboxMessages).set(changeOf(deed, clock.now())).where(these).returning({ id: inboxMessages.id })
    if (changed.length > 0) await tellInbox(services, tx, changed.length === 1 ? changed[0]!.id : SEVERAL)
    return { ok: true, count: changed.length }
  })
}

function changeOf(deed: Deed, now: Date): Partial<typeof inboxMessages.$inferInsert> {
  if (deed.do === 'status') return { status: deed.status }
  if (deed.do === 'assign') return { assigneeId: deed.assigneeId }
  if (deed.do === 'read' || deed.do === 'unread') return { readAt: deed.do === 'read' ? now : null }
  return { spam: deed.do === 'spam' }
}

/** Somebody has opened an item: from then on it is read. */
export async function markSeen(services: Services, id: string): Promise<void> {
  await services.db.transaction(async (tx) => {
    const seen = await tx
      .update(inboxMessages)
      .set({ readAt: services.clock.now() })
      .where(and(eq(inboxMessages.id, id), isNull(inboxMessages.readAt)))
      .returning({ id: inboxMessages.id })
    if (seen.length > 0) await tellInbox(services, tx, id)
  })
}

export function isId(id: string): boolean {
  return z.uuid().safeParse(id).success
}
